import { organisationId, type GraphNode } from './StructuredData';

interface CourseNode {
  readonly title: string;
  readonly description: string;
  readonly hours: number;
  readonly level: string;
  /** The subject that it belongs to, where another page is about that. */
  readonly subject?: { readonly name: string; readonly url: string };
  /** What the page of one course says of its content. */
  readonly outline?: {
    readonly outcomes: readonly string[];
    readonly lessons: readonly { readonly name: string; readonly minutes: string }[];
  };
}

/** Returns a course as structured data, without a language: the owner alone knows in which ones it is. */
export function courseNode({ title, description, hours, level, subject, outline }: CourseNode, url: string): GraphNode {
  return {
    '@type': 'Course',
    '@id': url.includes('#') ? url : `${url}#course`,
    url,
    name: title,
    description,
    provider: { '@id': organisationId },
    timeRequired: `PT${hours}H`,
    educationalLevel: level,
    ...(subject && { about: { '@type': 'Thing', ...subject } }),
    ...(outline && {
      teaches: outline.outcomes,
      syllabusSections: outline.lessons.map(({ name, minutes }) => ({
        '@type': 'Syllabus',
        name,
        timeRequired: `PT${minutes}M`,
      })),
    }),
  };
}
