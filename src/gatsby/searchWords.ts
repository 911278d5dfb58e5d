import type { IndexedCourse } from '../content/pages/facts';
import type { Project } from '../content/project';

/** Returns a course with what readers of a language type for it and its category: the words of `locales/search`. */
export function withSearchWords(project: Project, language: string, course: IndexedCourse): IndexedCourse {
  const wordsOf = (id: string) =>
    project.searchWords[language]?.value?.[id] ?? project.searchWords.en?.value?.[id] ?? [];
  const words = [course.id, course.category].flatMap(wordsOf).join(' ');
  return words === '' ? course : { ...course, words };
}
