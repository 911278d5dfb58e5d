/**
 * Returns the locale of a language whose rules JavaScript has under another country's name: by Brazil's, none counts as
 * one.
 */
export function intlLocale(language: string): string {
  return { en: 'en-GB', pt: 'pt-PT' }[language] ?? language;
}
