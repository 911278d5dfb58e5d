/** @jest-environment node */
import { readJsonFile } from '../../src/content/files/jsonFile';
import { datasetSchemas } from '../../src/content/data/datasets';
import { formatProblem } from '../../src/content/problem';
import { stringTableSchema } from '../../src/content/strings/strings';
import { writeTypes } from '../../src/gatsby/generatedTypes';
import { namespaces } from '../../src/site/routes';
import { root } from './copy';
import { unusedStrings } from './unusedStrings';

test('every string is shown by some code, and one that is not would be named', () => {
  const files = namespaces.map((name) => [name, readJsonFile(root, `locales/en/${name}.json`, stringTableSchema)]);
  const english = Object.fromEntries(files);
  writeTypes(root, english, readJsonFile(root, 'content/data/topics.json', datasetSchemas.topics));
  const unseen = { ...english.home, value: { ...english.home.value, 'hero.unseen': 'Nobody sees this' } };
  const unused = unusedStrings(root, { ...english, home: unseen })
    .map(formatProblem)
    .join('\n');
  // The only one: every other string is found, also those whose key is put together.
  expect(unused.match(/Unused/g)).toHaveLength(1);
  expect(unused).toContain('"hero.unseen"');
});
