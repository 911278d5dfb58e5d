import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import { from } from './breakpoints';
import { Span } from './elements';

interface StatsProps {
  items: readonly { id: string; value: ReactNode; label: ReactNode }[];
  note: ReactNode;
}

/**
 * Headline figures, each before what it is about: a label continues its figure (“60% less time”) wherever both are read,
 * copied or heard. Whose they are is said first.
 */
export function Stats({ items, note }: StatsProps) {
  return (
    <>
      <p>{note}</p>
      <ul role="list" css={list}>
        {items.map(({ id, value, label }) => (
          <li key={id}>
            <strong>{value}</strong> <Span>{label}</Span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Columns; on phones, rows. */
const list = css({
  display: 'grid',
  gap: 'var(--space-xs) var(--space-lg)',
  marginBlockStart: 'var(--space-sm)',
  [from.medium]: { gridTemplateColumns: 'repeat(auto-fit, minmax(8rem, 1fr))' },
  '& > li': {
    paddingBlockStart: 12,
    borderBlockStart: '2px solid var(--hue)',
    fontSize: '1.125rem',
    lineHeight: 1.4,
  },
  '& strong': { fontWeight: 720, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
});
