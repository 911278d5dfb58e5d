import { foldWords, isUnspaced, wordsIn } from '../../i18n/foldText';
import { indexTerms } from '../../i18n/searchTerms';

export interface MarkedText {
  readonly text: string;
  readonly matched: boolean;
}

/** Splits a text into matched and unmatched parts; the terms are those of a search. */
export function markMatches(text: string, terms: ReadonlySet<string>, language: string): MarkedText[] {
  const parts: MarkedText[] = [];
  let position = 0;
  const add = (end: number, matched: boolean) => {
    if (end > position) parts.push({ text: text.slice(position, end), matched });
    position = end;
  };
  for (const [from, to] of matchedRanges(text, terms, language)) {
    add(Math.max(from, position), false);
    add(to, true);
  }
  add(text.length, false);
  return parts;
}

/** Returns where the words and pieces are that have been found; pieces may overlap. */
function matchedRanges(text: string, terms: ReadonlySet<string>, language: string): [number, number][] {
  let position = 0;
  return wordsIn(text).flatMap((word): [number, number][] => {
    const start = text.indexOf(word, position);
    position = start + word.length;
    if (!isUnspaced(word))
      return foldWords(word, language)
        .flatMap(indexTerms)
        .some((term) => terms.has(term))
        ? [[start, position]]
        : [];
    return Array.from(word, (_, at): [number, number] | undefined => {
      const size = [2, 3, 4, 5].find((length) =>
        foldWords(word.slice(at, at + length), language).some((piece) => terms.has(piece)),
      );
      return size === undefined ? undefined : [start + at, Math.min(start + at + size, position)];
    }).filter((range) => range !== undefined);
  });
}
