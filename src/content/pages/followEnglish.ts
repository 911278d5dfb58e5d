import { applyEdits } from 'jsonc-parser';
import { withSource } from '../mdx/frontMatterBlock';
import { segmentEdit } from '../mdx/pageSegments';
import { englishPages, pageName, pinOf, type ContentPage, type Project } from '../project';
import { pageHash, pinOfToday, type Pin } from '../strings/pin';
import { segmentStates, translatedPage, type SegmentState } from './pageState';

/**
 * Returns the English page of today with its texts in a language: the new ones that are given, by id, and else those that the
 * page has.
 */
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
