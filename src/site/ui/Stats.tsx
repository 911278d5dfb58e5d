import type { ReactNode } from 'react';
import { css } from '@emotion/react';

interface StatsProps {
  items: readonly { id: string; value: ReactNode; label: ReactNode }[];
  note: ReactNode;
}

/** Headline figures above rising bars. */
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

const list = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(8rem, 100%), 1fr))',
  alignItems: 'end',
  gap: 'var(--space-lg)',
  '& > div': {
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    gap: 6,
    height: '100%',
  },
  '& dt': { color: 'var(--ink2)', fontSize: 'var(--text-small)', lineHeight: 1.5 },
  '& dd': {
    fontSize: 'var(--text-h2)',
    fontWeight: 720,
    fontVariationSettings: '"FLAR" 100',
    fontVariantNumeric: 'tabular-nums',
    letterSpacing: 'var(--tracking-heading)',
    '@media (max-width: 399.98px)': { fontSize: 'var(--text-h3)' },
    lineHeight: 'var(--leading-heading)',
  },
  '& > div::after': {
    content: '""',
    width: 40,
    height: 'var(--step)',
    marginBlockEnd: 8,
    marginBlockStart: 'calc(36px - var(--step))',
    background: 'var(--bar)',
    borderRadius: 'var(--radius-sm)',
  },
  '& > div:nth-of-type(1)': { '--step': '12px', '--bar': 'var(--fern)' },
  '& > div:nth-of-type(2)': { '--step': '20px', '--bar': 'var(--gorse)' },
  '& > div:nth-of-type(3)': { '--step': '28px', '--bar': 'var(--heather)' },
  '& > div:nth-of-type(4)': { '--step': '36px', '--bar': 'var(--estuary)' },
});

const noteStyle = css({ marginBlockStart: 20, color: 'var(--ink2)', fontSize: 'var(--text-caption)' });
