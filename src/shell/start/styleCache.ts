import createCache, { type EmotionCache } from '@emotion/cache';
import { styleIds } from './styleIds';

/** Emotion's cache, alike in the HTML and in the browser. No vendor prefixes: browsers of the last five years need none. */
export function createStyleCache(): EmotionCache {
  return createCache({ key: 'c', stylisPlugins: [] });
}

/**
 * Tells Emotion in the browser which rules the HTML has. Its own way reads an attribute that lists them, and puts the
 * style element at its place again, upon which the browser computes every element's style anew.
 */
export function adoptStyles(cache: EmotionCache): void {
  const css = document.querySelector('style[data-styles]')?.textContent ?? '';
  for (const id of styleIds(css)) cache.inserted[id] = true;
}
