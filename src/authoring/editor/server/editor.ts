import { applyEdits } from 'jsonc-parser';
import type { CheckResult, EditableText, SaveResult, TextChange, UndoResult } from '../../texts/editing';
import { withEntries } from '../../../content/files/jsonEntries';
import { changedFiles } from '../../exchange/changedFiles';
import type { Author } from '../../exchange/newPins';
import { idAfter, partOfProject, problemsOfText } from '../../exchange/errorsAfter';
import { unitsOf } from '../../exchange/units';
import { tidyText } from '../../../content/fix';
import { isEnglishText } from '../../../content/strings/leftInEnglish';
import { segmentEdit } from '../../../content/mdx/pageSegments';
import { mostVisibleFirst } from '../../../content/strings/mostVisibleFirst';
import { segmentStates } from '../../../content/pages/pageState';
import { pageName, type Project } from '../../../content/project';
import { signature } from '../../../content/strings/signature';
import { localisedPath } from '../../../site/routes';
import { readProject, routesOf } from '../../../build/readProject';
import { Refusal } from '../../texts/Refusal';
import { missingGitName, problemOf, unreadableFiles } from './problemsOfSave';
import type { SavedFiles } from './savedFiles';
import { editableTexts, readLanguage } from '../../texts/editableTexts';
import { paragraphFault } from '../../texts/paragraphs';
import { pendingTextsFile, pendingTexts } from '../../texts/pendingTexts';

/** Changes texts in the files of a project, one at a time. */
export class TextEditor {
  /** Where a text of a page was when it was shown: its id changes with its English. */
  private readonly shown = new Map<string, string>();

  constructor(
    private readonly root: string,
    private readonly saved: SavedFiles,
  ) {}

  /** The texts of a path such as `/features/qms`; without one, all of a language, most visible first. */
  async texts(language: string, page: string | undefined): Promise<EditableText[]> {
    const project = await readLanguage(this.root, language);
    const texts = this.show(project, language, page);
    const paths = routesOf(project).map((route) => localisedPath(route.path, language));
    return page === undefined ? mostVisibleFirst(texts, paths) : texts;
  }

  /** Checks a text, and writes it, with its pin, where the checks allow it. */
  save(change: TextChange): Promise<SaveResult | CheckResult> {
    return change.onlyCheck ? this.saveNow(change) : this.saved.enqueue(() => this.saveNow(change));
  }

  /** Takes the last save back. */
  undo(): Promise<UndoResult> {
    return this.saved.enqueue(async () => {
      const result = this.saved.undo();
      if (result.result !== 'undone') return result;
      const { language, id } = result;
      const project = await readProject(this.root, [language]);
      const texts = this.show(partOfProject(project, id), language);
      const text = texts.find((one) => one.id === id);
      return { ...result, text };
    });
  }

  private async saveNow(change: TextChange): Promise<SaveResult | CheckResult> {
    const { language } = change;
    const project = await readLanguage(this.root, language);
    const unreadable = unreadableFiles(project, change);
    if (unreadable.length > 0) return { result: 'refused', problems: unreadable, canForce: false };
    const now = this.find(project, change);
    if (now.id !== change.id || now.target !== change.before) return { result: 'changed', text: now };
    const { text, problems, canForce } = await this.checked(project, change, now.place);
    if (change.onlyCheck) return { result: 'checked', problems, canForce };
    const isWrong = problems.some(({ severity }) => severity === 'error');
    if (isWrong && !(canForce && change.despiteErrors)) return { result: 'refused', problems, canForce };
    // Checks pass over what a person has accepted: a text with errors is not signed unless that person says so.
    const isSigned = language !== 'en' && (!isWrong || change.reviewed === true);
    const own = isSigned ? signature(this.root) : undefined;
    if (isSigned && own === undefined) return { result: 'refused', problems: [missingGitName], canForce: false };
    const isNew = text !== now.target || now.state !== 'translated' || change.reviewed === true;
    const author: Author =
      own === undefined ? { by: 'unknown' } : { by: 'person', signature: own, changed: new Set([change.id]) };
    const written = isNew ? (await filesWith(project, { ...change, text }, author)).files : {};
    // Read before it is written: the live server is busy with what was written from then on.
    const after = await readProject(this.root, [language], written);
    const id = idAfter(project, after, language, change.id);
    const refusal = this.saved.write(project, { language, id: change.id, idAfter: id }, written);
    if (refusal) return refusal;
    const texts = this.show(partOfProject(after, change.id), language);
    return { result: 'saved', text: texts.find((one) => one.id === id) ?? now };
  }

  /** The texts of a project, or of a part of it; notes where those of pages are. */
  private show(project: Project, language: string, page?: string): EditableText[] {
    for (const [id, place] of placesOf(project)) this.shown.set(id, place);
    return editableTexts(project, language, page);
  }

  /** The text as it is in the files now. Throws a Refusal for one that is not there. */
  private find(project: Project, { language, id }: TextChange): EditableText {
    const part = partOfProject(project, id);
    const place = this.shown.get(id);
    const places = placesOf(part);
    const texts = editableTexts(part, language);
    const found =
      texts.find((text) => text.id === id) ??
      texts.find((text) => place !== undefined && places.get(text.id) === place);
    if (!found) throw new Refusal(404, `there is no text “${id}” in ${language}; load the page again`);
    return found;
  }

  /** A text as it would be written, and what the checks find in it. */
  private async checked(project: Project, change: TextChange, place: string) {
    const { language, id, before } = change;
    const text = change.text === before ? before : tidied(project, change);
    if (text === '') return { text, problems: [problemOf(place, 'no text', 'a text')], canForce: false };
    const pasted = change.text === before ? undefined : paragraphFault(change.text);
    if (pasted) return { text, problems: [problemOf(place, pasted.found, pasted.expected)], canForce: false };
    const { files, reason } = await filesWith(project, { ...change, text }, { by: 'unknown' });
    if (reason !== undefined)
      return { text, problems: [problemOf(place, reason, 'a text that can be written')], canForce: false };
    const after = await readProject(this.root, [language], files);
    const isEnglish = language !== 'en' && change.reviewed !== true && isEnglishOf(project, change, text);
    const english = problemOf(place, 'the English text', 'a translation; tick “Reviewed” if it is the same');
    const problems = [...(isEnglish ? [english] : []), ...problemsOfText(project, after, language, id)];
    /** Whether it can be read, though the checks find errors. */
    const canForce = !problems.some((problem) => problem.severity === 'error' && after.problems.includes(problem));
    return { text, problems, canForce };
  }
}

/** Returns whether a text is the English one, which is a translation only where a person says so. */
function isEnglishOf(project: Project, { language, id, before }: TextChange, text: string): boolean {
  const source = unitsOf(partOfProject(project, id), language).find((unit) => unit.id === id)?.source;
  return source !== undefined && text !== before && isEnglishText(id, text, source, project, language);
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
