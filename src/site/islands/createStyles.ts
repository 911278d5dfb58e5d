import createEmotion, { type Emotion } from '@emotion/css/create-instance';

/** Begins the name of every class. */
const key = 'c';

/** Returns Emotion, alike in the HTML and in the browser. No vendor prefixes: the few that supported browsers need are written out. */
export function createStyles(): Emotion {
  return createEmotion({ key, stylisPlugins: [] });
}

/**
 * Returns Emotion's names of the styles in a page's HTML, for `hydrate`: of classes (`.c-1nr6z87`) and keyframes
 * (`animation-f3y2ju`). A list of them next to the styles would be 340 bytes of every page. A name that is missed costs no
 * more than its rule a second time.
 */
export function namesOfStyles(css: string): string[] {
  return Array.from(css.matchAll(new RegExp(`\\b(?:${key}|animation)-(\\w+)`, 'g')), ([, name = '']) => name);
}
