import path from 'node:path';
import { courseIndexFile, questionsFile } from '../site/searchFiles';
import { questionsByLanguage } from './askedQuestions';
import { searchIndex } from './searchWords';
import type { Site } from './site';
import { writeIfChanged } from './writeIfChanged';

/** Writes what the search of /courses reads, and the question of the home page in the languages that it can be asked in. */
export function writeIndexes(root: string, { project, codes }: Site): void {
  const write = (file: string, content: unknown) =>
    writeIfChanged(path.join(root, 'public', file), JSON.stringify(content));
  for (const code of codes) write(courseIndexFile(code), searchIndex(project, code));
  write(questionsFile, questionsByLanguage(project));
}
