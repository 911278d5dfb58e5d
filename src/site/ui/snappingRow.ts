import { css } from '@emotion/react';
import { below } from './breakpoints';

/** A grid that is one row on phones, which goes on beyond the window and stops at its parts. */
export const snappingRow = css({
  display: 'grid',
  [below.medium]: {
    gridAutoFlow: 'column',
    gridAutoColumns: 'min(20rem, 86%)',
    marginInline: 'calc(-1 * var(--gutter))',
    padding: '6px var(--gutter)',
    overflowX: 'auto',
    scrollSnapType: 'x proximity',
    scrollPaddingInline: 'var(--gutter)',
    '& > *': { scrollSnapAlign: 'start' },
  },
});
