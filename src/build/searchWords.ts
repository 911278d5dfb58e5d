import type { IndexedRole, SearchIndex } from '../content/data/roles';
import { intlLocale } from '../content/language/intlLocale';
import type { Project } from '../content/project';
import { courseIndex } from './courseIndex';
import { sectorRoles } from './roleCourses';

/**
 * Returns the courses of a language and the roles that they are suggested for, each with what readers type for it: the words
 * of `locales/search` for the course and its category, or for the role.
 */
export function searchIndex(project: Project, language: string): SearchIndex {
  const courses = courseIndex(project, language);
  const words = (...ids: readonly string[]) => {
    const typed = ids.flatMap(
      (id) => project.searchWords[language]?.value?.[id] ?? project.searchWords.en?.value?.[id] ?? [],
    );
    return typed.length > 0 ? { words: typed.join(' ') } : {};
  };
  const text = (code: string, namespace: string, key: string) => project.strings[code]?.[namespace]?.value?.[key];
  const nameOf = (id: string): Pick<IndexedRole, 'name' | 'lang'> => {
    const name = text(language, 'roles', `role.${id}`);
    return name === undefined ? { name: text('en', 'roles', `role.${id}`) ?? id, lang: intlLocale('en') } : { name };
  };
  const sectorText = (key: string) => text(language, 'sectors', key) ?? text('en', 'sectors', key) ?? '';
  const sectors = sectorRoles(project, courses);
  return {
    courses: courses.map((course) => ({ ...course, ...words(course.id, course.category) })),
    roles: sectors.flatMap(({ id: sector, roles }) =>
      roles.map((role) => ({
        id: role.id,
        ...nameOf(role.id),
        sector: [sector, sectorText(`sector.${sector}`)] as const,
        ...words(role.id),
        courses: role.courses,
      })),
    ),
    lacks: [...new Set(sectors.flatMap(({ lacks }) => lacks))].map((id) => sectorText(`lack.${id}`)),
  };
}
