import { css } from '@emotion/react';
import type { TreeElement } from '../../../content/mdx/tree';
import { from, mediumOnly } from '../../ui/breakpoints';
import { isIconName } from '../../ui/Icon';
import { IconTile } from '../../ui/IconTile';
import { Prose } from './Prose';
import { childElements } from './contentSections';

/** Items with an icon, a heading and a sentence (MDX: CapabilityGrid). */
export function CapabilityGrid({ element }: { element: TreeElement }) {
  const capabilities = childElements(element, 'Capability');
  return (
    <ul role="list" css={[grid, capabilities.length % 2 === 0 ? four : three]}>
      {capabilities.map(({ props, children = [] }) => (
        <li key={props?.title}>
          {isIconName(props?.icon) && <IconTile icon={props.icon} />}
          <h3 css={heading}>{props?.title}</h3>
          <p css={text}>
            <Prose tree={children} />
          </p>
        </li>
      ))}
    </ul>
  );
}

const grid = css({
  display: 'grid',
  gap: 'var(--space-xl)',
  '& > li': { display: 'grid', gap: 10, alignContent: 'start', justifyItems: 'start' },
});

const four = css({
  [from.medium]: { gridTemplateColumns: 'repeat(2, 1fr)' },
  [from.wide]: { gridTemplateColumns: 'repeat(4, 1fr)' },
});

// A single column of three has its icons next to the text.
const three = css({
  [mediumOnly]: {
    '& > li': { gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: 18 },
    '& > li > span': { gridRow: 'span 2' },
  },
  [from.wide]: { gridTemplateColumns: 'repeat(3, 1fr)' },
});

const heading = css({ marginBlockStart: 6 });
const text = css({ color: 'var(--ink2)' });
