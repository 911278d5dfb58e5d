import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { from } from './breakpoints';
import { P, H3 } from './elements';
import { equalColumns } from './equalColumns';
import { iconHeading } from './iconHeading';
import { snappingRow } from './snappingRow';
import type { Hue } from './theme';

interface IconListProps {
  items: readonly { id: string; icon: ReactNode; title: ReactNode; text: ReactNode; hue?: Hue }[];
  /** In cards, on phones in one row. */
  cards?: boolean;
}

/** Items with icons: two or four in a row, or three if odd. */
export function IconList({ items, cards = false }: IconListProps) {
  return (
    <ul role="list" css={[items.length % 2 === 0 ? four : three, cards && row]}>
      {items.map(({ id, icon, title, text, hue }) => (
        <li key={id} data-hue={hue} css={[item, cards && card]}>
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
const row = css(snappingRow, { gap: 'var(--space-sm)' });
const card = css({
  padding: 'var(--space-sm)',
  background: 'var(--surface)',
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius-lg)',
  '& > h3 > a': { color: 'var(--hue)' },
  '& > p': { fontSize: 'var(--text-small)', lineHeight: 'max(1.5, var(--leading-body) - .1)' },
});
