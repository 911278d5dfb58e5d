import { plainText } from '../../../content/mdx/tree';
import { organisationId, type GraphNode } from '../../shell/head/StructuredData';
import type { ListedCourse } from './listedCourses';

/**
 * Returns a category's courses as structured data (ItemList of Course); nothing for fewer than three, which search
 * engines do not accept (https://developers.google.com/search/docs/appearance/structured-data/course).
 */
export function courseListStructuredData(
  courses: readonly ListedCourse[],
  name: string,
  inLanguage: string,
  url: string,
): GraphNode | undefined {
  if (courses.length < 3) return undefined;
  return {
    '@type': 'ItemList',
    '@id': `${url}#courses`,
    name,
    numberOfItems: courses.length,
    itemListElement: courses.map(({ id, title, description, hours, level }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: {
        '@type': 'Course',
        '@id': `${url}#${id}`,
        url: `${url}#${id}`,
        name: title,
        description: plainText(description),
        provider: { '@id': organisationId },
        timeRequired: `PT${hours}H`,
        educationalLevel: level,
        inLanguage,
      },
    })),
  };
}
