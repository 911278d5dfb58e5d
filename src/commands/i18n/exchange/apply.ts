import { parseBody } from '../../../model/mdx/parseBody';
import { withSegments, type SegmentChange } from '../../../model/mdx/pageSegments';
import { segmentStates, type SegmentState } from '../../../model/pageSegmentStates';
import { formatPin, pageHash, parsePin, stringHash } from '../../../model/pin';
import { englishPages, pageIn, pageName, type ContentPage, type Project } from '../../../model/project';
import { englishFor, expectedKeys } from '../../../model/strings';
import { wordsIn } from '../../../model/words';
import { sortedJson, withSource } from '../writeFiles';
import type { ReturnedUnit } from './format';

/** Whose the texts are that are written: a person’s with name and day, or a machine’s. */
export type Author = { readonly by: 'machine' } | { readonly by: 'person'; readonly signature: string };

export interface Changes {
  /** The texts of a language’s files, as they would be, by their path; only those that change. */
  readonly files: Readonly<Record<string, string>>;
  /** Texts that cannot be written, with the reason. */
  readonly refused: ReadonlyMap<string, string>;
}

/** What a language’s files would be with returned translations, each of them for itself. */
export async function changedFiles(
  project: Project,
  language: string,
  returned: ReadonlyMap<string, ReturnedUnit>,
  author: Author,
): Promise<Changes> {
  const state = project.state[language] ?? {};
  const pins: Record<string, string> = { ...state };
  const files: Record<string, string> = {};
  const refused = new Map<string, string>();
  // Texts of a page that has its own pin from now on.
  const finished = new Set<string>();
  const pin = (id: string, source: string, text: string) => {
    const old = parsePin(pins[id]);
    const [english, translation] = [stringHash(source), stringHash(text)];
    const isOld = old?.english === english && old.translation === translation;
    if (isOld && (author.by === 'machine' || old.by === 'person')) return;
    const asIs = (text === source && wordsIn(source) <= 3) || (old?.translation === translation && old.asIs);
    pins[id] = formatPin({ english, translation, asIs, ...author });
  };
  for (const [namespace, english] of Object.entries(project.strings.en ?? {})) {
    const file = project.strings[language]?.[namespace];
    const table: Record<string, string> = { ...file?.value };
    let isChanged = false;
    for (const key of expectedKeys(language, english.value ?? {})) {
      const unit = returned.get(`${namespace}:${key}`);
      if (!unit) continue;
      isChanged ||= table[key] !== unit.target;
      table[key] = unit.target;
      pin(`${namespace}:${key}`, englishFor(key, english.value ?? {}) ?? '', unit.target);
    }
    if (isChanged) files[`locales/${language}/${namespace}.json`] = sortedJson(table);
  }
  for (const english of englishPages(project)) {
    const page = pageIn(project, english, language);
    const states = segmentStates(project, english, language);
    const mine = await readable(states, returned, refused);
    if (mine.size === 0) continue;
    const name = pageName(english);
    const isComplete = states.every(({ id, state: how }) => mine.has(id) || how === 'translated');
    const { text, isOfToday } = pageText(english, page, states, mine, isComplete, refused);
    if (text === undefined) continue;
    if (text !== page?.text) files[`content/${name}/${language}.mdx`] = text;
    for (const { id, segment } of states) {
      const unit = mine.get(id);
      if (isOfToday) finished.add(id);
      else if (unit && !refused.has(id)) pin(id, segment.text, unit.target);
    }
    const old = parsePin(state[name]);
    const hash = pageHash(text);
    const isNew = old?.english !== english.blobHash.slice(0, 8) || old.translation !== hash;
    // A page is read by a person where all of it was returned as read.
    const reviewed = author.by === 'person' && states.every(({ id }) => mine.has(id));
    if (isOfToday && (isNew || (reviewed && old.by !== 'person')))
      pins[name] = formatPin({
        english: english.blobHash.slice(0, 8),
        translation: hash,
        asIs: false,
        ...(reviewed ? author : { by: 'machine' }),
      });
  }
  const stateFile = sortedJson(Object.fromEntries(Object.entries(pins).filter(([id]) => !finished.has(id))));
  if (stateFile !== sortedJson(state)) files[`locales/state/${language}.json`] = stateFile;
  return { files, refused };
}

/** The returned texts of a page that are Markdown by themselves; what is not would take the whole page with it. */
async function readable(
  states: readonly SegmentState[],
  returned: ReadonlyMap<string, ReturnedUnit>,
  refused: Map<string, string>,
): Promise<Map<string, ReturnedUnit>> {
  const mine = new Map<string, ReturnedUnit>();
  for (const { id, segment } of states) {
    const unit = returned.get(id);
    if (!unit) continue;
    const isMarkdown = typeof segment.form === 'number' || segment.form === 'inline';
    const [problem] = isMarkdown ? (await parseBody(id, unit.target)).problems : [];
    if (problem) refused.set(id, `found ${problem.found}; expected ${problem.expected}`);
    else mine.set(id, unit);
  }
  return mine;
}

/**
 * The page with what came back. Where it is built like the English of today, each text is replaced in its place. A page
 * that is not is made anew from the English, once every text of it is translated.
 */
function pageText(
  english: ContentPage,
  page: ContentPage | undefined,
  states: readonly SegmentState[],
  mine: ReadonlyMap<string, ReturnedUnit>,
  isComplete: boolean,
  refused: Map<string, string>,
): { readonly text: string | undefined; readonly isOfToday: boolean } {
  const isBuiltAlike =
    page !== undefined &&
    page.segments.length === states.length &&
    states.every(({ target }) => target !== undefined) &&
    page.structure.map(({ step }) => step).join() === english.structure.map(({ step }) => step).join();
  if (isComplete && !isBuiltAlike) {
    const changes = states.map(({ id, segment, target }): SegmentChange => {
      const unit = mine.get(id);
      return unit
        ? { segment, text: unit.target }
        : { segment, text: page?.text.slice(target?.start, target?.end) ?? '', isSource: true };
    });
    return { text: withSource(withSegments(english.text, changes), english.blobHash), isOfToday: true };
  }
  const open = states.filter(({ id, state }) => !mine.has(id) && state !== 'translated').length;
  for (const { id, target } of states)
    if (mine.has(id) && !target)
      refused.set(id, `the page takes new texts once all of them are translated; ${open} of ${states.length} are not`);
  if (!page) return { text: undefined, isOfToday: false };
  const changes = states.flatMap(({ id, target }): SegmentChange[] => {
    const unit = mine.get(id);
    return unit && target && unit.target !== target.text ? [{ segment: target, text: unit.target }] : [];
  });
  const text = withSegments(page.text, changes);
  return { text: isComplete ? withSource(text, english.blobHash) : text, isOfToday: isComplete };
}
