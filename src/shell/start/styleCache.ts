import createCache, { type EmotionCache } from '@emotion/cache';

/** Emotion's cache, alike in the HTML and in the browser. No vendor prefixes: browsers of the last five years need none. */
export function createStyleCache(): EmotionCache {
  return createCache({ key: 'c', stylisPlugins: [] });
}

const className = /(?<=\.c-)[a-z0-9]+/g;

/** Whether the ids of a style element can be told from its rules, so that the HTML need not list them. */
export function idsAreInRules(css: string, ids: readonly string[]): boolean {
  const found = new Set(css.match(className));
  return found.size === ids.length && ids.every((id) => found.has(id));
}

/** Puts the ids back that the HTML left out, for Emotion to find before its cache is made. */
export function restoreStyleIds(): void {
  for (const style of document.querySelectorAll('style[data-emotion="c"]'))
    style.setAttribute('data-emotion', ['c', ...new Set(style.textContent.match(className))].join(' '));
}
