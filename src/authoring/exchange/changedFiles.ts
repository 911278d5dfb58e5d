import { applyEdits, type Edit } from 'jsonc-parser';
import { withEntries } from '../../content/files/jsonFile';
import { alignSegments } from '../../content/mdx/alignSegments';
import { withSource } from '../../content/mdx/frontMatterBlock';
import { segmentEdit } from '../../content/mdx/pageSegments';
import { parseContentPage } from '../../content/pages/contentPage';
import {
  pageOfToday,
  segmentStates,
  translatedPage,
  type SegmentState,
  type TranslatedPage,
} from '../../content/pages/pageState';
import { englishPages, pageName, pinOf, type ContentPage, type Project } from '../../content/project';
import { formatPin, pageHash, pinOfToday, stringHash, type Pin } from '../../content/strings/strings';
import { stringStates } from '../../content/strings/stringStates';

interface Refused {
  readonly reasons: readonly string[];
  /** Whether it can be written once all texts of its page are translated. */
  readonly waits: boolean;
}

/**
 * Returns, by path, the files of a language that change with translations, and by id, the translations that cannot be written.
 * A new pin is of the texts that are given and new, or that a person has read: nothing else is signed.
 */
export async function changedFiles(
  project: Project,
  language: string,
  returned: ReadonlyMap<string, string>,
  author: Author,
) {
  const pins: Record<string, Pin | undefined> = {};
  const files: Record<string, string> = {};
  const refused = new Map<string, Refused>();
  for (const namespace of Object.keys(project.strings.en ?? {})) {
    const changed: Record<string, string> = {};
    for (const { key, english, text } of stringStates(project, language, namespace)) {
      const id = `${namespace}:${key}`;
      const own = returned.get(id);
      if (own === undefined) continue;
      if (own !== text) changed[key] = JSON.stringify(own);
      Object.assign(pins, pinOfString(pinOf(project, language, id), id, english, own, author));
    }
    const before = project.strings[language]?.[namespace]?.text ?? '{}\n';
    if (Object.keys(changed).length > 0) files[`locales/${language}/${namespace}.json`] = withEntries(before, changed);
  }
  for (const english of englishPages(project)) {
    const { page, source } = translatedPage(project, english, language);
    const states = segmentStates(project, english, language);
    const mine = await readable(english, states, returned, refused);
    if (mine.size === 0) continue;
    const name = pageName(english);
    const open = states.filter(({ id, state }) => !mine.has(id) && state !== 'translated').length;
    const isComplete = open === 0;
    if (!isComplete) {
      const reason = `the page takes new texts once all of them are translated; ${open} of ${states.length} are not`;
      for (const { id, target } of states)
        if (mine.has(id) && !target) refused.set(id, { reasons: [reason], waits: true });
    }
    for (const id of refused.keys()) mine.delete(id);
    const text = pageText({ english, page, source }, states, mine, isComplete);
    if (text === undefined) continue;
    if (text !== page?.text) files[`content/${name}/${language}.mdx`] = text;
    Object.assign(pins, pinsOfPage(project, { english, page, language, text, states, mine, isComplete }, author));
  }
  const pinned = project.pins[language]?.text ?? '{}\n';
  const entries = Object.entries(pins).map(([id, one]) => [id, one && JSON.stringify(formatPin(one))]);
  const withPins = withEntries(pinned, Object.fromEntries(entries));
  if (withPins !== pinned) files[`locales/pins/${language}.json`] = withPins;
  return { files, refused };
}

/** Returns the new texts of a page with which it can still be read as its English is: no text makes others unreadable. */
async function readable(
  english: ContentPage,
  states: readonly SegmentState[],
  returned: ReadonlyMap<string, string>,
  refused: Map<string, Refused>,
): Promise<Map<string, string>> {
  const mine = new Map(states.flatMap(({ id }) => (returned.has(id) ? [[id, returned.get(id) ?? '']] : [])));
  const edits = states
    .filter(({ id, target }) => mine.has(id) && mine.get(id) !== target?.text)
    .map(({ id, segment }) => ({ id, segment, edit: segmentEdit(segment, mine.get(id) ?? '') }));
  const all = edits.map(({ edit }) => edit);
  // Mostly there is nothing to be found.
  for (const { id, segment, edit } of (await faultsWith(english, all)).length > 0 ? edits : []) {
    const reasons = await faultsWith(english, [edit], segment.kind);
    if (reasons.length > 0) refused.set(id, { reasons, waits: false });
    if (reasons.length > 0) mine.delete(id);
  }
  return mine;
}

/** Returns what is wrong with the English page once texts are in their places: what cannot be read, and parts that it has not. */
async function faultsWith(english: ContentPage, edits: Edit[], kind = 'text'): Promise<string[]> {
  const page = await parseContentPage(`${english.file}@tried`, applyEdits(english.text, edits), english);
  if (page.problems.length > 0)
    return page.problems.map(({ found, expected }) => `found ${found}; expected ${expected}`);
  const left = page.structure.map(({ step }) => step);
  const missing = english.structure.flatMap(({ step }) => {
    const place = left.indexOf(step);
    return place < 0 ? [step] : left.splice(place, 1) && [];
  });
  const kinds = [english, page].map(({ segments }) => segments.map((one) => one.kind).join());
  return [
    ...missing.map((step) => `found no ${step}; expected it, as in the English`),
    ...left.map((step) => `found ${step}; expected only what the English has`),
    ...(missing.length + left.length === 0 && kinds[0] !== kinds[1]
      ? [
          `found a sign of Markdown that makes more or other parts of the page; expected one ${kind}, as in the English, with \\ before a sign that is meant as it is: \\| \\* \\#`,
        ]
      : []),
  ];
}

/**
 * Returns the text of a page with its new texts: each in its place, where the page has the structure of today's English;
 * otherwise a new page from the English, once all texts of it are translated.
 */
function pageText(
  { english, page, source }: Pick<TranslatedPage, 'english' | 'page' | 'source'>,
  states: readonly SegmentState[],
  mine: ReadonlyMap<string, string>,
  isComplete: boolean,
): string | undefined {
  const isBuiltAlike =
    page !== undefined &&
    page.segments.length === states.length &&
    states.every(({ target }) => target !== undefined) &&
    page.structure.map(({ step }) => step).join() === english.structure.map(({ step }) => step).join();
  if (isComplete && !isBuiltAlike && !hasMore(page, source)) return pageOfToday(english, page, states, mine);
  if (!page) return undefined;
  const edits = states.flatMap(({ id, target }) => {
    const own = mine.get(id);
    return own !== undefined && target && own !== target.text ? segmentEdit(target, own) : [];
  });
  const text = applyEdits(page.text, edits);
  return isComplete ? withSource(text, english.blobHash) : text;
}

/** Returns whether a page has texts of its own, which its English never had: a page that is written anew would lose them. */
function hasMore(page: ContentPage | undefined, source: ContentPage | undefined): boolean {
  if (!page || !source) return false;
  const known = alignSegments(source.segments, page.segments);
  return page.segments.some((_, index) => !known.includes(index));
}

/** In whose name texts are written; `unknown` where nobody has said it. */
export interface Author extends Pick<Pin, 'by' | 'signature'> {
  /** A person has read all of the texts, not only what changes. */
  readonly hasReadAll?: boolean;
  /** Texts that are new although the project has these words already, such as a line that was changed in an editor. */
  readonly changed?: ReadonlySet<string>;
  /** Texts and pages that are kept although the check warns of them. */
  readonly asIs?: ReadonlySet<string>;
}

/** Pins by id; undefined for those that are removed. */
type Pins = Readonly<Record<string, Pin | undefined>>;

/** Returns the new pin of a string; nothing where the one that it has stays. */
function pinOfString(old: Pin | undefined, id: string, source: string, text: string, author: Author): Pins {
  const [english, translation] = [stringHash(source), stringHash(text)];
  const same = pinOfToday(old, english, translation);
  const isKept = author.asIs?.has(id) === true;
  const isRead = author.changed?.has(id) || (author.by === 'person' && author.hasReadAll);
  const isSigned = !same || (isRead && same.by !== 'person' && author.by !== 'unknown');
  if (!isSigned && !isKept) return {};
  const asIs = isKept || (old?.translation === translation && old.asIs);
  const { by, signature } = isSigned ? author : same;
  return { [id]: { english, translation, by, asIs, signature } };
}

interface NewPage {
  readonly english: ContentPage;
  readonly page: ContentPage | undefined;
  readonly language: string;
  readonly text: string;
  readonly states: readonly SegmentState[];
  /** The texts that are given and can be written, by id. */
  readonly mine: ReadonlyMap<string, string>;
  readonly isComplete: boolean;
}

/**
 * Returns the pins of a page and of its texts. An author’s name is at the texts that are new, and who has read another one
 * has read it still; where one person has read them all, the page has one pin.
 */
function pinsOfPage(project: Project, page: NewPage, author: Author): Pins {
  const { english, language, text, states, isComplete } = page;
  const pins = pinsOfTexts(page, author);
  if (!isComplete) return pins;
  const name = pageName(english);
  const old = pinOf(project, language, name);
  const [hash, translation] = [english.blobHash.slice(0, 8), pageHash(text)];
  const same = pinOfToday(old, hash, translation);
  const asIs = author.asIs?.has(name) === true || (old?.translation === translation && old.asIs);
  const signatures = new Set(states.map(({ id }) => (pins[id]?.by === 'person' ? pins[id].signature : undefined)));
  const [reader] = signatures.size === 1 ? signatures : [];
  const unsigned = author.by !== 'person' ? author.by : old && old.by !== 'person' ? old.by : 'unknown';
  const { by, signature } =
    reader !== undefined
      ? { by: 'person' as const, signature: reader }
      : (same ?? { by: unsigned, signature: undefined });
  const own = Object.keys(project.pins[language]?.value ?? {}).filter((id) => id.startsWith(`${name}#`));
  const left = [...own, ...Object.keys(pins)].map((id) => [
    id,
    by !== 'person' && pins[id]?.by === 'person' ? pins[id] : undefined,
  ]);
  const isSame = same?.by === by && same.asIs === asIs;
  return {
    ...Object.fromEntries(left),
    ...(!isSame && { [name]: { english: hash, translation, by, asIs, signature } }),
  };
}

function pinsOfTexts({ page, text, states, mine, isComplete }: NewPage, author: Author): Pins {
  const pins = states.flatMap(({ id, segment, target, state, reader }): [string, Pin][] => {
    const own = mine.get(id) ?? target?.text;
    if (own === undefined) return [];
    const hashes = { english: stringHash(segment.text), translation: stringHash(own) };
    const isNew = own !== target?.text || state !== 'translated' || author.changed?.has(id);
    const { by, signature } = author;
    if (mine.has(id) && (isNew || (by === 'person' && author.hasReadAll && !reader)))
      return by === 'person' || !isComplete ? [[id, { ...hashes, by, signature, asIs: false }]] : [];
    // The pin of the page is of other words from now on.
    return reader && !isNew && (isComplete || text !== page?.text) ? [[id, { ...reader, ...hashes }]] : [];
  });
  return Object.fromEntries(pins);
}
