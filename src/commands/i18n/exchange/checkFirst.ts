import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readSite } from '../../../build/readSite';
import { checkLanguage } from '../../../model/checks';
import { segmentStates } from '../../../model/pageSegmentStates';
import { positionAt, type Problem } from '../../../model/problem';
import { englishPages, pageName, type Project } from '../../../model/project';

/** A new error, and the text that it is in; without one it is the whole file’s. */
export interface NewError {
  readonly problem: Problem;
  readonly id: string | undefined;
}

/** The errors that a language would have with other files and does not have now, found on a copy of the project. */
export async function errorsAfter(
  project: Project,
  language: string,
  files: Readonly<Record<string, string>>,
): Promise<NewError[]> {
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
    const after = await readSite(copy, [language]);
    return errorsOf(after, language)
      .filter((problem) => !before.has(identity(problem)))
      .map((problem) => ({ problem, id: textAt(after, language, problem, files[problem.file] ?? '') }));
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

function errorsOf(project: Project, language: string): Problem[] {
  return [...project.problems, ...checkLanguage(project, language)].filter(({ severity }) => severity === 'error');
}

function identity({ file, found, expected }: Problem): string {
  return [file, found, expected].join('\n');
}

/** The text that a place belongs to: the key on its line, or the text of the page that it is in or next to. */
function textAt(project: Project, language: string, { file, line, column }: Problem, text: string): string | undefined {
  const namespace = /^locales\/[\w-]+\/(\w+)\.json$/.exec(file)?.[1];
  if (namespace) {
    const key = /^ *"((?:[^"\\]|\\.)*)"/.exec(text.split('\n')[line - 1] ?? '')?.[1];
    return key === undefined ? undefined : `${namespace}:${key}`;
  }
  const english = englishPages(project).find((page) => file === `content/${pageName(page)}/${language}.mdx`);
  if (!english) return undefined;
  return segmentStates(project, english, language).find(({ target }) => {
    if (!target) return false;
    const [start, end] = [positionAt(text, target.start), positionAt(text, target.end)];
    const isAfterStart = line > start.line || (line === start.line && column >= start.column);
    return isAfterStart && (line < end.line || (line === end.line && column <= end.column));
  })?.id;
}
