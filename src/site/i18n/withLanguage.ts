import type { PageContext } from '../../content/pageContext';

/** Returns a page with its language in place of the language's code; throws where the site is not published in it. */
export function withLanguage(page: PageContext) {
  const language = page.languages.find(({ code }) => code === page.language);
  if (!language) throw new Error(`The page ${page.route} has no language “${page.language}”`);
  return { ...page, language };
}
