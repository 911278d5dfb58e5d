import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import { below, from } from './breakpoints';
import { Span } from './elements';

interface StatsProps {
  items: readonly { id: string; value: ReactNode; label: ReactNode }[];
  note: ReactNode;
}

/**
 * Headline figures, each before what it is about: a label continues its figure (“60% less time”) wherever both are read,
 * copied or heard.
 */
export function Stats({ items, note }: StatsProps) {
  return (
    <div>
      <ul role="list" css={list}>
        {items.map(({ id, value, label }) => (
          <li key={id}>
            <strong>{value}</strong> <Span>{label}</Span>
          </li>
        ))}
      </ul>
      <p css={noteStyle}>{note}</p>
    </div>
  );
}

/** Columns; on phones, rows, whose figures are in a column of their own. */
const list = css({
  display: 'grid',
  gap: 'var(--space-md) var(--space-lg)',
  [from.medium]: { gridTemplateColumns: 'repeat(auto-fit, minmax(8rem, 1fr))' },
  [below.medium]: { gap: '0 16px', gridTemplateColumns: 'fit-content(60%) minmax(0, 1fr)' },
  '& > li': {
    display: 'flex',
    flexDirection: 'column',
    gap: 6,
    paddingBlockStart: 14,
    borderBlockStart: '3px solid var(--hue)',
    [below.medium]: {
      display: 'grid',
      gridColumn: '1 / -1',
      gridTemplateColumns: 'subgrid',
      // Chrome 116
      '@supports not (grid-template-columns: subgrid)': { gridTemplateColumns: '7rem minmax(0, 1fr)', columnGap: 16 },
      alignItems: 'baseline',
      paddingBlock: 10,
      borderBlockStartWidth: 1,
    },
  },
  '& span': { color: 'var(--ink2)', fontSize: 'var(--text-small)', lineHeight: 1.5 },
  '& strong': {
    fontSize: 'clamp(1.25rem, 1rem + 1vw, 1.75rem)',
    fontWeight: 720,
    fontVariationSettings: '"FLAR" 100',
    fontVariantNumeric: 'tabular-nums',
    letterSpacing: 'var(--tracking-heading)',
    lineHeight: 'var(--leading-heading)',
  },
  // The language of a figure or a label is a span of its own.
  '& strong span': { color: 'inherit', font: 'inherit' },
});

const noteStyle = css({ marginBlockStart: 20, color: 'var(--ink2)', fontSize: 'var(--text-caption)' });
