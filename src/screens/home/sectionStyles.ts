import { css } from '@emotion/react';
import { from } from '../../ui/breakpoints';

/** A section's heading with a link at its far end, under it where there is no room. */
export const headingRow = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: '20px 40px',
  marginBlockEnd: 'clamp(28px, 4vw, 48px)',
  '& > header': { flex: '1 1 24rem', marginBlockEnd: 0 },
});

/** Words on one side, a picture on the other. */
export const halves = css({
  display: 'grid',
  gap: 'clamp(32px, 5vw, 72px)',
  alignItems: 'center',
  '& > *': { minWidth: 0 },
  [from.wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

/** A heading, its sentence and its buttons. */
export const words = css({ display: 'grid', gap: 'clamp(16px, 2vw, 22px)', justifyItems: 'start' });
