import type { IndexedCourse } from '../content/pages/facts';
import type { Project } from '../content/project';
import { rolesOfCourses } from './roleCourses';

/**
 * Returns a course with what readers of a language type for it: the words of `locales/search` for the course, its category and
 * the roles that it is suggested for, and the names of those roles and their sectors.
 */
export function withSearchWords(project: Project, language: string, course: IndexedCourse): IndexedCourse {
  const wordsOf = (id: string) =>
    project.searchWords[language]?.value?.[id] ?? project.searchWords.en?.value?.[id] ?? [];
  const nameOf = (namespace: string, key: string) =>
    [language, 'en'].flatMap((code) => project.strings[code]?.[namespace]?.value?.[key] ?? [])[0] ?? [];
  const roles = rolesOfCourses(project).get(course.id) ?? [];
  const words = [
    ...[course.id, course.category, ...roles.map(({ id }) => id)].flatMap(wordsOf),
    ...roles.flatMap(({ id, sector }) => [nameOf('roles', `role.${id}`), nameOf('sectors', `sector.${sector}`)].flat()),
  ];
  return words.length === 0 ? course : { ...course, words: [...new Set(words)].join(' ') };
}
