import type { QueryCombination } from 'minisearch';
import { foldSearch, isUnspaced } from './foldText';

/**
 * Returns the words of a search that say what is looked for, folded, at most a dozen: nothing of “a course”, and “Brandschutz”
 * of “Brandschutzkurs”. The ignored words are a list with commas. Undefined for a search without words.
 */
export function tellingWords(search: string, ignored: string, language: string): string[] | undefined {
  const words = foldSearch(search.slice(0, longestSearch), language);
  if (words.length === 0) return undefined;
  const ignoredWords = foldSearch(ignored, language);
  const telling = words.flatMap((word) => withoutIgnored(word, ignoredWords)).map((word) => word.slice(0, longestWord));
  // A letter alone is an article without its vowel, as in “l’hygiène”.
  const whole = telling.filter((word) => word.length > 1 || isUnspaced(word) || /\p{N}/u.test(word));
  return (whole.length > 0 ? whole : telling).slice(0, mostWords);
}

const longestSearch = 200;
const longestWord = 40;
const mostWords = 12;

/** The least letters of the two parts of a compound: shorter ends are those of other words, as in “Software”. */
const [leastPart, leastEnd] = [4, 5];

function withoutIgnored(word: string, ignored: readonly string[]): string[] {
  let rest = word;
  for (const one of ignored) {
    if (rest === one || isFormOf(rest, one)) return [];
    if (one.length < leastPart || rest.length < one.length + leastPart) continue;
    if (rest.endsWith(one)) rest = rest.slice(0, -one.length);
  }
  return [rest];
}

/** Returns whether a word is another one with an ending, which is shorter than the word. */
function isFormOf(word: string, one: string): boolean {
  return one.length >= leastPart && word.startsWith(one) && word.length <= one.length + Math.min(4, one.length - 2);
}

type Terms = string | QueryCombination;

/** Marks a term that is the end of a compound; two signs, so that a word with a mistake in its first letter is not near it. */
const end = '~~';

/** Returns the terms that a folded word is found by: itself, and the ends of a compound; or its pieces, and their ends at its end. */
export function indexTerms(word: string): string[] {
  const size = sizeOfPieces(word);
  if (isUnspaced(word)) return range(0, word.length - 1).map((at) => word.slice(at, at + size));
  return [word, ...range(leastPart, word.length - leastEnd).map((at) => end + word.slice(at))];
}

/** Returns how many letters of a script without spaces are a piece: three of Thai, which writes its vowels. */
function sizeOfPieces(word: string): number {
  return /^\p{Script=Thai}/u.test(word) ? 3 : 2;
}

/** Returns whether a word of such a script is shorter than a piece, and begins many. */
export function isPart(word: string): boolean {
  return isUnspaced(word) && word.length < sizeOfPieces(word);
}

/**
 * Returns what finds a folded word: the word, its beginnings and endings, a compound with it, the one that begins with a part of
 * it, and two words that it joins. A mistake after its first letter is forgiven in a word that is not known, and in a long one two of vowels.
 */
export function closeTo(word: string, isKnown: boolean): QueryCombination {
  const { length } = word;
  if (isUnspaced(word)) {
    const pieces = isPart(word) ? [word] : indexTerms(word).slice(0, 1 - sizeOfPieces(word));
    return { queries: pieces, combineWith: 'AND', prefix: isPart(word) };
  }
  const boostDocument = (_: number, term: string) => Number(term[0] === word[0]);
  const ifAlike = (_: number, term: string) => Number(consonantsOf(term) === consonantsOf(word));
  const queries: Terms[] = [
    { queries: [word], prefix: length !== 2, boostTerm: () => 1.5 },
    ...(length > 3 && !isKnown ? swapped(word) : []),
    ...(length > 4 && !isKnown ? [{ queries: [word], fuzzy: 1, boostDocument }] : []),
    ...(length > 5 && !isKnown ? [{ queries: [word], fuzzy: 2, boostDocument: ifAlike }] : []),
    ...(length > 4 ? [{ queries: [word.slice(0, Math.ceil(length * 0.7))], prefix: true, boostTerm: () => 0.5 }] : []),
    ...(length >= leastEnd ? [{ queries: [end + word], prefix: true }] : []),
    ...joined(word),
    ...(isKnown ? [] : range(Math.max(5, Math.ceil(length / 3)), length - 1).map((part) => word.slice(0, part))),
  ];
  return { combineWith: 'OR', queries };
}

/** Returns a word without its vowels but the first letter, and no letter twice: “higene” is “hygiene”. */
function consonantsOf(word: string): string {
  return word.charAt(0) + word.slice(1).replace(/[aeiouyαεηιουωаеєиіїоуюя]|(.)(?=\1)/g, '');
}

/**
 * Returns whether some folded words have one: while it is typed, with another ending and, in a long one, other vowels. With no
 * other mistake: meditation is not medication.
 */
export function hasWord(words: readonly string[], word: string): boolean {
  return words.some((one) =>
    isUnspaced(word)
      ? one.includes(word)
      : word.length > 2 &&
        (one.startsWith(word) ||
          (one.length > 4 && isNearly(word, one)) ||
          (word.length > 7 && consonantsOf(word) === consonantsOf(one))),
  );
}

/** Returns whether what is typed is a name, with another ending or while it is typed. */
export function isNearly(typed: string, name: string): boolean {
  return typed.startsWith(name.slice(0, Math.ceil(name.length * 0.7))) && typed.length <= name.length + 3;
}

function swapped(word: string): string[] {
  return range(1, word.length - 2).map(
    (at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  );
}

/** Returns the pairs of words that a word may join. */
function joined(word: string): Terms[] {
  return range(3, word.length - 3).map((at) => ({ combineWith: 'AND', queries: [word.slice(0, at), word.slice(at)] }));
}

function range(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}
