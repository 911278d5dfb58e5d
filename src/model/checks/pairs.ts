import { segmentStates } from '../pageSegmentStates';
import { isReviewedPage } from '../pageState';
import { isDeliberate } from '../strings';
import { ofString, type PlacedPassage, type Translation } from './translation';

/** A text in English and in the language, with the place of the latter: a string, or a segment of a page. */
export interface Pair {
  readonly english: string;
  readonly text: string;
  readonly place: PlacedPassage;
  readonly of: 'string' | 'page';
  /** Of a string, `home:hero.title`. */
  readonly name: string | undefined;
  /** Somebody has said that it is meant as it is. */
  readonly isDeliberate: boolean;
}

/** Each text of the language with its English; without those that are stale and were not touched since. */
export function pairs(translation: Translation): Pair[] {
  const { project, language } = translation;
  const strings = translation.strings
    .filter(({ isOfToday }) => isOfToday)
    .map((string): Pair => ({
      english: string.english,
      text: string.text,
      place: ofString(string),
      of: 'string',
      name: `${string.namespace}:${string.key}`,
      isDeliberate: isDeliberate(string.text, string.pin),
    }));
  const pages = translation.pages.flatMap(({ english, page }): Pair[] => {
    if (!page || language === 'en') return [];
    const isReviewed = isReviewedPage(project, english, language);
    return segmentStates(project, english, language).flatMap(({ segment, target, state }) =>
      target && state === 'translated'
        ? [
            {
              english: segment.text,
              text: target.text,
              place: { text: target.text, offset: target.start, block: 0, file: page.file, fileText: page.text },
              of: 'page' as const,
              name: undefined,
              isDeliberate: isReviewed,
            },
          ]
        : [],
    );
  });
  return [...strings, ...pages];
}

/** A text without the names of placeholders and tags, which are no words. */
export function bare(text: string): string {
  return text.replace(/\{\{.*?\}\}|<.*?>/g, ' ');
}
