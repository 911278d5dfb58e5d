/** The languages of content/data/languages.json, as a test checks: the function answers forms in them. */
export const languages = [
  'cy',
  'de',
  'el',
  'en',
  'es',
  'fr',
  'it',
  'nl',
  'pl',
  'pt',
  'ro',
  'th',
  'tr',
  'uk',
  'zh',
] as const;
export type LanguageCode = (typeof languages)[number];

/** Returns whether a value is the code of one of the site's languages. */
export function isLanguage(code: unknown): code is LanguageCode {
  return languages.some((known) => known === code);
}
