/** The languages of `npm test`: writers change English, and German has the longest words. */
const languages = ['en', 'de'];

/** Returns the tag of tests in all other languages, which run with `npm run test:languages` and in CI. */
export function languageTag(code: string): { tag: string[] } {
  return { tag: languages.includes(code) ? [] : ['@other-languages'] };
}
