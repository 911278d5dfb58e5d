import { css } from '@emotion/react';

// Styles that the scenes share, in `em` of their frame, whose text is 13 px or larger.

/** The size of text that is smaller than its frame's: never below 12 px, nor larger than that. */
export const small = 'clamp(.9em, .75rem, 1em)';

/** In the colours of `data-hue`. */
export const tinted = css({ color: 'var(--hue)', background: 'var(--hue-tint)' });

export const title = css({
  fontSize: '1.3em',
  fontWeight: 700,
  lineHeight: 1.2,
  letterSpacing: 'calc(var(--tracking-heading) / 2)',
});

export const muted = css({ color: 'var(--ink3)', fontSize: small });

export const line = css({
  display: 'flex',
  alignItems: 'center',
  gap: '.7em',
  minInlineSize: 0,
});

export const wrap = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '.45em',
});

export const stack = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '.7em',
  minInlineSize: 0,
});

export const grow = css({ flex: '1 1 0', minInlineSize: 0, overflowWrap: 'anywhere' });

/** Moves an element to the end of its column. */
export const last = css({ marginBlockStart: 'auto' });

export const card = css({
  border: '1px solid var(--line)',
  borderRadius: '.8em .8em .25em',
  padding: '.7em .85em',
  minInlineSize: 0,
});

/** A card without a border on a grey ground. */
export const sunkenCard = css(card, { border: 0, background: 'var(--sunken)' });

/** In the colours of the main button. */
export const primary = css({ background: 'var(--fern)', color: 'var(--on-fern)' });

/** Scenes as phones show them: fewer rows, not smaller ones. */
export const phone = '@container (max-width: 25.99rem)';
export const notOnPhones = css({ [phone]: { display: 'none' } });

/**
 * Rows of which phones show as many as fit, each of them whole: one that does not fit begins a second column, which is cut
 * away. So a picture ends between two rows in every language and size of text.
 */
export const wholeRows = css({
  flexFlow: 'column wrap',
  alignContent: 'start',
  columnGap: '3em',
  minBlockSize: 0,
  overflow: 'clip',
  '& > *': { inlineSize: '100%' },
});

/** On phones, the rows of this part are rows of the scene. */
export const flatOnPhones = css({ [phone]: { display: 'contents' } });

/** Dense scenes in one column, with fewer parts, and in several. */
export const portrait = '@container (max-width: 37.99rem)';
export const landscape = '@container (min-width: 38rem)';

/** Hides an element in portrait scenes, except in those with room for all their parts (`data-roomy`). */
export const landscapeOnly = css({ [portrait]: { '&:not([data-roomy] *)': { display: 'none' } } });

/** Two columns, one on phones. */
export const columns = css({
  display: 'grid',
  gap: '.9em',
  '@container (min-width: 26rem)': { gridTemplateColumns: 'repeat(2, minmax(min-content, 1fr))' },
});

/** Returns columns of the given widths in landscape; in portrait one column with rows of the given heights. */
export function split(widths: string, heights: string) {
  return css({
    display: 'grid',
    gridTemplateColumns: widths,
    gap: '.8em',
    flex: 1,
    [portrait]: { grid: `${heights} / minmax(0, 1fr)` },
  });
}

/** A chart as wide as its column. */
export const chart = css({ display: 'block', inlineSize: '100%', overflow: 'visible', forcedColorAdjust: 'none' });

/** An element across all columns of a grid, and one whose parts are in those columns. */
export const fullRow = css({ gridColumn: '1 / -1' });
export const subgridRow = css(fullRow, {
  display: 'grid',
  gridTemplateColumns: 'subgrid',
  alignItems: 'center',
  // Chrome 116
  '@supports not (grid-template-columns: subgrid)': { gridAutoFlow: 'column', gridAutoColumns: '1fr' },
});

/** The container of a scene's container queries. */
export const sceneContainer = css({ containerType: 'inline-size', inlineSize: '100%' });

/** The size of scenes in running text. */
export const sceneSize = css({
  blockSize: 'var(--scene-size, 16.5rem)',
  // A box with an aspect ratio grows with its content only without a least height of its own.
  '@container (min-width: 26rem)': {
    blockSize: 'auto',
    aspectRatio: '5 / 4',
    gridTemplateRows: 'minmax(27rem, 1fr)',
  },
});
