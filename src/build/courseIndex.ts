import type { IndexedCourse } from '../content/pages/facts';
import { intlLocale } from '../content/language/intlLocale';
import { plainText } from '../content/mdx/tree';
import { coursesOn } from '../content/pages/outlines';
import type { Project } from '../content/project';
import { shownSlugs } from './readProject';
import { preventBreaks } from './lineBreaks';
import { oncePer } from '../content/remembered';
import { oncePerLanguage } from './oncePerLanguage';
import { langOf, pageOrEnglish } from './shownTexts';

/**
 * Returns the courses that the category pages of a language show, for the catalogue of `/courses` and its search: those of
 * the English page where there is no translation. A translation of an older English may lack a course.
 */
export const courseIndex = oncePerLanguage((project, language): readonly IndexedCourse[] => {
  const outlines = outlinesOf(project);
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

/** Returns the same courses by their ids. */
export const coursesById = oncePerLanguage(
  (project, language): ReadonlyMap<string, IndexedCourse> =>
    new Map(courseIndex(project, language).map((course) => [course.id, course])),
);

const outlinesOf = oncePer((project: Project): ReadonlySet<string> => new Set(shownSlugs(project, 'outlines')));

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
