import type { IndexedCourse } from '../model/facts';
import { intlLocale } from '../model/intlLocale';
import { findAll, plainText } from '../model/mdx/tree';
import { pageIn, type Project } from '../model/project';
import { preventBreaks } from './lineBreaks';
import { shownSlugs } from './readSite';

/**
 * Returns every course of the catalogue in a language, for the search of `/courses`; English where a page has no
 * translation.
 */
export function courseIndex(project: Project, language: string): IndexedCourse[] {
  return shownSlugs(project, 'courses').flatMap((category) => {
    const coursesIn = (code: string) => {
      const tree = pageIn(project, { kind: 'courses', slug: category }, code)?.tree ?? [];
      return new Map(findAll(tree, 'Course').map((course) => [course.props?.id, course]));
    };
    const [own, english] = [coursesIn(language), coursesIn('en')];
    return (project.courseFacts[category]?.value?.courses ?? []).map(({ id, hours, level }) => {
      // A page of an older English may lack a course: its words are then the English ones.
      const course = own.get(id) ?? english.get(id);
      const contentLocale = own.has(id) ? language : 'en';
      return {
        id,
        category,
        title: preventBreaks(course?.props?.title ?? id, contentLocale),
        description: preventBreaks(plainText(course?.children), contentLocale),
        ...(contentLocale !== language && { lang: intlLocale(contentLocale) }),
        hours,
        level,
      };
    });
  });
}
