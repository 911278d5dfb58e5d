import path from 'node:path';
import { questionsByLanguage } from './askedQuestions';
import { searchIndex } from './searchWords';
import type { Site } from './site';
import { writeIfChanged } from './writeIfChanged';

/** Writes what the search of /courses reads, and the question of the home page in the languages that it can be asked in. */
export function writeIndexes(root: string, { project, courses }: Site): void {
  const write = (name: string, content: unknown) =>
    writeIfChanged(path.join(root, `public/search/${name}.json`), JSON.stringify(content));
  for (const [code, index] of courses) write(`courses.${code}`, searchIndex(project, code, index));
  write('questions', questionsByLanguage(project));
}
