import createCache, { type EmotionCache } from '@emotion/cache';

/**
 * Returns Emotion's cache, alike in the HTML and in the browser. `written` are the ids of the styles that the HTML has. No
 * vendor prefixes: the few that supported browsers need are written out.
 */
export function createStyles(written: readonly string[] = []): EmotionCache {
  const cache = createCache({ key: 'c', stylisPlugins: [] });
  for (const id of written) cache.inserted[id] = true;
  return cache;
}
