import { css } from '@emotion/react';
import { sideBySide } from '../../ui/sideBySide';

/** A section's heading with a button at the end of the row. */
export const headingRow = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: '20px 40px',
  marginBlockEnd: 'clamp(28px, 4vw, 48px)',
  '& > header': { flex: '1 1 24rem', marginBlockEnd: 0 },
});

/** Text next to a picture. */
export const halves = sideBySide([1, 1], 'clamp(32px, 5vw, 72px)', 'center');

/** A heading, a paragraph and buttons. */
export const words = css({ display: 'grid', gap: 'clamp(16px, 2vw, 22px)', justifyItems: 'start' });
