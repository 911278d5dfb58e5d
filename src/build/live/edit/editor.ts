import { applyEdits } from 'jsonc-parser';
import type { EditableText, SaveResult, TextChange, UndoResult } from '../../../model/editing';
import { withEntries } from '../../../model/jsonEntries';
import { changedFiles, type Author } from '../../../model/exchange/changedFiles';
import { idAfter, partOfProject, problemsOfText } from '../../../model/exchange/errorsAfter';
import { tidyText } from '../../../model/fix';
import { segmentEdit } from '../../../model/mdx/pageSegments';
import { segmentStates } from '../../../model/pageState';
import type { Problem } from '../../../model/problem';
import { pageName, type Project } from '../../../model/project';
import { signature } from '../../../model/signature';
import { readSite } from '../../readSite';
import { Refusal } from './guard';
import { missingGitName, problemOf, unreadableFiles } from './problemsOfSave';
import { savedData } from './savedData';
import type { SavedFiles } from './savedFiles';
import { editableTexts } from './texts';
import { pendingTextsFile, pendingTexts } from './pendingTexts';

/** Changes texts in the files of a project, one at a time. */
export class Editor {
  /** Where a text of a page was when it was shown: its id changes with its English. */
  private readonly shown = new Map<string, string>();

  constructor(
    private readonly root: string,
    private readonly saved: SavedFiles,
  ) {}

  /** The texts of a language; with a path such as `/features/qms`, those of that page. */
  async texts(language: string, page: string | undefined): Promise<EditableText[]> {
    const project = await this.read(language);
    for (const [id, place] of placesOf(project)) this.shown.set(id, place);
    return editableTexts(project, language, page);
  }

  /** What the checks find in a text, without writing it. */
  async check(change: TextChange): Promise<readonly Problem[]> {
    const project = await this.read(change.language);
    const unreadable = unreadableFiles(project, change);
    if (unreadable.length > 0) return unreadable;
    const { id, place } = this.find(project, change);
    return (await this.checked(project, { ...change, id }, place)).problems;
  }

  /** Writes a text, with its pin, where the checks allow it. */
  save(change: TextChange): Promise<SaveResult> {
    return this.saved.inTurn(() => this.saveNow(change));
  }

  /** Takes the last save back. */
  undo(): Promise<UndoResult> {
    return this.saved.inTurn(async () => {
      // Read before the files are written: the live server is busy with them from then on.
      const last = this.saved.last;
      const project = last && (await readSite(this.root, [last.language], last.textsBefore));
      const result = this.saved.undo();
      if (result.result !== 'undone' || !project) return result;
      const part = partOfProject(project, result.id);
      for (const [id, place] of placesOf(part)) this.shown.set(id, place);
      const text = editableTexts(part, result.language).find(({ id }) => id === result.id);
      return { ...result, text, shown: savedData(project, result.language, result.id) };
    });
  }

  private async saveNow(change: TextChange): Promise<SaveResult> {
    const { language } = change;
    const project = await this.read(language);
    const unreadable = unreadableFiles(project, change);
    if (unreadable.length > 0) return { result: 'refused', problems: unreadable, canForce: false };
    const now = this.find(project, change);
    if (now.id !== change.id || now.text !== change.before) return { result: 'changed', text: now };
    const { text, problems, files, after, canForce } = await this.checked(project, change, now.place);
    const isWrong = problems.some(({ severity }) => severity === 'error');
    if (isWrong && !(canForce && change.despiteErrors)) return { result: 'refused', problems, canForce };
    // Checks pass over what a person has accepted: a text with errors is not signed unless that person says so.
    const isSigned = language !== 'en' && (!isWrong || change.reviewed === true);
    const author = isSigned ? personOf(this.root) : machine;
    if (!author) return { result: 'refused', problems: [missingGitName], canForce: false };
    const isNew = text !== now.text || now.state !== 'translated' || change.reviewed === true;
    const written = !isNew ? {} : author === machine ? files : await filesWith(project, { ...change, text }, author);
    const id = idAfter(project, after, language, change.id);
    const refusal = this.saved.write(project, { language, id: change.id, idAfter: id }, written);
    if (refusal) return refusal;
    // Not read again: the live server is busy with what was written from now on.
    const result = isNew ? withPins(after, language, written) : project;
    for (const [one, place] of placesOf(partOfProject(result, change.id))) this.shown.set(one, place);
    return {
      result: 'saved',
      text: editableTexts(partOfProject(result, change.id), language).find((one) => one.id === id) ?? now,
      shown: savedData(result, language, change.id),
    };
  }

  private read(language: string): Promise<Project> {
    return readSite(this.root, [language]).then((project) => {
      if (!project.languages.some(({ code }) => code === language))
        throw new Refusal(404, `there is no language “${language}”`);
      return project;
    });
  }

  /** The text as it is in the files now. Throws a Refusal for one that is not there. */
  private find(project: Project, { language, id }: TextChange): EditableText {
    const place = this.shown.get(id);
    const texts = editableTexts(partOfProject(project, id), language);
    const places = placesOf(partOfProject(project, id));
    const found =
      texts.find((text) => text.id === id) ??
      texts.find((text) => place !== undefined && places.get(text.id) === place);
    if (!found) throw new Refusal(404, `there is no text “${id}” in ${language}; load the page again`);
    return found;
  }

  /** A text as it would be written, the files with it, and what the checks find in it. */
  private async checked(project: Project, change: TextChange, place: string) {
    const { language, id, before } = change;
    const text = change.text === before ? before : tidied(project, change);
    const unwritten = { text, files: {}, after: project, canForce: false };
    if (text === '') return { ...unwritten, problems: [problemOf(place, 'no text', 'a text')] };
    const refused = new Map<string, string>();
    const files = await filesWith(project, { ...change, text }, machine, refused);
    const reason = refused.get(id);
    if (reason !== undefined)
      return { ...unwritten, problems: [problemOf(place, reason, 'a text that can be written')] };
    const after = await readSite(this.root, [language], files);
    const problems = problemsOfText(project, after, language, id);
    /** Whether it can be read, though the checks find errors. */
    const canForce = !problems.some((problem) => problem.severity === 'error' && after.problems.includes(problem));
    return { text, files, after, problems, canForce };
  }
}

/** A project with the pins of a language that were written. */
function withPins(project: Project, language: string, written: Readonly<Record<string, string>>): Project {
  const text = written[`locales/state/${language}.json`];
  return text === undefined
    ? project
    : {
        ...project,
        state: { ...project.state, [language]: JSON.parse(text) },
        stateTexts: { ...project.stateTexts, [language]: text },
      };
}

function personOf(root: string): Author | undefined {
  const own = signature(root);
  return own === undefined ? undefined : { by: 'person', signature: own };
}

/** The files with a new text, and its pin; the reason for a text that cannot be written is added to `refused`. */
async function filesWith(
  project: Project,
  { language, id, text }: TextChange,
  author: Author,
  refused = new Map<string, string>(),
): Promise<Readonly<Record<string, string>>> {
  const part = partOfProject(project, id);
  if (language === 'en') return englishFiles(part, id, text);
  const [waiting, page] = [pendingTexts(project.root, language), `${id.split('#')[0]}#`];
  const ofPage = Object.entries(waiting).filter(([one]) => one.startsWith(page));
  const changes = await changedFiles(part, language, new Map([...ofPage, [id, text]]), author);
  const refusal = changes.refused.get(id);
  if (refusal?.waits) return pendingTextsFile(language, { ...waiting, [id]: text });
  if (refusal) refused.set(id, refusal.reason);
  const rest = Object.entries(waiting).filter(([one]) => !one.startsWith(page) || changes.refused.has(one));
  const isTaken = rest.length < Object.keys(waiting).length;
  return { ...changes.files, ...(isTaken && pendingTextsFile(language, Object.fromEntries(rest))) };
}

const machine: Author = { by: 'machine' };

/** A text in the form in which it is written; the client’s own words stay as they are. */
function tidied(project: Project, { language, id, text }: TextChange): string {
  const [namespace = '', key = ''] = id.split(/:(.*)/s);
  const isVerbatim = language === 'en' && project.meta[namespace]?.value?.[key]?.verbatim !== undefined;
  return isVerbatim ? text.trim() : tidyText(text, language, !id.includes('#'));
}

function englishFiles(part: Project, id: string, text: string): Record<string, string> {
  const page = part.pages.find((one) => one.language === 'en');
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
  return new Map(
    project.pages
      .filter(({ language }) => language === 'en')
      .flatMap((page) =>
        segmentStates(project, page, 'en').map(({ id, segment }, index, all) => [
          id,
          [pageName(page), index, all.length, segment.kind].join(' '),
        ]),
      ),
  );
}
