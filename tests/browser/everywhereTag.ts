import { pathsOf } from './screenPaths';

/** Of tests that go through all languages or pages: `npm test` tries a few, `npm run test:everywhere` and CI the rest. */
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
