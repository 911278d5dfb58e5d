import type { IndexedCourse } from '../content/pages/facts';
import type { Project } from '../content/project';
import type { RoleList, SectorRoles } from '../content/data/roles';

/**
 * Returns the sectors with their roles for `/courses`; a role has the positions of its courses in the catalogue, which are
 * shorter than their ids. A course that the page of the language does not show is left out, and a role or sector without any.
 */
export function sectorRoles({ datasets }: Project, catalogue: readonly Pick<IndexedCourse, 'id'>[]): SectorRoles[] {
  const positions = new Map(catalogue.map(({ id }, index) => [id, index]));
  return (datasets.roles.value ?? []).flatMap(({ sector, hue, roles }) => {
    const shown = roles
      .map(({ id, courses }) => ({ id, courses: courses.flatMap((course) => positions.get(course) ?? []) }))
      .filter(({ courses }) => courses.length > 0);
    return shown.length > 0 ? { id: sector, hue, roles: shown } : [];
  });
}

/** Returns the name and the titles of the courses of each role, which the contact form writes into its message. */
export function roleLists(
  project: Project,
  language: string,
  catalogue: readonly IndexedCourse[],
): Readonly<Record<string, RoleList>> {
  const names = (code: string) => project.strings[code]?.roles?.value ?? {};
  const lists = sectorRoles(project, catalogue)
    .flatMap(({ roles }) => roles)
    .map(({ id, courses }): [string, RoleList] => {
      const name = names(language)[`role.${id}`] ?? names('en')[`role.${id}`] ?? id;
      return [id, { name, courses: courses.flatMap((index) => plainTitle(catalogue[index])) }];
    });
  return Object.fromEntries(lists);
}

/** Returns the title without the characters that keep lines from breaking: it becomes a text that is sent. */
function plainTitle(course: IndexedCourse | undefined): string[] {
  return course ? [course.title.replaceAll('\u2060', '').replaceAll('\u00A0', ' ')] : [];
}
