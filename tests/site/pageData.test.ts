import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { datasetSchemas } from '../../src/content/data/datasets';

const { languages, partners, integrations } = datasetSchemas;

// Screens use the types of these schemas for what GraphQL gives; it says null where a field is missing.
test.each([
  ['index', 'languages', languages.element.pick({ code: true, name: true, flag: true })],
  ['index', 'partners', partners.element.omit({ category: true })],
  ['partners.html', 'partners', partners.element.omit({ role: true })],
  ['integrations.html', 'integrations', integrations.element],
])('the query of %s gives %s as their schema has them', (page, name, entry) => {
  const file = path.resolve('.cache/camre/gatsby/page-data', page, 'page-data.json');
  const { result } = JSON.parse(readFileSync(file, 'utf8'));
  const nodes: Record<string, unknown>[] = result.data[name].nodes;
  const given = nodes.map((node) => Object.fromEntries(Object.entries(node).filter(([, value]) => value !== null)));
  expect(z.array(entry).min(1).safeParse(given).error?.message).toBeUndefined();
});
