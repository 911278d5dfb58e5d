/**
 * Returns the locale of a language for `Intl`. Without a region, `en` would have the rules of the United States, and `pt`
 * those of Brazil, where 0 is singular.
 */
export function intlLocale(language: string): string {
  return { en: 'en-GB', pt: 'pt-PT' }[language] ?? language;
}
