import { readProject } from '../../build/readProject';
import type { Project } from '../../content/project';
import type { Problem } from '../../content/problem';
import { changedFiles } from './changedFiles';
import { culprits } from './culprits';
import { errorsAfter } from './errorsAfter';
import type { Author } from './newPins';

/**
 * Returns the files of a language with translations, by id, that pass the checks together, and why each other one is refused.
 * It is the one way by which texts are taken and signed.
 */
export async function checkedFiles(
  project: Project,
  language: string,
  texts: ReadonlyMap<string, string>,
  author: Author,
): Promise<{
  readonly files: Readonly<Record<string, string>>;
  readonly refused: ReadonlyMap<string, readonly string[]>;
}> {
  const left = new Map(texts);
  const refused = new Map<string, readonly string[]>();
  const refuse = (id: string, reasons: readonly string[]) => {
    if (left.delete(id)) refused.set(id, reasons);
  };
  for (;;) {
    const { files, refused: unwritable } = await changedFiles(project, language, left, author);
    for (const [id, { reasons }] of unwritable) refuse(id, reasons);
    if (unwritable.size > 0) continue;
    if (Object.keys(files).length === 0) return { files, refused };
    const after = await readProject(project.root, [language], files);
    const errors = errorsAfter(project, after, language);
    if (errors.length === 0) return { files, refused };
    for (const [id, problems] of await culprits({ project, after, language, texts: left, errors }))
      refuse(id, problems.map(reasonOf));
  }
}

function reasonOf({ check, found, expected }: Problem): string {
  return `${check ?? 'it cannot be read'}: found ${found}; expected ${expected}`;
}
