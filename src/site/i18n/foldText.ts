/**
 * Folds what a reader may type otherwise, character by character: case and accents, full-width letters, apostrophes, and
 * punctuation, which is a space. “Café” equals “cafe”, “İŞ” equals “iş”, “first-aid,” equals “first aid”, “H&S” is one word.
 */
export function foldText(text: string): string {
  return Array.from(text, foldCharacter).join('');
}

/**
 * Returns the words of a search, folded, without an article of one letter: “l’hygiène” looks for “hygiene”, and
 * “sull’igiene” for “sull” and “igiene”. A word that has an apostrophe inside, such as “м’ясо”, is found by its parts.
 */
export function foldWords(search: string): string[] {
  return foldText(search.replace(elision, ' ')).split(' ').filter(Boolean);
}

const elision = /(?<!\p{L})\p{L}['’ʼ](?=\p{L}{2})|['’ʼ](?=\p{L}{2})/gu;

/** A library has some hundred characters, and each of them thousands of times. */
const folded = new Map<string, string>();

function foldCharacter(character: string): string {
  const known = folded.get(character);
  if (known !== undefined) return known;
  const bare = foldedOnce(character);
  folded.set(character, bare);
  return bare;
}

function foldedOnce(character: string): string {
  // A soft hyphen or word joiner keeps its word together, as “&” does.
  if (/['’‘ʼʻ`´′&\p{Cf}]/u.test(character)) return '';
  const bare = character.toLowerCase().normalize('NFKD').replace(accents, '');
  return (undecomposed[bare] ?? bare).replace(/[^\p{L}\p{M}\p{N}]/gu, ' ');
}

/**
 * Accents of Latin, Greek and Cyrillic letters, vowels of Hebrew and Arabic, which are rarely typed. Thai and Indian vowels
 * are combining marks, too, but distinguish words.
 */
const accents =
  /[\u0300-\u036f]|[\u0591-\u05bd\u05bf\u05c1\u05c2]|[\u05c4-\u05c7]|[\u0610-\u061a]|\u0640|[\u064b-\u065f]|\u0670/g;

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
