import { appendFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { content as writers } from '../../src/authoring/commands/content';
import { i18n as translators } from '../../src/authoring/commands/i18n';
import { captured } from '../captured';
import { change, copyTexts, frozen, git, read } from '../copiedTexts';

export { change, frozen, git, read, root, type Change } from '../copiedTexts';

/** In memory, where the system has such a folder. */
const temporary = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();

const copies: string[] = [];

afterAll(() => {
  for (const copy of copies) rmSync(copy, { recursive: true, force: true });
});

/** A copy of the texts of the small project, to be changed; it is gone after the tests of the file. */
export function copyOfProject(): string {
  const copy = mkdtempSync(path.join(temporary, 'camre-content-'));
  copies.push(copy);
  copyTexts(copy);
  return copy;
}

/** A copy that is a clone with a history, in which nothing has changed yet. */
export function cloneOfProject(): string {
  const copy = copyOfProject();
  commit(copy);
  return copy;
}

/** Removes the line of a key from a JSON file of a copy. */
export function removeKey(copy: string, file: string, key: string): void {
  change(copy, file, (text) => text.replace(new RegExp(`^ {2}"${key.replaceAll('.', '\\.')}".*\\n`, 'm'), ''));
}

/** Removes a string such as `home:hero.note`, and its pin, from a language of a copy. */
export function removeString(copy: string, language: string, id: string): void {
  const [namespace, key = ''] = id.split(':');
  removeKey(copy, `locales/${language}/${namespace}.json`, key);
  removeKey(copy, `locales/pins/${language}.json`, id);
}

/** Writes a file of a copy, with its folder. */
export function put(copy: string, file: string, text: string): void {
  mkdirSync(path.dirname(path.join(copy, file)), { recursive: true });
  writeFileSync(path.join(copy, file), text);
}

/** The strings of a table of a copy. */
export function strings(copy: string, language: string, namespace: string): Record<string, string> {
  return JSON.parse(read(copy, `locales/${language}/${namespace}.json`));
}

/** Makes a copy a clone with a history, in which the older English is found, and with somebody who works in it. */
export function commit(copy: string, message = 'As it is'): void {
  if (!existsSync(path.join(copy, '.git'))) {
    git(copy, 'init', '-q');
    appendFileSync(path.join(copy, '.git/config'), '[user]\nname = Mair Jones\nemail = mair@example.org\n');
  }
  git(copy, 'add', '.');
  git(copy, 'commit', '-qm', message);
}

/** All that was changed in the texts of a copy since it was committed. */
export function changesIn(copy: string): string {
  return git(copy, 'diff', '--', 'content', 'locales') + git(copy, 'ls-files', '--others', '--', 'content', 'locales');
}

/** The line of some words in a file. */
export function lineOf(file: string, needle: string): number {
  const text = read(frozen, file);
  if (!text.includes(needle)) throw new Error(`${file} does not have ${needle}`);
  return text.slice(0, text.indexOf(needle)).split('\n').length;
}

/** What a command printed, and its exit code. */
interface Result {
  readonly code: number;
  readonly output: string;
}

/** Runs `npm run i18n` on a copy, in this process. */
export function i18n(copy: string, ...words: string[]): Promise<Result> {
  return run(translators, copy, words);
}

/** Runs `npm run content` on a copy, in this process. */
export function content(copy: string, ...words: string[]): Promise<Result> {
  return run(writers, copy, words);
}

async function run(commandLine: typeof translators, copy: string, words: readonly string[]): Promise<Result> {
  const { code, stdout, stderr } = await captured(commandLine, [...words, '--root', copy]);
  return { code, output: stdout + stderr };
}
