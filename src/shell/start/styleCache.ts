import createCache, { type EmotionCache } from '@emotion/cache';

/** Emotion's cache, alike in the HTML and in the browser. No vendor prefixes: browsers of the last five years need none. */
export function createStyleCache(): EmotionCache {
  return createCache({ key: 'c', stylisPlugins: [] });
}
