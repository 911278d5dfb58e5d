import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import { below, from } from './breakpoints';

interface StatsProps {
  items: readonly { id: string; value: ReactNode; label: ReactNode }[];
  note: ReactNode;
}

/** Headline figures, each above what it is about. */
export function Stats({ items, note }: StatsProps) {
  return (
    <div>
      <dl css={list}>
        {items.map(({ id, value, label }) => (
          <div key={id}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p css={noteStyle}>{note}</p>
    </div>
  );
}

/** Columns; on phones, rows. */
const list = css({
  display: 'grid',
  gap: 'var(--space-md) var(--space-lg)',
  [from.medium]: { gridTemplateColumns: 'repeat(auto-fit, minmax(8rem, 1fr))' },
  [below.medium]: { gap: 0 },
  '& > div': {
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    gap: 6,
    paddingBlockStart: 14,
    borderBlockStart: '3px solid var(--hue)',
    [below.medium]: {
      // The figure is above its words where they do not fit next to it.
      flexFlow: 'row-reverse wrap-reverse',
      alignItems: 'baseline',
      gap: '0 16px',
      paddingBlock: 10,
      borderBlockStartWidth: 1,
    },
  },
  '& dt': {
    color: 'var(--ink2)',
    fontSize: 'var(--text-small)',
    lineHeight: 1.5,
    [below.medium]: { flex: '1 1 7rem' },
  },
  '& dd': {
    minWidth: '5.5rem',
    fontSize: 'var(--text-h2)',
    fontWeight: 720,
    fontVariationSettings: '"FLAR" 100',
    fontVariantNumeric: 'tabular-nums',
    letterSpacing: 'var(--tracking-heading)',
    lineHeight: 'var(--leading-heading)',
    [below.medium]: { fontSize: 'var(--text-h3)' },
  },
});

const noteStyle = css({ marginBlockStart: 20, color: 'var(--ink2)', fontSize: 'var(--text-caption)' });
