import { checkLanguage } from './checks';
import { contextProblems } from './checks/source/context';
import { duplicateCourses } from './checks/source/courseIds';
import { factsProblems, sourceProblems } from './checks/source/facts';
import { glossaryNotes } from './checks/source/glossaryNotes';
import { iconProblems } from './checks/source/icons';
import { referenceProblems } from './checks/source/references';
import { searchWordProblems } from './checks/source/searchWords';
import { requiredProblems } from './checks/source/required';
import { writingProblems } from './checks/writing';
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
  return [
    ...project.problems,
    ...project.pages.flatMap((page) => factsProblems(project, page)),
    ...sourceProblems(project),
    ...duplicateCourses(project),
    ...iconProblems(project),
    ...contextProblems(project),
    ...referenceProblems(project),
    ...glossaryNotes(project),
    ...searchWordProblems(project),
    ...writingProblems(project),
    ...checkLanguage(project, 'en'),
  ];
}

/** Returns what is wrong in a language other than English. */
export function checkTranslation(project: Project, language: string): Problem[] {
  return [...requiredProblems(project, language), ...checkLanguage(project, language)];
}
