import { readProject } from '../../build/readProject';
import { englishPages, pageIn, pageName, pinOf, sourcePages, type Project } from '../../content/project';
import type { Problem } from '../../content/problem';
import { changedFiles, type Author } from './changedFiles';
import { gitText, gitVersions } from '../../content/files/git';
import { mapValues } from '../../content/mapValues';
import { parseContentPage } from '../../content/pages/contentPage';
import { segmentStates, translatedPage } from '../../content/pages/pageState';
import { tableOf } from '../../content/strings/olderEnglish';
import { pageHash, stringPinsSchema } from '../../content/strings/strings';
import { checkLanguage, checkSource } from '../../content/checks';
import { order } from '../../content/checks/keys';
import { linkProblems } from '../../content/checks/links';

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
  const committed = gitText(project.root, ['show', `HEAD:./locales/pins/${language}.json`]);
  const before = committed === undefined ? undefined : stringPinsSchema.safeParse(tableOf(committed)).data;
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

/**
 * Returns the errors of a language that a project did not have before, or that are of texts that are signed, each with the id of
 * its text, where it has one. The order of a file’s keys does not depend on texts.
 */
export function errorsAfter(before: Project, after: Project, language: string, isSigned: (id: string) => boolean) {
  const all = problemsOf(after, language);
  const added = new Set(newErrors(problemsOf(before, language), all));
  return newErrors([], all)
    .filter(({ check }) => check !== order.title)
    .map((problem) => ({ problem, id: textAt(after, language, problem) }))
    .filter(({ problem, id }) => added.has(problem) || (id !== undefined && isSigned(id)));
}

/** Returns what is wrong with one text, and what it breaks elsewhere: the same checks, of its namespace or page alone. */
export function problemsOfText(before: Project, after: Project, language: string, id: string): Problem[] {
  const now = problemsOfPart(after, language, id);
  const broken = new Set(newErrors(problemsOfPart(before, language, id), now));
  const own = idAfter(before, after, language, id);
  const part = partOfProject(after, id);
  // The order of a file’s keys does not depend on one text.
  return now
    .filter(({ check }) => check !== order.title)
    .filter((problem) => broken.has(problem) || textAt(part, language, problem) === own);
}

/** Returns the id of a text after a change: that of an English text of a page is a hash of its words. */
export function idAfter(before: Project, after: Project, language: string, id: string): string | undefined {
  if (language !== 'en' || !id.includes('#')) return id;
  const textsIn = (project: Project) =>
    sourcePages(partOfProject(project, id)).flatMap((page) => segmentStates(project, page, 'en'));
  const [old, now] = [textsIn(before), textsIn(after)];
  return old.length === now.length ? now[old.findIndex((state) => state.id === id)]?.id : undefined;
}

/** Returns the project with nothing but a text’s namespace (`home:hero.title`) or page (`features/qms#1a2b3c4d`). */
export function partOfProject(project: Project, id: string): Project {
  const namespace = id.includes('#') ? '' : (id.split(':')[0] ?? '');
  const page = id.split('#')[0];
  const only = <T>(tables: Readonly<Record<string, T>>): Record<string, T> =>
    Object.fromEntries(Object.entries(tables).filter(([name]) => name === namespace));
  return {
    ...project,
    pages: project.pages.filter((one) => pageName(one) === page),
    strings: mapValues(project.strings, only),
    meta: only(project.meta),
  };
}

function problemsOfPart(project: Project, language: string, id: string): Problem[] {
  const part = partOfProject(project, id);
  // A link may lead to a heading of another page.
  const links = language === 'en' ? sourcePages(part).flatMap((page) => linkProblems(page, project)) : [];
  return [...problemsOf(part, language), ...links.map((problem) => ({ ...problem, check: 'Links and ids' }))].filter(
    (problem, index, all) => all.findIndex((other) => identity(other) === identity(problem)) === index,
  );
}

function problemsOf(project: Project, language: string): Problem[] {
  return language === 'en' ? checkSource(project) : [...project.problems, ...checkLanguage(project, language)];
}

function newErrors(before: readonly Problem[], after: readonly Problem[]): Problem[] {
  const known = new Set(before.filter(({ severity }) => severity === 'error').map(identity));
  return after.filter((problem) => problem.severity === 'error' && !known.has(identity(problem)));
}

function identity({ file, found, expected }: Problem): string {
  return [file, found, expected].join('\n');
}

/** Returns the text that a place belongs to: the key on its line, or the text of the page that it is in or next to. */
function textAt(project: Project, language: string, { file, line, column }: Problem): string | undefined {
  const namespace = /^locales\/[\w-]+\/(\w+)\.json$/.exec(file)?.[1];
  if (namespace) {
    const text = project.strings[language]?.[namespace]?.text ?? '';
    const key = /^ *"((?:[^"\\]|\\.)*)"/.exec(text.split('\n')[line - 1] ?? '')?.[1];
    return key === undefined ? undefined : `${namespace}:${key}`;
  }
  const page = project.pages.find((one) => one.file === file && one.language === language);
  const english = page && pageIn(project, page, 'en');
  if (!page || !english) return undefined;
  const lines = page.text.split('\n').slice(0, line - 1);
  const offset = lines.reduce((sum, { length }) => sum + length + 1, column - 1);
  const states = segmentStates(project, english, language);
  return states.find(({ target }) => target && target.start <= offset && offset <= target.end)?.id;
}

const item = /^\s*(?:[-*+•‣▪]|\d+[.)])\s/;

/** Returns what is wrong with a new text of several paragraphs, or a list: with its lines joined it is another one. */
export function paragraphFault(text: string): { readonly found: string; readonly expected: string } | undefined {
  const paragraphs = text.trim().split(/\n\s*\n/).length;
  const isList = text.split('\n').some((line, index, lines) => item.test(line) && item.test(lines[index + 1] ?? ''));
  const found = paragraphs > 1 ? `${paragraphs} paragraphs` : 'a list of several lines';
  const expected = 'one paragraph: this text is one; each further one has a place of its own';
  return paragraphs > 1 || isList ? { found, expected } : undefined;
}
