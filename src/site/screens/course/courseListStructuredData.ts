import { plainText } from '../../../content/mdx/tree';
import { courseNode } from '../../shell/head/courseNode';
import type { GraphNode } from '../../shell/head/StructuredData';
import type { ListedCourse } from './listedCourses';

/**
 * Returns a category's courses as structured data (ItemList of Course), each with its own page where it has one; nothing for
 * fewer than three, which search engines do not accept
 * (https://developers.google.com/search/docs/appearance/structured-data/course).
 */
export function courseListStructuredData(
  courses: readonly ListedCourse[],
  /** The courses that have a page. */
  outlines: Readonly<Record<string, unknown>>,
  name: string,
  url: string,
): GraphNode | undefined {
  if (courses.length < 3) return undefined;
  return {
    '@type': 'ItemList',
    '@id': `${url}#courses`,
    name,
    numberOfItems: courses.length,
    itemListElement: courses.map((course, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: courseNode(
        { ...course, description: plainText(course.description) },
        outlines[course.id] === undefined ? `${url}#${course.id}` : `${url}/${course.id}`,
      ),
    })),
  };
}
