import { writeTypes } from '../../gatsby/generatedTypes';
import { datasetSchemas } from '../../content/datasets';
import { readJsonFile } from '../../content/jsonFile';
import { formatProblem } from '../../content/problem';
import { stringTableSchema } from '../../content/strings';
import { namespaces } from '../../site/routes';
import { unusedStrings } from './unusedStrings';

/**
 * `npm run types:strings` writes the types that come from locales/en and topics.json. With `--check` it also names the
 * strings that no code shows. Exit code 1 if there are any, or if a file cannot be read.
 */
const root = process.cwd();
const english = Object.fromEntries(
  namespaces.map((namespace) => [namespace, readJsonFile(root, `locales/en/${namespace}.json`, stringTableSchema)]),
);
const topics = readJsonFile(root, 'content/data/topics.json', datasetSchemas.topics);
const unreadable = [topics, ...Object.values(english)].flatMap(({ problems }) => problems);
if (unreadable.length === 0) writeTypes(root, english, topics);
const unused = unreadable.length === 0 && process.argv.includes('--check') ? unusedStrings(root, english) : [];
for (const problem of [...unreadable, ...unused]) {
  console.error(`${formatProblem(problem)}\n`);
  process.exitCode = 1;
}
