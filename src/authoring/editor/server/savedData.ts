import type { SavedData } from '../editing';
import { pageName, type Project } from '../../../content/project';
import { shownPage, shownTables } from '../../../gatsby/shownTexts';

/** Returns what the site shows of the namespace or page that a text is in; an id can be that of a page. */
export function savedData(project: Project, language: string, id: string): SavedData {
  const [name = ''] = id.split(/[:#]/);
  const page = project.pages.find((one) => one.language === language && pageName(one) === name);
  if (page) return { page: shownPage(page) };
  if (!id.includes(':')) return {};
  const { own, fallback } = shownTables(project, language, name);
  return { strings: { [name]: own }, fallbackStrings: { [name]: fallback } };
}
