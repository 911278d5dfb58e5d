import type { IndexedCourse } from '../content/pages/facts';
import type { Project } from '../content/project';
import type { CourseRole, SectorRoles } from '../content/data/roles';
import { coursesById } from './courseIndex';
import { oncePer } from '../content/remembered';

/**
 * Returns the sectors with their roles for `/courses`; a role has the positions of its courses in the catalogue, which are
 * shorter than their ids. A course that the page of the language does not show is left out, and a role or sector without any.
 */
export function sectorRoles({ datasets }: Project, catalogue: readonly Pick<IndexedCourse, 'id'>[]): SectorRoles[] {
  const positions = new Map(catalogue.map(({ id }, index) => [id, index]));
  return (datasets.roles.value ?? []).flatMap(({ sector, hue, lacks = [], roles }) => {
    const shown = roles
      .map((role) => ({ ...role, courses: role.courses.flatMap((course) => positions.get(course) ?? []) }))
      .filter(({ courses }) => courses.length > 0);
    return shown.length > 0 ? { id: sector, hue, lacks, roles: shown } : [];
  });
}

/** Returns the roles that a course is suggested for, with the sector of each. */
export function rolesOf(project: Project, course: string): readonly CourseRole[] {
  const roles = rolesOfCourses(project).get(course) ?? [];
  return roles.map(({ id, sector }) => ({ id, sector }));
}

const rolesOfCourses = oncePer((project: Project) => {
  const roles = new Map<string, (CourseRole & { readonly courses: readonly string[] })[]>();
  for (const { sector, roles: all } of project.datasets.roles.value ?? [])
    for (const { id, courses } of all)
      for (const course of courses) roles.set(course, [...(roles.get(course) ?? []), { id, sector, courses }]);
  return roles;
});

/** Returns the courses in the same lists as a course: those of its subject first, and then those of the most lists. */
export function relatedCourses(project: Project, language: string, id: string): IndexedCourse[] {
  const all = coursesById(project, language);
  const isNear = ({ category }: IndexedCourse) => Number(category === all.get(id)?.category);
  const counts = new Map<string, number>();
  for (const { courses } of rolesOfCourses(project).get(id) ?? [])
    for (const course of courses) counts.set(course, (counts.get(course) ?? 0) + 1);
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .flatMap(([course]) => (course === id ? [] : (all.get(course) ?? [])))
    .sort((one, other) => isNear(other) - isNear(one))
    .slice(0, relatedAtMost);
}

const relatedAtMost = 4;
