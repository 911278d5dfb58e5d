import { readFileSync, writeFileSync } from 'node:fs';
import { stringTypes, stringTypesFile } from './stringTypes';
import { topicTypes, topicTypesFile } from './topicTypes';

/**
 * `npm run types:strings`: writes the types that come from locales/en and from topics.json. `--check` only says whether
 * they are up to date (exit code 1 if not).
 */
for (const [file, text] of [
  [stringTypesFile, stringTypes(process.cwd())],
  [topicTypesFile, topicTypes(process.cwd())],
] as const) {
  if (!process.argv.includes('--check')) writeFileSync(file, text);
  else if (readFileSync(file, 'utf8') !== text) {
    console.error(`${file} is not up to date; run npm run types:strings`);
    process.exitCode = 1;
  }
}
