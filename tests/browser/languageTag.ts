/** The languages of `npm test`: writers change English, German has the longest words, Thai has letters without spaces. */
const languages = ['en', 'de', 'th'];

/** Returns the tag of tests in all other languages, which run with `npm run test:languages` and in CI. */
export function languageTag(code: string): { tag: string[] } {
  return { tag: languages.includes(code) ? [] : ['@other-languages'] };
}
