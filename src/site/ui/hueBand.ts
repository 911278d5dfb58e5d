import { css } from '@emotion/react';

// A band of a dark tint is olive, brown or wine.
const dark = { background: 'var(--surface)', borderBlockEnd: '3px solid var(--hue)' };

/** The tint of a hue behind the top of a page. */
export const hueTint = css({
  background: 'var(--hue-tint)',
  '@media screen': { '[data-theme="dark"] &': dark },
  '@media screen and (prefers-color-scheme: dark)': { 'html:not([data-theme="light"]) &': dark },
});

/** The top of a page in the tint of its hue. */
export const hueBand = css(hueTint, {
  overflow: ['hidden', 'clip'],
  paddingBlock: '32px var(--space-2xl)',
  '@media (forced-colors: active)': { borderBlockEnd: '1px solid CanvasText' },
});
