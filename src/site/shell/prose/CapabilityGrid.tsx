import { css } from '@emotion/react';
import type { TreeElement } from '../../../content/mdx/tree';
import { from } from '../../ui/breakpoints';
import { LocaleLink } from '../../i18n/LocaleLink';
import { H3 } from '../../ui/elements';
import { iconHeading } from '../../ui/iconHeading';
import { ContentIcon } from '../../ui/ContentIcon';
import { Prose } from './Prose';
import { childElements } from './contentTree';

interface CapabilityGridProps {
  element: TreeElement;
  /** Paths of the pages that headings lead to, by the icon. */
  links?: Readonly<Record<string, string>>;
}

/** Items with an icon, a heading and a sentence (MDX: CapabilityGrid). */
export function CapabilityGrid({ element, links = {} }: CapabilityGridProps) {
  const capabilities = childElements(element, 'Capability');
  return (
    <ul role="list" css={[grid, capabilities.length % 2 === 0 ? four : three]}>
      {capabilities.map(({ props, children = [] }) => {
        const path = links[props?.icon ?? ''];
        return (
          <li key={props?.title} css={item}>
            <ContentIcon name={props?.icon} />
            <H3>{path ? <LocaleLink to={path}>{props?.title}</LocaleLink> : props?.title}</H3>
            <p css={text}>
              <Prose tree={children} />
            </p>
          </li>
        );
      })}
    </ul>
  );
}

const grid = css({
  display: 'grid',
  gap: 'var(--space-md) var(--space-xl)',
});

const four = css({
  [from.medium]: { gridTemplateColumns: 'repeat(2, 1fr)', rowGap: 'var(--space-lg)' },
  [from.wide]: { gridTemplateColumns: 'repeat(4, 1fr)' },
});

const three = css({ [from.wide]: { gridTemplateColumns: 'repeat(3, 1fr)' } });

// In columns, the icon is above its heading.
const item = css(iconHeading, { [from.wide]: { gridTemplateColumns: 'minmax(0, 1fr)' } });
const text = css({ color: 'var(--ink2)' });
