import { writeTypes } from '../generatedTypes';
import { datasetSchemas } from '../../content/data/datasets';
import { readJsonFile } from '../../content/files/jsonFile';
import { formatProblem } from '../../content/problem';
import { stringTableSchema } from '../../content/strings/strings';
import { namespaces } from '../../site/routes';

/** `npm run types:strings` writes the types that come from locales/en and topics.json. Exit code 1 if one cannot be read. */
const root = process.cwd();
const english = Object.fromEntries(
  namespaces.map((namespace) => [namespace, readJsonFile(root, `locales/en/${namespace}.json`, stringTableSchema)]),
);
const topics = readJsonFile(root, 'content/data/topics.json', datasetSchemas.topics);
const unreadable = [topics, ...Object.values(english)].flatMap(({ problems }) => problems);
if (unreadable.length === 0) writeTypes(root, english, topics);
for (const problem of unreadable) {
  console.error(`${formatProblem(problem)}\n`);
  process.exitCode = 1;
}
