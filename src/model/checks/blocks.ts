import { isReviewed } from '../progress';
import type { ContentPage } from '../project';
import { isDeliberate } from '../strings';
import { ofPage, ofString, type PlacedPassage, type Translation } from './translation';

/** A text in English and in the language, with the place of the latter: a string, or a block of a page. */
export interface Pair {
  readonly english: string;
  readonly text: string;
  readonly place: PlacedPassage;
  readonly of: 'string' | 'block' | 'page';
  /** Someone has said that it is meant as it is. */
  readonly isDeliberate: boolean;
}

/** Pairs strings by key and the blocks of pages by their order; a page of another number of blocks is one pair. */
export function pairs(translation: Translation): Pair[] {
  const strings = translation.strings.map((string): Pair => ({
    english: bare(string.english),
    text: string.text,
    place: ofString(string),
    of: 'string',
    isDeliberate: isDeliberate(string.pin),
  }));
  const pins = translation.project.state[translation.language] ?? {};
  return [
    ...strings,
    ...translation.pages.flatMap(({ english, page }) =>
      page ? pagePairs(english, page, isReviewed(english, pins)) : [],
    ),
  ];
}

/** Without the names of placeholders and tags, which are no words. */
function bare(text: string): string {
  return text.replace(/\{\{.*?\}\}|<.*?>/g, ' ');
}

function pagePairs(english: ContentPage, page: ContentPage, isDeliberatePage: boolean): Pair[] {
  const [theirs, ours] = [blocksOf(english), blocksOf(page)];
  const [first] = ours[0] ?? [];
  if (!first) return [];
  if (theirs.length !== ours.length)
    return [
      {
        english: textOf(theirs.flat()),
        text: textOf(ours.flat()),
        place: { ...first, offset: 0 },
        of: 'page',
        isDeliberate: isDeliberatePage,
      },
    ];
  return ours.flatMap((block, index) => {
    const [place] = block;
    return place
      ? [
          {
            english: textOf(theirs[index] ?? []),
            text: textOf(block),
            place,
            of: 'block' as const,
            isDeliberate: isDeliberatePage,
          },
        ]
      : [];
  });
}

/** The passages of a page, block by block. */
export function blocksOf(page: ContentPage): PlacedPassage[][] {
  const blocks = new Map<number, PlacedPassage[]>();
  for (const passage of ofPage(page)) blocks.set(passage.block, [...(blocks.get(passage.block) ?? []), passage]);
  return [...blocks.values()];
}

/** What a block says, on one line. */
export function textOf(passages: readonly PlacedPassage[]): string {
  return passages.map(({ text }) => text.replace(/\s+/g, ' ')).join(' ');
}
