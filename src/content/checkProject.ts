import { checkLanguage, checkPagesAndData } from './checks';
import { requiredProblems } from './checks/state';
import type { Problem } from './problem';
import type { Project } from './project';

/**
 * Returns everything that is wrong in the files that all languages share, in English, and in the languages that are named.
 */
export function checkProject(project: Project, languages: readonly string[]): Problem[] {
  const translations = languages.filter((language) => language !== 'en');
  return [...checkSource(project), ...translations.flatMap((language) => checkTranslation(project, language))];
}

/** Returns what is wrong in English and in the files that all languages share. */
export function checkSource(project: Project): Problem[] {
  return [...project.problems, ...checkPagesAndData(project), ...checkLanguage(project, 'en')];
}

/** Returns what is wrong in a language other than English. */
function checkTranslation(project: Project, language: string): Problem[] {
  return [...requiredProblems(project, language), ...checkLanguage(project, language)];
}
