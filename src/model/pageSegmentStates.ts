import { alignSegments } from './mdx/alignSegments';
import type { PageSegment } from './mdx/pageSegments';
import { translatedPage } from './pageState';
import { pinOfToday, stringHash } from './pin';
import { pageName, type ContentPage, type Project } from './project';
import type { StringState } from './strings';

/** A text of an English page with its translation. */
export interface SegmentState {
  /** `features/qms#1a2b3c4d`: it stays the same wherever the text is moved on the page. */
  readonly id: string;
  readonly segment: PageSegment;
  readonly target: PageSegment | undefined;
  readonly state: StringState;
  /** The English that a stale translation was made from. */
  readonly previous: string | undefined;
}

/**
 * The texts of an English page, each with its translation in a language. A page that is stale is aligned with the English
 * that it was translated from, and that one with today’s: what has not changed since is translated.
 */
export function segmentStates(project: Project, english: ContentPage, language: string): SegmentState[] {
  const { page, source, isStale } = translatedPage(project, english, language);
  const ids = idsOf(english);
  const theirs = english.segments;
  const ours = page?.frontMatter ? page.segments : [];
  const before = source?.segments;
  const toOurs = alignSegments(before ?? theirs, ours);
  const toBefore = isStale && before ? alignSegments(theirs, before) : undefined;
  return theirs.map((segment, index) => {
    const place = toBefore ? toBefore[index] : index;
    const targetIndex = place === undefined ? undefined : toOurs[place];
    const target = targetIndex === undefined ? undefined : ours[targetIndex];
    const id = ids[index] ?? '';
    const previous = toBefore && place !== undefined ? before?.[place]?.text : undefined;
    // A text may be translated anew while its page is stale as a whole.
    const isPinned = () =>
      pinOfToday(project.state[language]?.[id], stringHash(segment.text), stringHash(target?.text ?? ''));
    const isSame = !isStale || previous === segment.text || isPinned();
    const state = target === undefined ? 'missing' : isSame ? 'translated' : 'stale';
    return { id, segment, target, state, previous: state === 'stale' ? previous : undefined };
  });
}

function idsOf(english: ContentPage): string[] {
  const seen = new Map<string, number>();
  return english.segments.map(({ kind, text }) => {
    const id = `${pageName(english)}#${stringHash(`${kind}\n${text}`)}`;
    const count = (seen.get(id) ?? 0) + 1;
    seen.set(id, count);
    return count === 1 ? id : `${id}-${count}`;
  });
}
