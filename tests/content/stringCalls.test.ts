import { readJsonFile, type JsonFile } from '../../src/content/files/jsonFile';
import { datasetSchemas } from '../../src/content/data/datasets';
import { formatProblem } from '../../src/content/problem';
import { stringTableSchema, type StringTable } from '../../src/content/strings/strings';
import { writeTypes } from '../../src/build/generatedTypes';
import { namespaces } from '../../src/site/routes';
import { root } from './copy';
import { callsWithoutValues, stringCalls, unusedStrings } from './stringCalls';

const files = namespaces.map((name) => [name, readJsonFile(root, `locales/en/${name}.json`, stringTableSchema)]);
const english: Record<string, JsonFile<StringTable>> = Object.fromEntries(files);
writeTypes(root, english, readJsonFile(root, 'content/data/topics.json', datasetSchemas.topics));
const calls = stringCalls(root);
const home = (key: string, text: string) => {
  const file = readJsonFile(root, 'locales/en/home.json', stringTableSchema);
  return { ...english, home: { ...file, value: { ...file.value, [key]: text } } };
};

test('every string is shown by some code, and one that is not would be named', () => {
  const unused = unusedStrings(calls, home('hero.unseen', 'Nobody sees this')).map(formatProblem).join('\n');
  // The only one: every other string is found, also those whose key is put together.
  expect(unused.match(/Unused/g)).toHaveLength(1);
  expect(unused).toContain('"hero.unseen"');
});

test('every placeholder gets a value, and a call without would be named', () => {
  expect(callsWithoutValues(calls, english).map(formatProblem)).toEqual([]);
  const [missing = ''] = callsWithoutValues(calls, home('hero.trial', 'Try {{product}}')).map(formatProblem);
  expect(missing).toMatch(/src\/site\/.+home:hero\.trial/s);
});
