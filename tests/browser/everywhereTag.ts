import { pathsOf } from './screenPaths';

/**
 * Of tests that go through all languages, pages or windows: `npm test` tries a few, `npm run test:everywhere` and CI the rest.
 * So do tests of visits without scripts, over bad lines, and in a document that somebody else has changed.
 */
export const everywhere = { tag: ['@everywhere'] };

/** Writers change English, and German has the longest words. */
const languages = ['en', 'de'];
/** With the most to use, to read and to fill in. */
const paths = pathsOf('home', 'lesson', 'contact');

export function ofLanguage(code: string) {
  return languages.includes(code) ? {} : everywhere;
}

export function ofPath(path: string) {
  return paths.includes(path) ? {} : everywhere;
}

/** Of a list's tests, the first is one of `npm test`. */
export function ofIndex(index: number) {
  return index === 0 ? {} : everywhere;
}
