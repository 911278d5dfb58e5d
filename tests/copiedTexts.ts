import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The repository. */
export const root = path.resolve(__dirname, '..');

/** A small project of three languages that no writer changes; the commands and the live server are tested on copies of it. */
export const frozen = path.join(__dirname, 'content/project');

/** Copies the texts of the small project into a folder. */
export function copyTexts(copy: string): void {
  for (const part of ['content', 'locales'])
    cpSync(path.join(frozen, part), path.join(copy, part), { recursive: true });
}

/** A change of a file's text. */
export type Change = (text: string) => string;

/** Changes a file of a copy; returns what puts it back. A change that does nothing is a mistake of the test. */
export function change(copy: string, file: string, how: Change): () => void {
  const text = read(copy, file);
  const changed = how(text);
  if (changed === text) throw new Error(`Nothing was changed in ${file}`);
  writeFileSync(path.join(copy, file), changed);
  return () => writeFileSync(path.join(copy, file), text);
}

/** The text of a file of a copy. */
export function read(copy: string, file: string): string {
  return readFileSync(path.join(copy, file), 'utf8');
}

/** Runs git in a copy. */
export function git(copy: string, ...words: string[]): string {
  return execFileSync('git', ['-C', copy, ...words], { encoding: 'utf8', stdio: 'pipe' });
}
