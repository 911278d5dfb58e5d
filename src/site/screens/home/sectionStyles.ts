import { css } from '@emotion/react';

/** A section's heading with a button at the end of the row. */
export const headingRow = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: '14px 40px',
  marginBlockEnd: 'var(--space-lg)',
  '& > header': { flex: '1 1 24rem', marginBlockEnd: 0 },
});

/** A heading, a paragraph and buttons. */
export const words = css({ display: 'grid', gap: 'var(--space-xs)', alignContent: 'start', justifyItems: 'start' });
