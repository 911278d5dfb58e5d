import { alignSegments } from '../mdx/alignSegments';
import { isEnglishSegment } from '../strings/leftInEnglish';
import { elementsOf } from '../mdx/pageElements';
import { pageHash, pinOfToday, stringHash, type Pin, type StringState } from '../strings/strings';
import { englishPages, hasPath, pageIn, pageName, pinOf, type ContentPage, type Project } from '../project';
import { oncePer, remembered } from '../remembered';
import { applyEdits } from 'jsonc-parser';
import { withSource } from '../mdx/frontMatterBlock';
import { segmentEdit } from '../mdx/pageSegments';

export type TranslatedPage = Readonly<ReturnType<typeof translatedPage>>;

/** Returns a page with its English, and as `source` that which it was translated from, where the clone holds it. */
export function translatedPage(project: Project, english: ContentPage, language: string) {
  const page = pageIn(project, english, language);
  if (!page || language === 'en') return { english, page, source: english, isStale: false, isEdited: false };
  const pinned = page.frontMatter?.source;
  const isStale = pinned !== english.blobHash;
  const source = isStale ? project.pinnedEnglish.get(pinned ?? '') : english;
  const pin = pinOf(project, language, pageName(page));
  return { english, page, source, isStale, isEdited: pin?.translation !== pageHash(page.text) };
}

/** Returns how far a page is. One that is stale and false today cannot be shown: it is missing. */
export function pageState(project: Project, english: ContentPage, language: string): StringState {
  const { page, isStale } = translatedPage(project, english, language);
  if (!page?.frontMatter) return 'missing';
  if (!isStale) return 'translated';
  return falseToday(project, page) === undefined ? 'stale' : 'missing';
}

/** Returns what a page says that is no longer so: a link to a path that is gone, or an outline of another length than its course. */
export function falseToday(project: Project, page: ContentPage): string | undefined {
  const paths = elementsOf(page, 'a').map(({ props: { href = '' } }) => href.split(/[?#]/)[0] ?? '');
  const dead = paths.find((path) => path.startsWith('/') && !hasPath(project, path));
  if (dead !== undefined) return `a link to ${dead}, which is gone`;
  const [subject = '', course] = page.slug.split('/');
  const hours = project.facts.courses[subject]?.value?.courses.find(({ id }) => id === course)?.hours;
  const minutes = elementsOf(page, 'Lesson').reduce((sum, { props }) => sum + Number(props.minutes), 0);
  if (page.kind !== 'outlines' || hours === undefined || minutes === hours * 60) return undefined;
  return `lessons of ${minutes} minutes in a course of ${hours * 60}`;
}

/** A text of an English page with its translation. */
export type SegmentState = Readonly<ReturnType<typeof alignedStates>[number]>;

/**
 * Returns the texts of an English page, each with its translation in a language. A page that is stale is aligned with the English
 * that it was translated from, and that one with today’s: what has not changed since is translated.
 */
export function segmentStates(project: Project, english: ContentPage, language: string): readonly SegmentState[] {
  return statesOf(project)(english)(language);
}

/** Checks, progress and pages ask for the same; a project never changes. */
const statesOf = oncePer((project: Project) =>
  oncePer((english: ContentPage) => remembered((language) => alignedStates(project, english, language))),
);

function alignedStates(project: Project, english: ContentPage, language: string) {
  const { page, source } = translatedPage(project, english, language);
  const ids = segmentIds(english);
  const ours = page?.frontMatter || language === 'en' ? (page?.segments ?? []) : [];
  const before = (source ?? english).segments;
  const toOurs = alignSegments(before, ours);
  const toBefore = alignSegments(english.segments, before);
  // Who has read a page has read the texts whose English has not changed since.
  const pagePin =
    page &&
    source &&
    pinOfToday(pinOf(project, language, pageName(english)), source.blobHash.slice(0, 8), pageHash(page.text));
  return english.segments.map((segment, index) => {
    const place = toBefore[index] ?? -1;
    const target = ours[toOurs[place] ?? -1];
    const id = ids[index] ?? '';
    const previous = source && before[place]?.text;
    // A text may be translated or read by itself, while its page is stale or not read as a whole.
    const own = pinOf(project, language, id);
    const pin = own && target && pinOfToday(own, stringHash(segment.text), stringHash(target.text));
    const pins = [previous === segment.text ? pagePin : undefined, pin];
    const reader = pins.find((one) => one?.by === 'person');
    const isSame = previous === segment.text || pin !== undefined;
    const isDeliberate = pins.some((one) => one?.asIs || one?.by === 'person');
    const isEnglish =
      language !== 'en' && !isDeliberate && isEnglishSegment(target?.text ?? '', segment.text, language);
    const state: StringState = target === undefined || isEnglish ? 'missing' : isSame ? 'translated' : 'stale';
    return {
      /** `features/qms#1a2b3c4d`: it stays the same wherever the text is moved on the page. */
      id,
      segment,
      target,
      state,
      /** Whether a person has read this translation against this English. */
      reviewed: language === 'en' || reader !== undefined,
      reader,
      /** Whether these very words were accepted by a person, or as they are. */
      isDeliberate,
      /** Whether the translation is the English itself. */
      isEnglish,
      /** The English that a stale translation was made from. */
      previous: state === 'stale' ? previous : undefined,
    };
  });
}

/** Returns the ids of an English page's texts, in their order: `features/qms#1a2b3c4d`. */
export function segmentIds(english: ContentPage): string[] {
  const seen = new Map<string, number>();
  return english.segments.map(({ kind, text }) => {
    const id = `${pageName(english)}#${stringHash(`${kind}\n${text}`)}`;
    const count = (seen.get(id) ?? 0) + 1;
    seen.set(id, count);
    return count === 1 ? id : `${id}-${count}`;
  });
}

/** Returns the English page of today with its texts in a language: those given, by id, else those that the page has. */
export function pageOfToday(
  english: ContentPage,
  page: ContentPage | undefined,
  states: readonly SegmentState[],
  texts: ReadonlyMap<string, string> = new Map(),
): string {
  const edits = states.map(({ id, segment, target }) => {
    const own = texts.get(id);
    // A text that stays is written as it was.
    const kept = page?.text.slice(target?.start, target?.end) ?? '';
    return own === undefined ? { ...segmentEdit(segment, ''), content: kept } : segmentEdit(segment, own);
  });
  return withSource(applyEdits(english.text, edits), english.blobHash);
}

/**
 * Returns the stale pages of a language whose English changed in nothing that is translated, such as the minutes of a lesson,
 * an icon or the order of its parts: as they follow it, with the pin that each had, which says who read these same words.
 */
export function followingPages(project: Project, language: string) {
  return englishPages(project).flatMap((english) => {
    const { page, source, isStale } = translatedPage(project, english, language);
    if (!page?.frontMatter || !source || !isStale) return [];
    const states = segmentStates(project, english, language);
    const isSame = [source, page].every(({ segments }) => segments.length === states.length);
    if (!isSame || states.some(({ target, state }) => !target || state !== 'translated')) return [];
    const text = pageOfToday(english, page, states);
    const pin = pinOf(project, language, pageName(page));
    const isPinned = pinOfToday(pin, source.blobHash.slice(0, 8), pageHash(page.text)) !== undefined;
    const now: Pin | undefined =
      pin && isPinned ? { ...pin, english: english.blobHash.slice(0, 8), translation: pageHash(text) } : undefined;
    return [{ page, text, pin: now }];
  });
}
