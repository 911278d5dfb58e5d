import { foldWords } from './foldText';

/**
 * Returns for each word of a search the terms that count as it in these folded texts: the word itself where it occurs in one
 * of them, else the words with one other letter, and two words that it joins. A word without terms is in no text.
 */
export function searchTerms(search: string, texts: readonly string[], ignored: readonly string[] = []): string[][] {
  const words = foldWords(search);
  const telling = words.filter((word) => !ignored.includes(word));
  return (telling.length > 0 ? telling : words).map((word) =>
    texts.some((text) => hasTerm(text, word)) ? [word] : similarTerms(word, texts),
  );
}

/** Returns whether a folded text has every word of a search. */
export function hasTerms(text: string, terms: readonly (readonly string[])[]): boolean {
  return terms.every((some) => some.some((term) => hasTerm(text, term)));
}

/** Up to three letters begin a word, such as “AI” and “PPE”: within words they are everywhere. */
function hasTerm(text: string, term: string): boolean {
  return term.length < 4 && !withoutSpaces.test(term) ? ` ${text}`.includes(` ${term}`) : text.includes(term);
}

/** Letters of scripts that are written without spaces between words. */
export const withoutSpaces =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Khmer}\p{Script=Lao}\p{Script=Myanmar}]/u;

function similarTerms(word: string, texts: readonly string[]): string[] {
  // A short word is like too many others.
  if (word.length < 4) return [];
  const joined = new Set<string>();
  const similar = new Set<string>();
  // Each word once: courses have most of theirs in common.
  const seen = new Set<string>();
  for (const text of texts) {
    let before = '';
    for (const one of text.split(' ')) {
      if (before !== '' && word.startsWith(before) && before + one === word) joined.add(`${before} ${one}`);
      before = one;
      if (one === '' || seen.has(one)) continue;
      seen.add(one);
      // The end of the word may not be typed yet.
      const starts = [one, one.slice(0, word.length), one.slice(0, word.length + 1)];
      const start = starts.find((some) => isSimilar(word, some));
      if (start !== undefined) similar.add(start);
    }
  }
  return [...new Set([...joined, ...similar])];
}

/** Returns whether one letter is another, is missing or too many, or two are in the other order. */
function isSimilar(typed: string, word: string): boolean {
  let at = 0;
  while (at < typed.length && typed[at] === word[at]) at++;
  const [rest, other] = [typed.slice(at), word.slice(at)];
  const [first = '', second = ''] = rest;
  return (
    rest.slice(1) === other.slice(1) ||
    rest === other.slice(1) ||
    rest.slice(1) === other ||
    other === second + first + rest.slice(2)
  );
}
