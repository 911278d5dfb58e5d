import type { CourseRole, IndexedRole, SearchIndex, SectorRoles } from '../content/data/roles';
import type { IndexedCourse } from '../content/pages/facts';
import { groupBy } from '../content/groupBy';
import { intlLocale } from '../content/language/intlLocale';
import { parsePageName } from '../content/pages/contentKinds';
import { plainText } from '../content/mdx/tree';
import { coursesOn } from '../content/pages/outlines';
import type { Project } from '../content/project';
import { shownSlugs } from './readProject';
import { preventBreaks } from './lineBreaks';
import { langOf, oncePerLanguage, pageOrEnglish } from './shownTexts';

/**
 * Returns the courses that the category pages of a language show, for the catalogue of `/courses` and its search: those of
 * the English page where there is no translation. A translation of an older English may lack a course.
 */
export const courseIndex = oncePerLanguage((project, language): readonly IndexedCourse[] => {
  const outlines = new Set(shownSlugs(project, 'outlines'));
  return shownSlugs(project, 'courses').flatMap((category) => {
    const page = pageOrEnglish(project, { kind: 'courses', slug: category }, language);
    const facts = project.facts.courses[category]?.value;
    if (!page || !facts) return [];
    return facts.courses.flatMap(({ id, hours, level }) => {
      const course = coursesOn(page).get(id);
      if (!course) return [];
      return {
        id,
        category,
        hue: facts.hue,
        title: preventBreaks(course.props?.title ?? id, page.language),
        description: preventBreaks(plainText(course.children), page.language),
        ...langOf(page, language),
        ...(outlines.has(`${category}/${id}`) && { hasPage: true as const }),
        hours,
        level,
      };
    });
  });
});

export const coursesById = oncePerLanguage(
  (project, language): ReadonlyMap<string, IndexedCourse> =>
    new Map(courseIndex(project, language).map((course) => [course.id, course])),
);

/** The course with a page that follows each of these in its subject; after the last one, the first. */
export const nextCourses = oncePerLanguage((project, language) => {
  const shown = courseIndex(project, language).filter(({ hasPage }) => hasPage);
  const subjects = [...groupBy(shown, ({ category }) => category).values()].filter(({ length }) => length > 1);
  return new Map(subjects.flatMap((all) => all.map(({ id }, index) => [id, all[(index + 1) % all.length]])));
});

/** Returns the title of the course that the sample lesson of `content/data/links.json` is of. */
export function sampleCourse(project: Project, language: string): string {
  const lesson = parsePageName(project.datasets.links.value?.sampleLesson ?? '');
  const course = project.facts.lessons[lesson?.slug ?? '']?.value?.course;
  return (course && coursesById(project, language).get(course)?.title) ?? '';
}

/** Returns the months in which courses were last reviewed, by their ids, as a language writes month and year. */
export function formatMonths(
  courses: readonly Pick<IndexedCourse, 'id' | 'reviewed'>[],
  language: string,
): Readonly<Record<string, string>> {
  // At build time, because Chromium has no Welsh.
  const format = new Intl.DateTimeFormat([intlLocale(language), 'en-GB'], {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return Object.fromEntries(
    courses.flatMap(({ id, reviewed }) => (reviewed ? [[id, format.format(new Date(`${reviewed}-01`))]] : [])),
  );
}

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

/** Returns the roles that a course is suggested for, and the sectors all of whose roles it is suggested for. */
export function rolesOf({ datasets }: Project, course: string): readonly CourseRole[] {
  return (datasets.roles.value ?? []).flatMap(({ sector, roles }): CourseRole[] => {
    const own = roles.filter(({ courses }) => courses.includes(course));
    return own.length === roles.length ? [{ sector }] : own.map(({ id }) => ({ id, sector }));
  });
}

/** Returns the roles that learn most of these courses, by their hours: six at most. */
export function learnersOf({ datasets }: Project, courses: readonly IndexedCourse[]) {
  const learners = (datasets.roles.value ?? []).flatMap(({ roles }) =>
    roles.map((role) => {
      const own = courses.filter(({ id }) => role.courses.includes(id));
      return { role: role.id, courses: own, hours: own.reduce((sum, { hours }) => sum + hours, 0) };
    }),
  );
  const most = learners.filter(({ hours }) => hours > 0).sort((one, other) => other.hours - one.hours);
  return most.slice(0, 6);
}

/** Returns the courses in the same lists as a course: those of its subject first, and then those of the most lists; four at most. */
export function relatedCourses(project: Project, language: string, id: string): IndexedCourse[] {
  const all = coursesById(project, language);
  const isNear = ({ category }: IndexedCourse) => Number(category === all.get(id)?.category);
  const counts = new Map<string, number>();
  const lists = (project.datasets.roles.value ?? []).flatMap(({ roles }) => roles.map(({ courses }) => courses));
  for (const courses of lists.filter((list) => list.includes(id)))
    for (const course of courses) counts.set(course, (counts.get(course) ?? 0) + 1);
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .flatMap(([course]) => (course === id ? [] : (all.get(course) ?? [])))
    .sort((one, other) => isNear(other) - isNear(one))
    .slice(0, 4);
}

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
    return typed.length > 0 ? { words: typed.join(', ') } : {};
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
    sectors: sectors.map(({ id, lacks }) => ({
      id,
      name: sectorText(`sector.${id}`),
      lacks: lacks.map((lack) => sectorText(`lack.${lack}`)),
    })),
  };
}
