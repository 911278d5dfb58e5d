import { css } from '@emotion/react';

/** An icon next to its heading, and the text below both. */
export const iconHeading = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignContent: 'start',
  alignItems: 'center',
  gap: '8px 14px',
  '& > p': { gridColumn: '1 / -1' },
});
