import { execFile, execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { content } from '../../src/commands/content';
import { i18n } from '../../src/commands/i18n';
import { captured } from '../captured';

/** The repository. */
export const root = path.resolve(__dirname, '../..');

/** A small project of three languages that no writer changes; the commands are tested on copies of it. */
export const frozen = path.join(__dirname, 'project');

/** A change of a file's text. */
export type Change = (text: string) => string;

const copies: string[] = [];

afterAll(() => {
  for (const copy of copies) rmSync(copy, { recursive: true, force: true });
});

/** A copy of the frozen project, to be changed; it is gone after the tests of the file. */
export function copyOfProject(): string {
  return copyOf(frozen);
}

/** A copy of the real content. */
export function copyOfContent(): string {
  return copyOf(root);
}

function copyOf(folder: string): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'camre-content-'));
  copies.push(copy);
  for (const part of ['content', 'locales'])
    cpSync(path.join(folder, part), path.join(copy, part), { recursive: true });
  return copy;
}

/** Changes a file of a copy; a change that does nothing is a mistake of the test. */
export function change(copy: string, file: string, how: Change): void {
  const text = readFileSync(path.join(copy, file), 'utf8');
  const changed = how(text);
  if (changed === text) throw new Error(`Nothing was changed in ${file}`);
  writeFileSync(path.join(copy, file), changed);
}

/** Writes a file of a copy, with its folder. */
export function put(copy: string, file: string, text: string): void {
  mkdirSync(path.dirname(path.join(copy, file)), { recursive: true });
  writeFileSync(path.join(copy, file), text);
}

export function read(copy: string, file: string): string {
  return readFileSync(path.join(copy, file), 'utf8');
}

/** The strings of a table of a copy. */
export function strings(copy: string, language: string, namespace: string): Record<string, string> {
  return JSON.parse(read(copy, `locales/${language}/${namespace}.json`));
}

/** Makes a copy a clone with a history, in which the older English is found, and with somebody who works in it. */
export function commit(copy: string, message = 'As it is'): void {
  const git = (...words: string[]) => execFileSync('git', ['-C', copy, ...words]);
  git('init', '-q');
  git('config', 'user.name', 'Mair Jones');
  git('config', 'user.email', 'mair@example.org');
  git('add', '.');
  git('commit', '-qm', message);
}

/** The line of some words in a file. */
export function lineOf(file: string, needle: string, folder = frozen): number {
  const text = readFileSync(path.join(folder, file), 'utf8');
  if (!text.includes(needle)) throw new Error(`${file} does not have ${needle}`);
  return text.slice(0, text.indexOf(needle)).split('\n').length;
}

const commandLines = { 'content/index.ts': content, 'i18n/index.ts': i18n };

/** Runs a command of `src/commands` on a copy, in this process. */
export async function run(
  copy: string,
  command: keyof typeof commandLines,
  words: readonly string[] = [],
  settings: NodeJS.ProcessEnv = {},
): Promise<{ code: number; output: string }> {
  const before = { ...process.env };
  Object.assign(process.env, settings);
  try {
    const { code, stdout, stderr } = await captured(commandLines[command], [...words, '--root', copy]);
    return { code, output: stdout + stderr };
  } finally {
    process.env = before;
  }
}

/** Runs a command of `src/commands` as npm does, in a process of its own. */
export function runProcess(
  command: string,
  words: readonly string[] = [],
  settings: NodeJS.ProcessEnv = {},
  folder = root,
): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    execFile(
      path.join(root, 'node_modules/.bin/tsx'),
      [path.join(root, 'src/commands', command), ...words],
      { cwd: folder, env: { ...process.env, NO_COLOR: '1', ...settings } },
      (error, stdout, stderr) =>
        resolve({ code: typeof error?.code === 'number' ? error.code : error ? 1 : 0, output: stdout + stderr }),
    );
  });
}
