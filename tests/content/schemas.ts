import type { z } from 'zod';
import { datasetSchemas } from '../../src/content/data/datasets';
import { kinds } from '../../src/content/pages/kinds';

/** The schemas of the datasets and facts of the frozen project, by file. */
export const schemas: Readonly<Record<string, z.ZodType>> = {
  ...Object.fromEntries(Object.entries(datasetSchemas).map(([name, schema]) => [`content/data/${name}.json`, schema])),
  'content/courses/hr/facts.json': kinds.courses.facts,
  'content/features/qms/facts.json': kinds.features.facts,
  'content/features/reporting/facts.json': kinds.features.facts,
  'content/lessons/allergens/facts.json': kinds.lessons.facts,
  'content/outlines/hr/right-to-work-checks/facts.json': kinds.outlines.facts,
};
