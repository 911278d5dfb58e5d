/**
 * Returns the words of a text or of a search as they are compared: without case, accents and punctuation, and with one
 * spelling where a language has several. “Café” equals “cafe”, “first-aid,” equals “first aid”, “H&S” is one word.
 */
export function foldWords(text: string, language: string): string[] {
  return wordsIn(text).flatMap((word) => foldWord(word, language));
}

/** Returns the folded words of a search: what has no spaces is split at the words that the browser knows, if it knows any. */
export function foldSearch(search: string, language: string): string[] {
  const segmenter = 'Segmenter' in Intl && new Intl.Segmenter(language, { granularity: 'word' });
  const split = (run: string) => segmenter && isUnspaced(run) && [...segmenter.segment(run)];
  const words = wordsIn(search).flatMap((run) => split(run) || { segment: run });
  return words.flatMap(({ segment }) => foldWord(segment, language));
}

/** Returns the words of a text as they are written; an apostrophe is inside a Cyrillic word, and between two others. */
export function wordsIn(text: string): string[] {
  return text.match(words) ?? [];
}

/** What has no spaces between its words is one long word here, which ends where the script changes. */
const words =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+|\p{Script=Thai}+|(?:(?![\p{Script=Han}\p{Script=Thai}])[\p{L}\p{M}\p{N}\p{Cf}&]|(?<=\p{Script=Cyrillic})['’ʼ](?=\p{Script=Cyrillic}))+/gu;

/** Returns whether words of this script are written without spaces. */
export function isUnspaced(word: string): boolean {
  return /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(word);
}

function foldWord(word: string, language: string): string[] {
  const bare = word
    .toLowerCase()
    .normalize('NFKD')
    .replace(notCompared, '')
    .replace(/[łıßςøđæœیىکة]/g, (letter) => undecomposed[letter] ?? letter);
  const folded = spellings[language]?.reduce((text, [from, to]) => text.replace(from, to), bare) ?? bare;
  return folded === '' ? [] : [folded];
}

/**
 * Accents of Latin, Greek and Cyrillic letters, vowels of Hebrew and Arabic, and tone marks of Thai, which are rarely typed or
 * typed otherwise; and what is inside a word without a meaning: an apostrophe, “&”, a soft hyphen.
 */
const notCompared =
  /[\u0300-\u036f]|[\u0591-\u05bd\u05bf\u05c1\u05c2]|[\u05c4-\u05c7]|[\u0610-\u061a]|\u0640|[\u064b-\u065f]|\u0670|[\u0e47-\u0e4c]|['’ʼ&]|\p{Cf}/gu;

/** Letters without a Unicode decomposition that a reader types otherwise. */
const undecomposed: Readonly<Record<string, string>> = {
  ł: 'l',
  ı: 'i',
  ß: 'ss',
  ς: 'σ',
  ø: 'o',
  đ: 'd',
  æ: 'ae',
  œ: 'oe',
  // One letter on keyboards in Arabic, Persian and Kurdish.
  ی: 'ي',
  ى: 'ي',
  ک: 'ك',
  ة: 'ه',
};

/** What a language writes in several ways: an umlaut without its dots, and the first letter of a Welsh word, which mutates. */
const spellings: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  de: [[/([aou])e/g, '$1']],
  cy: [
    [/^(?:ngh|ng|ch|g(?!w))/, 'c'],
    [/^(?:mh|ph|b|f(?!f)|m)/, 'p'],
    [/^(?:nh|th|dd?)/, 't'],
    [/^ll/, 'l'],
    [/^rh/, 'r'],
  ],
};
