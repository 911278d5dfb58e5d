import { parseBody } from '../mdx/parseBody';
import { withSegments, type SegmentChange } from '../mdx/pageSegments';
import { segmentStates, type SegmentState } from '../pageSegmentStates';
import { formatPin, isReviewed, pageHash, parsePin, stringHash } from '../pin';
import { englishPages, pageIn, pageName, type ContentPage, type Project } from '../project';
import { englishFor, expectedKeys } from '../strings';
import { wordsIn } from '../words';
import { withEntries } from '../jsonEntries';
import { isReviewedPage } from '../pageState';
import { withSource } from '../writeFiles';

/** Whose the texts are that are written: a person’s with name and day, or a machine’s. */
export type Author = { readonly by: 'machine' } | { readonly by: 'person'; readonly signature: string };

export interface Changes {
  /** The texts of a language’s files, as they would be, by their path; only those that change. */
  readonly files: Readonly<Record<string, string>>;
  /** Texts that cannot be written. */
  readonly refused: ReadonlyMap<string, Refused>;
}

/** Why a text cannot be written. */
export interface Refused {
  readonly reason: string;
  /** It can once all texts of its page are translated. */
  readonly waits: boolean;
}

/** What a language’s files would be with new translations, by id, each of them for itself. */
export async function changedFiles(
  project: Project,
  language: string,
  returned: ReadonlyMap<string, string>,
  author: Author,
): Promise<Changes> {
  const state = project.state[language] ?? {};
  const pins: Record<string, string> = { ...state };
  const files: Record<string, string> = {};
  const refused = new Map<string, Refused>();
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
    const changed: Record<string, string> = {};
    for (const key of expectedKeys(language, english.value ?? {})) {
      const text = returned.get(`${namespace}:${key}`);
      if (text === undefined) continue;
      if (file?.value?.[key] !== text) changed[key] = JSON.stringify(text);
      pin(`${namespace}:${key}`, englishFor(key, english.value ?? {}) ?? '', text);
    }
    if (Object.keys(changed).length > 0)
      files[`locales/${language}/${namespace}.json`] = withEntries(file?.text ?? '{}\n', changed);
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
    const isRead = ({ id, segment, target }: SegmentState) =>
      isReviewed(pins[id], segment.text, mine.get(id) ?? target?.text);
    for (const { id, segment } of states) {
      const own = mine.get(id);
      if (own !== undefined && !refused.has(id) && (!isOfToday || author.by === 'person')) pin(id, segment.text, own);
    }
    const old = parsePin(state[name]);
    const hash = pageHash(text);
    const isNew = old?.english !== english.blobHash.slice(0, 8) || old.translation !== hash;
    // A page is read by a person where each text of it was.
    const reviewed = author.by === 'person' && (isReviewedPage(project, english, language) || states.every(isRead));
    for (const one of states) if (isOfToday && (reviewed || !isRead(one))) finished.add(one.id);
    if (isOfToday && (isNew || (reviewed && old.by !== 'person')))
      pins[name] = formatPin({
        english: english.blobHash.slice(0, 8),
        translation: hash,
        asIs: false,
        ...(reviewed ? author : { by: 'machine' }),
      });
  }
  const changedPins = Object.entries(pins)
    .filter(([id, text]) => (finished.has(id) ? state[id] !== undefined : state[id] !== text))
    .map(([id, text]) => [id, finished.has(id) ? undefined : JSON.stringify(text)] as const);
  if (changedPins.length > 0)
    files[`locales/state/${language}.json`] = withEntries(
      project.stateTexts[language] ?? '{}\n',
      Object.fromEntries(changedPins),
    );
  return { files, refused };
}

/** The returned texts of a page that are Markdown by themselves; what is not would take the whole page with it. */
async function readable(
  states: readonly SegmentState[],
  returned: ReadonlyMap<string, string>,
  refused: Map<string, Refused>,
): Promise<Map<string, string>> {
  const mine = new Map<string, string>();
  for (const { id, segment } of states) {
    const text = returned.get(id);
    if (text === undefined) continue;
    const isMarkdown = typeof segment.form === 'number' || segment.form === 'inline';
    const [problem] = isMarkdown ? (await parseBody(id, text)).problems : [];
    if (problem) refused.set(id, { reason: `found ${problem.found}; expected ${problem.expected}`, waits: false });
    else mine.set(id, text);
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
  mine: ReadonlyMap<string, string>,
  isComplete: boolean,
  refused: Map<string, Refused>,
): { readonly text: string | undefined; readonly isOfToday: boolean } {
  const isBuiltAlike =
    page !== undefined &&
    page.segments.length === states.length &&
    states.every(({ target }) => target !== undefined) &&
    page.structure.map(({ step }) => step).join() === english.structure.map(({ step }) => step).join();
  if (isComplete && !isBuiltAlike) {
    const changes = states.map(({ id, segment, target }): SegmentChange => {
      const own = mine.get(id);
      return own !== undefined
        ? { segment, text: own }
        : { segment, text: page?.text.slice(target?.start, target?.end) ?? '', isSource: true };
    });
    return { text: withSource(withSegments(english.text, changes), english.blobHash), isOfToday: true };
  }
  const open = states.filter(({ id, state }) => !mine.has(id) && state !== 'translated').length;
  for (const { id, target } of states)
    if (mine.has(id) && !target)
      refused.set(id, {
        reason: `the page takes new texts once all of them are translated; ${open} of ${states.length} are not`,
        waits: true,
      });
  if (!page) return { text: undefined, isOfToday: false };
  const changes = states.flatMap(({ id, target }): SegmentChange[] => {
    const own = mine.get(id);
    return own !== undefined && target && own !== target.text ? [{ segment: target, text: own }] : [];
  });
  const text = withSegments(page.text, changes);
  return { text: isComplete ? withSource(text, english.blobHash) : text, isOfToday: isComplete };
}
