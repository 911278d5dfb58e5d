import { readFileSync, writeFileSync } from 'node:fs';
import { formatProblem } from '../model/problem';
import { stringTypes, stringTypesFile } from './stringTypes';
import { topicTypes, topicTypesFile } from './topicTypes';
import { unusedStrings } from './unusedStrings';

/**
 * `npm run types:strings` writes the types that come from locales/en and from topics.json. `--check` says instead whether
 * they are up to date, and which strings no code shows (exit code 1 if any).
 */
function types(root: string, check: boolean): void {
  const unused = check ? unusedStrings(root) : [];
  for (const problem of unused) console.error(`${formatProblem(problem)}\n`);
  if (unused.length > 0) process.exitCode = 1;
  for (const [file, text] of [
    [stringTypesFile, stringTypes(root)],
    [topicTypesFile, topicTypes(root)],
  ] as const) {
    if (!check) writeFileSync(file, text);
    else if (readFileSync(file, 'utf8') !== text) {
      console.error(`${file} is not up to date; run npm run types:strings`);
      process.exitCode = 1;
    }
  }
}

types(process.cwd(), process.argv.includes('--check'));
