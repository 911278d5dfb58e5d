/**
 * Returns the tag of a language for `Intl` and HTML. Without a region, `en` would have the rules of the United States, and
 * `pt` those of Brazil, where 0 is singular; without a script, a screen reader may take `zh` for either.
 */
export function intlLocale(language: string): string {
  return { en: 'en-GB', pt: 'pt-PT', zh: 'zh-Hans' }[language] ?? language;
}
