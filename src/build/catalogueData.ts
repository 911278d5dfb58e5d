import type { IndexedCourse } from '../content/pages/facts';
import { subjectsAtMost } from '../site/routes';
import type { ScreenData } from '../site/screenData';
import { courseCards } from './cards';
import { courseIndex } from './courseIndex';
import { oncePerLanguage } from './oncePerLanguage';
import { pick } from './pick';
import { sectorRoles } from './roleCourses';

/** So many courses are shown as a whole; of more, the first of each subject, so that the page stays as light. */
const coursesAtMost = 120;
const coursesOfSubject = 6;

/**
 * Returns what `/courses` shows: the first subjects with their courses, the names of the others, and the roles. The page
 * of each subject has all of its own courses, and the search finds every one.
 */
export const catalogueData = oncePerLanguage((project, language): ScreenData['courses'] => {
  const cards = courseCards(project, language);
  const categories = cards.slice(0, subjectsAtMost);
  const courses = courseIndex(project, language);
  const catalogue = shownCourses(courses, categories);
  return {
    categories: categories.map((card) => pick(card, 'slug', 'path', 'heading', 'lang', 'icon', 'hue', 'count')),
    otherCategories: cards.slice(subjectsAtMost).map((card) => pick(card, 'path', 'heading', 'lang')),
    courseCount: courses.length,
    catalogue: catalogue.map((course) => pick(course, 'id', 'category', 'title', 'lang', 'hasPage', 'hours', 'level')),
    sectors: sectorRoles(project, courses).map(({ id, lacks, roles }) => ({
      id,
      lacks,
      roles: roles.map((role) => role.id),
    })),
  };
});

function shownCourses(
  courses: readonly IndexedCourse[],
  categories: readonly { readonly slug: string }[],
): readonly IndexedCourse[] {
  if (courses.length <= coursesAtMost) return courses;
  const places = new Map(categories.map(({ slug }) => [slug, coursesOfSubject]));
  return courses.filter(({ category }) => {
    const left = places.get(category) ?? 0;
    places.set(category, left - 1);
    return left > 0;
  });
}
