/** Returns the languages of the browser, best first; some WebViews name none, or one. */
export function preferredLanguages(): readonly string[] {
  const { languages, language } = navigator;
  // Types know browsers as they should be.
  const listed: readonly string[] | undefined = languages;
  return listed?.length ? listed : [language].filter(Boolean);
}
