import { css } from '@emotion/react';
import { below } from './breakpoints';

/** A grid that is one row on phones, which goes on beyond the window, stops at its parts and has dots that tell where it is. */
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
    // Chromium since 2025 has them. They take neither a press nor the focus: each would be a stop of the Tab key.
    scrollMarkerGroup: 'after',
    '&::scroll-marker-group': { interactivity: 'inert', display: 'flex', placeContent: 'center', gap: 8, padding: 6 },
    '& > ::scroll-marker': { content: '""', border: '4px solid var(--line-strong)', borderRadius: 4 },
    '& > ::scroll-marker:target-current': { inlineSize: 16, borderColor: 'var(--ink)' },
  },
});
