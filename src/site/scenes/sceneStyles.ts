import { css } from '@emotion/react';
import { spoken } from '../ui/spokenFonts';

// Styles that the scenes share, in `em` of their frame, whose text is 13 px or larger.

/** The size of text that is smaller than its frame's: never below 13 px, nor larger than that. */
export const small = 'clamp(.9em, .82rem, 1em)';

/** In the colours of `data-hue`. */
export const tinted = css({ color: 'var(--hue)', background: 'var(--hue-tint)' });
export const chosen = css({ borderColor: 'var(--hue)', background: 'var(--hue-tint)' });

export const title = css({
  fontSize: '1.3em',
  fontWeight: 700,
  lineHeight: 1.2,
  letterSpacing: 'calc(var(--tracking-heading) / 2)',
});

export const muted = css({ color: 'var(--ink3)', fontSize: small });
export const line = css({ display: 'flex', alignItems: 'center', gap: '.7em', minInlineSize: 0 });
export const wrap = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '.45em' });
export const stack = css({ display: 'flex', flexDirection: 'column', gap: '.6em', minInlineSize: 0 });
export const grow = css({ flex: '1 1 0', minInlineSize: 0, overflowWrap: 'anywhere' });

/** Moves an element to the end of its column. */
export const last = css({ marginBlockStart: 'auto' });

export const card = css({
  border: '1px solid var(--line)',
  borderRadius: '.8em .8em .25em',
  padding: '.6em .85em',
  minInlineSize: 0,
});

/** With lines between its parts. */
export const ruled = css(stack, {
  '& > * + *': { borderBlockStart: '1px solid var(--line)', paddingBlockStart: '.6em' },
});

/** In the colours of the main button. */
export const primary = css({ background: 'var(--fern)', color: 'var(--on-fern)' });

/** Scenes as phones show them: fewer rows, not smaller ones. */
export const phone = '@container (max-width: 25.99rem)';
export const notOnPhones = css({ [phone]: { display: 'none' } });

/** Dense scenes in one column, with fewer parts, and in two. */
export const portrait = '@container (max-width: 37.99rem)';
export const landscapeOnly = css({ [portrait]: { display: 'none' } });

/** Columns of these widths; in portrait, one. */
export const columns = (widths: string) =>
  css({
    display: 'grid',
    gridTemplateColumns: widths,
    gap: '.9em',
    flex: 1,
    [portrait]: { gridTemplateColumns: '1fr' },
  });

/** Three options in a row; where there is one column, one below the other. */
export const inThrees = css({
  alignItems: 'stretch',
  '& > label': {
    flex: '1 1 0',
    gridAutoFlow: 'column',
    justifyContent: 'start',
    gap: '.5em',
    lineHeight: 1.3,
    [portrait]: { flexBasis: '100%' },
  },
});

/** The container of a scene's container queries. */
export const sceneContainer = css({
  display: 'grid',
  containerType: 'inline-size',
  inlineSize: '100%',
  // Parts of which one is seen are in one place.
  '& [data-one]': { display: 'grid' },
  // It is part of a line of words.
  '& span[data-one]': { display: 'inline-grid' },
  '& [data-one] > *': { gridArea: '1 / 1', visibility: 'hidden' },
  '& [data-one] > span': { alignSelf: 'center' },
  // Other languages have letters that the page’s typeface lacks.
  '& [data-one] > [lang] + *': spoken,
});

/** What every scene is drawn on. */
export const sheet = css({
  color: 'var(--ink)',
  background: 'var(--surface)',
  border: '1px solid var(--line)',
  lineHeight: 1.4,
  textWrap: 'pretty',
});
