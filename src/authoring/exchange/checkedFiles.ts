import { readProject } from '../../build/readProject';
import { englishPages, pageName, pinOf, type Project } from '../../content/project';
import type { Problem } from '../../content/problem';
import { changedFiles, type Author } from './changedFiles';
import { errorsAfter } from './errorsAfter';
import { git, gitVersions } from '../../content/files/git';
import { parseContentPage } from '../../content/pages/contentPage';
import { segmentStates, translatedPage } from '../../content/pages/pageState';
import { tableOf } from '../../content/strings/olderEnglish';
import { pageHash, stringPinsSchema } from '../../content/strings/strings';

/**
 * Returns the files of a language with translations, by id, that pass the checks together, and why each other one is refused.
 * No person’s name is written to a text with an error. It is the one way by which texts are taken and signed.
 */
export async function checkedFiles(
  project: Project,
  language: string,
  texts: ReadonlyMap<string, string>,
  author: Author,
) {
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
    const errors = errorsAfter(project, after, language, (id) => author.by === 'person' && left.has(id));
    if (errors.length === 0) return { files, refused };
    for (const [id, problems] of culprits(left, errors)) {
      const reasons = problems.map(
        ({ check = 'it cannot be read', found, expected }) => `${check}: found ${found}; expected ${expected}`,
      );
      refuse(id, reasons);
    }
  }
}

/**
 * Returns the new texts that errors are of, each with its errors: by their places; one in no text’s place is that of all new
 * texts of its file, and one in a file without texts, such as the list of languages, of all.
 */
function culprits(texts: ReadonlyMap<string, string>, errors: ReturnType<typeof errorsAfter>): Map<string, Problem[]> {
  const found = new Map<string, Problem[]>();
  const blame = (ids: readonly string[], problem: Problem) => {
    for (const id of ids) found.set(id, [...(found.get(id) ?? []), problem]);
  };
  for (const { id, problem } of errors) if (id !== undefined && texts.has(id)) blame([id], problem);
  if (found.size > 0) return found;
  const all = [...texts.keys()];
  for (const { problem } of errors) {
    const own = all.filter((id) =>
      problem.file.includes(id.includes('#') ? `/${id.split('#')[0]}/` : `/${id.split(':')[0]}.json`),
    );
    blame(own.length > 0 ? own : all, problem);
  }
  return found;
}

/**
 * Returns the texts of a language that somebody changed and nobody has signed: of pages what was changed in an editor, and all
 * that a tool has written without a name since the last commit. Of a page whose version of then is not known, all of its texts.
 */
export async function changedTexts(project: Project, language: string): Promise<string[]> {
  const committed = git(project.root, ['show', `HEAD:./locales/pins/${language}.json`]);
  const before = 'text' in committed ? stringPinsSchema.safeParse(tableOf(committed.text)).data : undefined;
  const isUnsigned = (id: string) => {
    const [pin, then] = [pinOf(project, language, id), before?.[id]];
    return before !== undefined && pin?.by === 'unknown' && pin.translation !== then?.translation;
  };
  const strings = Object.keys(project.pins[language]?.value ?? {}).filter((id) => !id.includes('/') && isUnsigned(id));
  const pages = englishPages(project).map(async (english) => {
    const { page, isEdited } = translatedPage(project, english, language);
    const name = pageName(english);
    const isOpen = isUnsigned(name);
    if (!page?.frontMatter || !(isEdited || isOpen)) return [];
    const pin = isOpen ? before?.[name] : pinOf(project, language, name);
    const text = pin && gitVersions(project.root, page.file).texts.find((one) => pageHash(one) === pin.translation);
    const then =
      text === undefined ? undefined : await parseContentPage(`${page.file}@${pin?.translation}`, text, page);
    const known = new Set(then?.segments.map(({ text }) => text));
    return segmentStates(project, english, language).flatMap(({ id, target }) =>
      target && !known.has(target.text) ? id : [],
    );
  });
  return [...strings, ...(await Promise.all(pages)).flat()];
}
