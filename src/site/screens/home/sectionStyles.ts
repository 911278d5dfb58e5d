import { css } from '@emotion/react';
import { sideBySide } from '../../ui/sideBySide';

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

/** Text next to a picture. */
export const halves = sideBySide([1, 1], 'var(--space-2xl)', 'center');

/** A heading, a paragraph and buttons. */
export const words = css({ display: 'grid', gap: 'var(--space-xs)', justifyItems: 'start' });
