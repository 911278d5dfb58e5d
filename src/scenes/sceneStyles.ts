import { css } from '@emotion/react';

// Styles that the scenes share, in `em` of their frame.

/** In the colours of `data-hue`. */
export const tinted = css({ color: 'var(--hue)', background: 'var(--hue-tint)' });

export const plain = css({ color: 'var(--ink2)', background: 'var(--sunken)' });

export const title = css({
  fontSize: '1.3em',
  fontWeight: 700,
  lineHeight: 1.2,
  letterSpacing: '-.01em',
});

export const strong = css({ fontWeight: 650 });

export const muted = css({ color: 'var(--ink3)', fontSize: '.9em' });

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

export const grow = css({ flex: '1 1 0', minInlineSize: 0 });

/** Moves an element to the end of its column. */
export const last = css({ marginBlockStart: 'auto' });

export const card = css({
  border: '1px solid var(--line)',
  borderRadius: '.8em',
  borderEndEndRadius: '.25em',
  padding: '.7em .85em',
  minInlineSize: 0,
});

export const tag = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.4em',
  padding: '.2em .6em',
  borderRadius: '.5em',
  borderEndEndRadius: '.15em',
  fontSize: '.88em',
  fontWeight: 600,
  lineHeight: 1.35,
});

export const tile = css({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2em',
  blockSize: '2em',
  borderRadius: '.6em',
  borderEndEndRadius: '.2em',
  fontSize: '.92em',
  fontWeight: 700,
});

/** Portrait scenes, as phones show them. */
export const portrait = '@container (max-width: 25.99rem)';

/** Hidden in portrait scenes, but for those with room for all their parts. */
export const landscapeOnly = css({ [portrait]: { '&:not([data-roomy] *)': { display: 'none' } } });

/** Two columns in landscape, one in portrait. */
export const columns = css({
  display: 'grid',
  gap: '.9em',
  '@container (min-width: 26rem)': {
    gridTemplateColumns: 'repeat(2, minmax(min-content, 1fr))',
  },
});

/** An element that takes the whole row of a grid, and one whose parts are in the columns of that grid. */
export const fullRow = css({ gridColumn: '1 / -1' });
export const subgridRow = css(fullRow, { display: 'grid', gridTemplateColumns: 'subgrid', alignItems: 'center' });

/** The container of a scene's container queries. */
export const sceneContainer = css({ containerType: 'inline-size', inlineSize: '100%' });

/** The aspect ratio of scenes in running text. */
export const sceneAspectRatio = css({
  aspectRatio: '4 / 5',
  '@container (min-width: 26rem)': { aspectRatio: '5 / 4' },
});

/** An icon of something that is done or open. */
export const doneIcon = css({ display: 'flex', color: 'var(--fern)' });
export const openIcon = css({ display: 'flex', color: 'var(--gorse-deep)' });

/** A correct answer. */
export const correct = css({
  color: 'var(--fern)',
  borderColor: 'var(--fern)',
  background: 'var(--fern-100)',
  fontWeight: 650,
});
