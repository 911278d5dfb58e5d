import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { below, from } from './breakpoints';
import { P, H3 } from './elements';
import { equalColumns } from './equalColumns';
import { iconHeading } from './iconHeading';
import type { Hue } from './theme';

interface IconListProps {
  items: readonly { id: string; icon?: ReactNode; title: ReactNode; text: ReactNode; hue?: Hue }[];
}

/** Items: with icons two or four in a row, or three if odd; without, two or three with lines between them. */
export function IconList({ items }: IconListProps) {
  const isEven = items.length % 2 === 0;
  const hasIcons = items.some(({ icon }) => icon);
  return (
    <ul
      role="list"
      css={hasIcons ? (isEven ? four : three) : equalColumns('0 var(--space-xl)', { wide: isEven ? 2 : 3 })}
    >
      {items.map(({ id, icon, title, text, hue }) => (
        <li key={id} data-hue={hue} css={[item, !icon && plain]}>
          {icon}
          <H3>{title}</H3>
          <P>{text}</P>
        </li>
      ))}
    </ul>
  );
}

const four = equalColumns('var(--space-lg) var(--space-xl)', { medium: 2, wide: 4 });
const three = equalColumns('var(--space-md) var(--space-xl)', { wide: 3 });

// In columns, the icon is above its heading.
const item = css(iconHeading, {
  [from.wide]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  '& > h3': { fontSize: '1.1875rem' },
  '& > p': { color: 'var(--ink2)' },
});
const plain = css({
  display: 'block',
  paddingBlock: 'var(--space-xs)',
  borderBlockStart: '2px solid var(--hue)',
  // In one paragraph.
  [below.medium]: {
    fontSize: 'var(--text-small)',
    lineHeight: 'max(1.5, var(--leading-body) - .1)',
    '& > h3, & > p': { display: 'inline', fontSize: 'inherit', lineHeight: 'inherit' },
    '& > h3': { marginInlineEnd: '.5em' },
  },
});
