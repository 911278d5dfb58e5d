import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { applyEdits } from 'jsonc-parser';
import { readProject } from '../../../build/readProject';
import { textsOf } from '../../../build/site';
import { entryCheck, withEntries } from '../../../content/files/jsonFile';
import { replaceFile } from '../../../content/files/writeFiles';
import { tidyText } from '../../../content/fix';
import { segmentEdit } from '../../../content/mdx/pageSegments';
import { segmentStates } from '../../../content/pages/pageState';
import { problemAt, type Problem } from '../../../content/problem';
import { pageName, sourcePages, type Project } from '../../../content/project';
import { isEnglishText } from '../../../content/strings/leftInEnglish';
import { nameFix, signature } from '../../../content/files/git';
import { changedFiles, type Author } from '../../exchange/changedFiles';
import { idAfter, paragraphFault, partOfProject, problemsOfText } from '../../exchange/checkedFiles';
import { editableTexts, pendingTexts, pendingTextsFile, readLanguage, readPictures } from '../../texts/editableTexts';
import {
  editingPaths,
  Refusal,
  textChangeSchema,
  type EditableText,
  type SaveResult,
  type TextChange,
  type UndoResult,
} from '../../texts/editing';
import type { Endpoint } from './guard';

interface Save {
  readonly language: string;
  /** Of the text, before it was saved and since. */
  readonly id: string;
  readonly idAfter: string;
  /** The bytes of each file before and after it; undefined where it was not there. */
  readonly files: readonly { readonly file: string; readonly before: Buffer | undefined; readonly after: Buffer }[];
}

/** Changes texts in the files of a project, one at a time. */
class TextEditor {
  /** Where a text of a page was when it was shown: its id changes with its English. */
  private readonly shown = new Map<string, string>();
  private readonly saves: Save[] = [];
  private lastTask: Promise<unknown> = Promise.resolve();

  constructor(private readonly root: string) {}

  /** The texts of a path such as `/features/qms`; without one, all of a language, most visible first. */
  async texts(language: string, page: string | undefined): Promise<EditableText[]> {
    return this.show(await readLanguage(this.root, language), language, page);
  }

  /** Checks a text, and writes it, with its pin, where the checks allow it. */
  save(change: TextChange): Promise<SaveResult> {
    return change.onlyCheck ? this.saveNow(change) : this.enqueue(() => this.saveNow(change));
  }

  /** Takes the last save back, byte for byte; not where one of its files was changed since. */
  undo(): Promise<UndoResult> {
    return this.enqueue(() => {
      const save = this.saves.at(-1);
      if (!save) return { result: 'nothing' };
      const { files, ...undone } = save;
      const other = files.find(({ file, after }) => !this.bytes(file)?.equals(after));
      if (other) return { result: 'changed', file: other.file };
      for (const { file, before } of files)
        if (before) replaceFile(path.join(this.root, file), before);
        else rmSync(path.join(this.root, file));
      this.saves.pop();
      return { result: 'undone', ...undone };
    });
  }

  private enqueue<T>(task: () => T | Promise<T>): Promise<T> {
    const result = this.lastTask.then(task);
    this.lastTask = result.catch(() => undefined);
    return result;
  }

  private async saveNow(change: TextChange): Promise<SaveResult> {
    const { language, id } = change;
    const project = await readLanguage(this.root, language);
    const unreadable = unreadableFiles(project, change);
    if (unreadable.length > 0) return refused(unreadable);
    const now = this.find(project, change);
    if (now.id !== id || now.target !== change.before) return { result: 'changed', text: now };
    const { text, problems, canForce } = await checked(project, change, now);
    const isWrong = problems.some(({ severity }) => severity === 'error');
    if (change.onlyCheck || (isWrong && !(canForce && change.despiteErrors))) return refused(problems, canForce);
    // Checks pass over what a person has accepted: a text with errors is not signed unless that person says so.
    const isSigned = language !== 'en' && (!isWrong || change.reviewed === true);
    const own = isSigned ? signature(this.root) : undefined;
    if (isSigned && own === undefined) return refused([missingGitName]);
    const author: Author =
      own === undefined ? { by: 'unknown' } : { by: 'person', signature: own, changed: new Set([id]) };
    const { files } = await filesWith(project, { ...change, text }, author);
    // Read before it is written: the live server is busy with what was written from then on.
    const after = await readProject(this.root, [language], files);
    const newId = idAfter(project, after, language, id) ?? id;
    const otherFile = this.write(project, { language, id, idAfter: newId }, files);
    if (otherFile !== undefined)
      return refused([problemOf(otherFile, 'a file that is not UTF-8, or that was changed during the save', 'UTF-8')]);
    const texts = this.show(partOfProject(after, id), language);
    return { result: 'saved', text: texts.find((one) => one.id === newId) ?? now };
  }

  /** Writes texts by path, unless a file is not, byte by byte, as the project was read: returns its name. */
  private write(project: Project, save: Omit<Save, 'files'>, texts: Readonly<Record<string, string>>) {
    const read = textsOf(project);
    const files = Object.entries(texts).map(([file, text]) => ({
      file,
      before: this.bytes(file),
      after: Buffer.from(text),
    }));
    const isOther = ({ file, before }: Save['files'][number]) =>
      read.has(file) && !before?.equals(Buffer.from(read.get(file) ?? ''));
    const other = files.find(isOther);
    if (other || files.length === 0) return other?.file;
    for (const { file, after } of files) replaceFile(path.join(this.root, file), after);
    this.saves.push({ ...save, files });
    return undefined;
  }

  private bytes(file: string): Buffer | undefined {
    const place = path.join(this.root, file);
    return existsSync(place) ? readFileSync(place) : undefined;
  }

  /** The texts of a project, or of a part of it; notes where those of pages are. */
  private show(project: Project, language: string, page?: string): EditableText[] {
    for (const [id, place] of placesOf(project)) this.shown.set(id, place);
    return editableTexts(project, language, page);
  }

  /** The text as it is in the files now. Throws a Refusal for one that is not there. */
  private find(project: Project, { language, id }: TextChange): EditableText {
    const part = partOfProject(project, id);
    const places = placesOf(part);
    const texts = editableTexts(part, language);
    const found =
      texts.find((text) => text.id === id) ??
      texts.find((text) => places.has(text.id) && places.get(text.id) === this.shown.get(id));
    if (!found) throw new Refusal(404, `there is no text “${id}” in ${language}; load the page again`);
    return found;
  }
}

function refused(problems: readonly Problem[], canForce = false): SaveResult {
  return { result: 'refused', problems, canForce };
}

/** Returns what keeps the files of a text from being read, and so from being written. */
function unreadableFiles(project: Project, { id, language }: TextChange): Problem[] {
  const name = id.split(/[:#]/)[0] ?? '';
  const files = id.includes('#')
    ? [`content/${name}/en.mdx`, `content/${name}/${language}.mdx`]
    : [`locales/en/${name}.json`, `locales/${language}/${name}.json`];
  return project.problems.filter(
    ({ file, severity, check }) =>
      severity === 'error' && check !== entryCheck && [...files, `locales/pins/${language}.json`].includes(file),
  );
}

/** Returns what is wrong with a text that is not written, at `file:line`. */
function problemOf(place: string, found: string, expected: string): Problem {
  const [file = '', line = 1] = place.split(':');
  return { ...problemAt({ file, text: '' }, 0, { found, expected }), line: Number(line) };
}

const missingGitName = problemAt({ file: '.git/config', text: '' }, 0, {
  found: 'no name in git’s settings',
  expected: 'a name that the translation is signed with',
  fix: nameFix,
});

/** Returns a text as it would be written, what the checks find in it, and whether it can be read all the same. */
async function checked(project: Project, change: TextChange, { place, source }: EditableText) {
  const { language, id, before, reviewed } = change;
  const isNew = change.text !== before;
  const text = isNew ? tidied(project, change) : before;
  const impossible = (found: string, expected: string) => ({
    text,
    problems: [problemOf(place, found, expected)],
    canForce: false,
  });
  if (text === '') return impossible('no text', 'a text');
  const pasted = isNew && paragraphFault(change.text);
  if (pasted) return impossible(pasted.found, pasted.expected);
  const { files, reason } = await filesWith(project, { ...change, text }, { by: 'unknown' });
  if (reason !== undefined) return impossible(reason, 'a text that can be written');
  const after = await readProject(project.root, [language], files);
  const problems = problemsOfText(project, after, language, id);
  const canForce = !problems.some((problem) => problem.severity === 'error' && after.problems.includes(problem));
  const isEnglish =
    language !== 'en' && reviewed !== true && text !== before && isEnglishText(id, text, source, project, language);
  const english = problemOf(place, 'the English text', 'a translation; tick “Reviewed” if it is the same');
  return { text, problems: isEnglish ? [english, ...problems] : problems, canForce };
}

/** Returns the files with a new text, and its pin; or the reason why it cannot be written. */
async function filesWith(
  project: Project,
  { language, id, text }: TextChange,
  author: Author,
): Promise<{ readonly files: Readonly<Record<string, string>>; readonly reason?: string }> {
  const part = partOfProject(project, id);
  if (language === 'en') return { files: englishFiles(part, id, text) };
  const [waiting, page] = [pendingTexts(project.root, language), `${id.split('#')[0]}#`];
  const ofPage = Object.entries(waiting).filter(([one]) => one.startsWith(page));
  const changes = await changedFiles(part, language, new Map([...ofPage, [id, text]]), author);
  const refusal = changes.refused.get(id);
  if (refusal?.waits) return { files: pendingTextsFile(language, { ...waiting, [id]: text }) };
  if (refusal) return { files: {}, reason: refusal.reasons.join('; ') };
  const rest = Object.entries(waiting).filter(([one]) => !one.startsWith(page) || changes.refused.has(one));
  const isTaken = rest.length < Object.keys(waiting).length;
  return { files: { ...changes.files, ...(isTaken && pendingTextsFile(language, Object.fromEntries(rest))) } };
}

/** Returns a text in the form in which it is written; the client’s own words stay as they are. */
function tidied(project: Project, { language, id, text }: TextChange): string {
  const [namespace = '', key = ''] = id.split(/:(.*)/s);
  const isVerbatim = language === 'en' && project.meta[namespace]?.value?.[key]?.verbatim !== undefined;
  return isVerbatim ? text.trim() : tidyText(text, language, !id.includes('#'));
}

function englishFiles(part: Project, id: string, text: string): Record<string, string> {
  const [page] = sourcePages(part);
  if (page) {
    const segment = segmentStates(part, page, 'en').find((state) => state.id === id)?.segment;
    return segment && segment.text !== text ? { [page.file]: applyEdits(page.text, [segmentEdit(segment, text)]) } : {};
  }
  const [, key = ''] = id.split(/:(.*)/s);
  const [table] = Object.values(part.strings.en ?? {});
  return table && table.value?.[key] !== text
    ? { [table.file]: withEntries(table.text, { [key]: JSON.stringify(text) }) }
    : {};
}

/** By id, where each text of a page is among the others. */
function placesOf(project: Project): Map<string, string> {
  const places = sourcePages(project).flatMap((page) =>
    segmentStates(project, page, 'en').map(
      ({ id, segment }, index, all) => [id, [pageName(page), index, all.length, segment.kind].join(' ')] as const,
    ),
  );
  return new Map(places);
}

export function editingEndpoints(root: string): Endpoint[] {
  const editor = new TextEditor(root);
  const textsOf = (query: URLSearchParams) => editor.texts(query.get('language') ?? '', query.get('page') ?? undefined);
  return [
    { method: 'GET', path: editingPaths.texts, answer: textsOf },
    { method: 'GET', path: editingPaths.picture, answer: (query) => pictureOf(root, query.get('text')), isOpen: true },
    { method: 'POST', path: editingPaths.save, answer: (_, body) => editor.save(textChangeSchema.parse(body)) },
    { method: 'POST', path: editingPaths.undo, answer: () => editor.undo() },
  ];
}

function pictureOf(root: string, id: string | null): Buffer {
  const file = readPictures(root)(id ?? '');
  if (file === undefined || !existsSync(path.join(root, file))) throw new Refusal(404, 'there is no such picture');
  return readFileSync(path.join(root, file));
}
