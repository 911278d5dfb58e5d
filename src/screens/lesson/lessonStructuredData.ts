import type { PageContext } from '../../model/pageContext';
import { localisedPath } from '../../routes';
import { siteUrl } from '../../shell/head/siteUrl';
import { organisationId, type GraphNode } from '../../shell/head/StructuredData';

/** Returns the lesson as structured data (LearningResource). */
export function lessonStructuredData(
  name: string,
  description: string,
  { route, language, state }: PageContext,
): GraphNode {
  const shown = state === 'fallback' ? 'en' : language;
  return {
    '@type': 'LearningResource',
    '@id': `${siteUrl}${localisedPath(route, shown)}#lesson`,
    name,
    description,
    learningResourceType: 'lesson',
    timeRequired: 'PT5M',
    isAccessibleForFree: true,
    provider: { '@id': organisationId },
  };
}
