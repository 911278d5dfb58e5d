import createCache, { type EmotionCache } from '@emotion/cache';

/** Emotion's cache, alike in the HTML and in the browser. No vendor prefixes: browsers of the last five years need none. */
export function createStyleCache(): EmotionCache {
  return createCache({ key: 'c', stylisPlugins: [] });
}

/** Emotion's ids of classes and of animations, as they stand in its rules. */
const idInRules = /(?<=\.c-)[a-z0-9]+|(?<=@keyframes )animation-[a-z0-9]+/g;

/** Whether the ids of a style element can be told from its rules, so that the HTML need not list them. */
export function idsAreInRules(css: string, ids: readonly string[]): boolean {
  const found = new Set(css.match(idInRules));
  return found.size === ids.length && ids.every((id) => found.has(id));
}

/**
 * Tells Emotion in the browser which rules the HTML has. Its own way reads an attribute that lists them, and puts the
 * style element at its place again, upon which the browser computes every element's style anew.
 */
export function adoptStyles(cache: EmotionCache): void {
  const style = document.querySelector<HTMLStyleElement>('style[data-styles]');
  const ids = style?.dataset.styles?.split(' ').filter(Boolean) ?? [];
  for (const id of ids.length > 0 ? ids : (style?.textContent.match(idInRules) ?? [])) cache.inserted[id] = true;
}
