import { applyEdits } from 'jsonc-parser';
import { withSource } from '../../content/mdx/frontMatterBlock';
import { parseBody } from '../../content/mdx/parseBody';
import { segmentEdit } from '../../content/mdx/pageSegments';
import { formatPin, isReviewed, pageHash, pinOfToday, stringHash, type Pin } from '../../content/strings/pin';
import { englishPages, pageIn, pageName, pinOf, type ContentPage, type Project } from '../../content/project';
import { stringStates } from '../../content/strings/stringStates';
import { withEntries } from '../../content/files/jsonEntries';
import { pageOfToday } from '../../content/pages/followEnglish';
import { isReviewedPage, segmentStates, type SegmentState } from '../../content/pages/pageState';

/** The author of new texts: a machine, or a person with day and name. */
export type Author = { readonly by: 'machine' } | { readonly by: 'person'; readonly signature: string };

/** Why a text cannot be written. */
interface Refused {
  readonly reasons: readonly string[];
  /** Whether it can be written once all texts of its page are translated. */
  readonly waits: boolean;
}

/**
 * Returns, by path, the files of a language that change with new translations, and by id, the translations that cannot be written.
 */
export async function changedFiles(
  project: Project,
  language: string,
  returned: ReadonlyMap<string, string>,
  author: Author,
) {
  // The pins that change; undefined for those that are removed.
  const pins: Record<string, Pin | undefined> = {};
  const files: Record<string, string> = {};
  const refused = new Map<string, Refused>();
  const pin = (id: string, source: string, text: string) => {
    const [english, translation] = [stringHash(source), stringHash(text)];
    const old = pinOf(project, language, id);
    const same = pinOfToday(old, english, translation);
    if (same && (author.by === 'machine' || same.by === 'person')) return;
    const asIs = old?.translation === translation && old.asIs;
    pins[id] = { english, translation, asIs, ...author };
  };
  for (const namespace of Object.keys(project.strings.en ?? {})) {
    const changed: Record<string, string> = {};
    for (const { key, english, text } of stringStates(project, language, namespace)) {
      const own = returned.get(`${namespace}:${key}`);
      if (own === undefined) continue;
      if (own !== text) changed[key] = JSON.stringify(own);
      pin(`${namespace}:${key}`, english, own);
    }
    const before = project.strings[language]?.[namespace]?.text ?? '{}\n';
    if (Object.keys(changed).length > 0) files[`locales/${language}/${namespace}.json`] = withEntries(before, changed);
  }
  for (const english of englishPages(project)) {
    const page = pageIn(project, english, language);
    const states = segmentStates(project, english, language);
    const mine = await readable(states, returned, refused);
    if (mine.size === 0) continue;
    const name = pageName(english);
    const open = states.filter(({ id, state }) => !mine.has(id) && state !== 'translated').length;
    const isComplete = open === 0;
    if (!isComplete) {
      const reason = `the page takes new texts once all of them are translated; ${open} of ${states.length} are not`;
      for (const { id, target } of states)
        if (mine.has(id) && !target) refused.set(id, { reasons: [reason], waits: true });
    }
    const text = pageText(english, page, states, mine, isComplete);
    if (text === undefined) continue;
    if (text !== page?.text) files[`content/${name}/${language}.mdx`] = text;
    for (const { id, segment } of states) {
      const own = mine.get(id);
      if (own !== undefined && !refused.has(id) && (!isComplete || author.by === 'person')) pin(id, segment.text, own);
    }
    if (!isComplete) continue;
    const isRead = ({ id, segment, target }: SegmentState) =>
      isReviewed(pins[id] ?? pinOf(project, language, id), segment.text, mine.get(id) ?? target?.text);
    // A page is read by a person where each text of it was.
    const reviewed = author.by === 'person' && (isReviewedPage(project, english, language) || states.every(isRead));
    // The page has its own pin from now on.
    for (const one of states) if (reviewed || !isRead(one)) pins[one.id] = undefined;
    const [hash, translation] = [english.blobHash.slice(0, 8), pageHash(text)];
    const same = pinOfToday(pinOf(project, language, name), hash, translation);
    if (!same || (reviewed && same.by !== 'person'))
      pins[name] = { english: hash, translation, asIs: false, ...(reviewed ? author : { by: 'machine' }) };
  }
  const pinned = project.pins[language]?.text ?? '{}\n';
  const entries = Object.entries(pins).map(([id, one]) => [id, one && JSON.stringify(formatPin(one))]);
  const withPins = withEntries(pinned, Object.fromEntries(entries));
  if (withPins !== pinned) files[`locales/pins/${language}.json`] = withPins;
  return { files, refused };
}

/** Returns the new texts of a page that can be parsed one by one, so that no text makes the whole page unreadable. */
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
    const reasons = isMarkdown ? await markdownFaults(id, text, segment.text) : [];
    if (reasons.length > 0) refused.set(id, { reasons, waits: false });
    else mine.set(id, text);
  }
  return mine;
}

/** Returns what is wrong with a text in Markdown by itself: what is not allowed, and links that are not those of the English. */
async function markdownFaults(id: string, text: string, source: string): Promise<string[]> {
  const [own, english] = await Promise.all([parseBody(id, text), parseBody(id, source)]);
  const left = own.structure.map(({ step }) => step);
  const missing = english.structure.flatMap(({ step }) => {
    const place = left.indexOf(step);
    if (place < 0) return [step];
    left.splice(place, 1);
    return [];
  });
  return [
    ...own.problems.map(({ found, expected }) => `found ${found}; expected ${expected}`),
    ...(own.problems.length > 0 ? [] : missing.map((step) => `found no ${step}; expected it, as in the English`)),
    ...(own.problems.length > 0 ? [] : left.map((step) => `found ${step}; expected only what the English has`)),
  ];
}

/**
 * Returns the text of a page with its new texts: each in its place, where the page has the structure of today's English;
 * otherwise a new page from the English, once all texts of it are translated.
 */
function pageText(
  english: ContentPage,
  page: ContentPage | undefined,
  states: readonly SegmentState[],
  mine: ReadonlyMap<string, string>,
  isComplete: boolean,
): string | undefined {
  const isBuiltAlike =
    page !== undefined &&
    page.segments.length === states.length &&
    states.every(({ target }) => target !== undefined) &&
    page.structure.map(({ step }) => step).join() === english.structure.map(({ step }) => step).join();
  if (isComplete && !isBuiltAlike) return pageOfToday(english, page, states, mine);
  if (!page) return undefined;
  const edits = states.flatMap(({ id, target }) => {
    const own = mine.get(id);
    return own !== undefined && target && own !== target.text ? segmentEdit(target, own) : [];
  });
  const text = applyEdits(page.text, edits);
  return isComplete ? withSource(text, english.blobHash) : text;
}
