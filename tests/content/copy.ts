import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The project under test. */
export const root = path.resolve(__dirname, '../..');

/** A change of a file's text. */
export type Change = (text: string) => string;

const copies: string[] = [];

afterAll(() => {
  for (const copy of copies) rmSync(copy, { recursive: true, force: true });
});

/** A copy of the real content, to be broken; it is gone after the tests of the file. */
export function copyOfContent(): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'camre-content-'));
  copies.push(copy);
  for (const folder of ['content', 'locales'])
    cpSync(path.join(root, folder), path.join(copy, folder), { recursive: true });
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

/** The line of some words in the real file. */
export function lineOf(file: string, needle: string): number {
  const text = readFileSync(path.join(root, file), 'utf8');
  if (!text.includes(needle)) throw new Error(`${file} does not say ${needle}`);
  return text.slice(0, text.indexOf(needle)).split('\n').length;
}

/** Runs a command of `src/commands` on a copy, as npm does. */
export function run(
  copy: string,
  command: string,
  words: readonly string[] = [],
  settings: NodeJS.ProcessEnv = {},
): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    execFile(
      path.join(root, 'node_modules/.bin/tsx'),
      [path.join(root, 'src/commands', command), ...words, '--root', copy],
      { cwd: root, env: { ...process.env, NO_COLOR: '1', ...settings } },
      (error, stdout, stderr) =>
        resolve({ code: typeof error?.code === 'number' ? error.code : error ? 1 : 0, output: stdout + stderr }),
    );
  });
}
