import type { PageContext, PublishedLanguage } from '../../content/pageContext';

/** Returns the language of a page; throws where the site is not published in it. */
export function publishedLanguageOf({ route, language: code, languages }: PageContext): PublishedLanguage {
  const language = languages.find((candidate) => candidate.code === code);
  if (!language) throw new Error(`The page ${route} has no language “${code}”`);
  return language;
}
