import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { checkProject } from '../../../content/checks';
import type { Problem } from '../../../content/problem';
import { publishedLanguages } from '../../../content/language/publishedLanguages';
import { readProject } from '../../../build/readProject';
import { runCommand } from '../../../commandLine/commandLine';

/**
 * Returns what is wrong in the languages that are shown; what only waits for a translator is not. Runs in a process of its
 * own, as it takes seconds in which the live server could not show what is saved. Rejects once `signal` ends it.
 */
export async function checkAll(root: string, signal: AbortSignal): Promise<Problem[]> {
  const script = path.join(root, 'src/authoring/editor/server/checkAll.ts');
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', script], {
    cwd: root,
    signal,
    maxBuffer: 100_000_000,
  });
  return JSON.parse(stdout);
}

async function printProblems(): Promise<void> {
  const known = await readProject(process.cwd(), []);
  const shown = publishedLanguages(known.languages).map(({ code }) => code);
  const project = await readProject(process.cwd(), shown);
  const problems = checkProject(project, shown).filter(({ unfinished }) => !unfinished);
  process.stdout.write(JSON.stringify(problems));
}

if (require.main === module) void runCommand(printProblems);
