import { css } from '@emotion/react';

// What the pictures of the product share: tints, rows and text weights, sized in the frame's own `em`.

/** In the colours of its `data-hue`. */
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

/** Pushes what follows to the end of its line or column. */
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

/** A picture that stands upright, as phones get it. */
export const portrait = '@container (max-width: 25.99rem)';

/** What an upright picture leaves out, so that the rest can be read. */
export const landscapeOnly = css({ [portrait]: { display: 'none' } });

/** Two columns where the picture is wide enough, one below. */
export const columns = css({
  display: 'grid',
  gap: '.9em',
  '@container (min-width: 26rem)': {
    gridTemplateColumns: 'repeat(2, minmax(min-content, 1fr))',
  },
});

/** What a scene measures itself by. */
export const sceneContainer = css({ containerType: 'inline-size', inlineSize: '100%' });

/** A scene among text: upright where it is narrow. */
export const sceneAspectRatio = css({
  aspectRatio: '4 / 5',
  '@container (min-width: 26rem)': { aspectRatio: '5 / 4' },
});
