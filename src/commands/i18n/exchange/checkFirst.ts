import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readSite } from '../../../build/readSite';
import { checkLanguage } from '../../../model/checks';
import type { Problem } from '../../../model/problem';
import type { Project } from '../../../model/project';

/** The errors that a language would have with other files and does not have now, found on a copy of the project. */
export async function problemsAfter(
  project: Project,
  language: string,
  files: Readonly<Record<string, string>>,
): Promise<Problem[]> {
  const copy = mkdtempSync(path.join(tmpdir(), 'camre-import-'));
  try {
    for (const folder of ['content', 'locales'])
      cpSync(path.join(project.root, folder), path.join(copy, folder), {
        recursive: true,
        filter: (file) => !/\.(png|jpe?g)$/.test(file),
      });
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(copy, file)), { recursive: true });
      writeFileSync(path.join(copy, file), text);
    }
    const before = new Set(errorsOf(project, language).map(identity));
    return errorsOf(await readSite(copy, [language]), language).filter((problem) => !before.has(identity(problem)));
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

function errorsOf(project: Project, language: string): Problem[] {
  return [...project.problems, ...checkLanguage(project, language)].filter(
    ({ severity, unfinished }) => severity === 'error' && !unfinished,
  );
}

function identity({ file, found, expected }: Problem): string {
  return [file, found, expected].join('\n');
}
