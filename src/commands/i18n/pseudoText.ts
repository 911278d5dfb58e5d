/** A text of a made-up language: how much longer it may get, where that is limited. */
export type PseudoText = (text: string, room?: number) => string;

/**
 * English with accents on its letters, 40 per cent longer, between ⟦ and ⟧: what shows neither was not made translatable,
 * what shows no ⟧ is cut off. Placeholders and tags stay as they are.
 */
export const accented: PseudoText = (text, room = Infinity) => {
  const length = letters(text);
  const wanted = Math.max(0, Math.min(Math.ceil(length * 0.4), room - text.length) - 2);
  return `⟦${outsideMarks(text, accent)}${filler(wanted)}⟧`;
};

/** English from right to left, each word for itself, as Arabic would run (UAX #9, explicit overrides). */
export const mirrored: PseudoText = (text) =>
  outsideMarks(text, (words) => words.replace(/[^\s]+/g, (word) => `\u202E${word}\u202C`));

/** Applies a change to the words and leaves `{{placeholders}}` and `<tags>` between them alone. */
function outsideMarks(text: string, change: (words: string) => string): string {
  return text
    .split(/(\{\{[^}]*\}\}|<[^>]*>)/)
    .map((part, index) => (index % 2 === 0 ? change(part) : part))
    .join('');
}

function letters(text: string): number {
  return outsideMarks(text, (words) => words).replace(/\{\{[^}]*\}\}|<[^>]*>/g, '').length;
}

const plain = 'ACDEGHIJKLNORSTUWYZacdeghijklnorstuwyz';
const dressed = 'ÂĆĎÉĜĤÎĴĶĹŃÕŔŠŤÛŴÝŽâćďéĝĥîĵķĺńõŕšťûŵýž';

function accent(words: string): string {
  return [...words].map((letter) => dressed[plain.indexOf(letter)] ?? letter).join('');
}

/** So many characters in words of ordinary length, so that lines break as they would. */
function filler(length: number): string {
  const words = ' ōñé ţŵō ţĥŕéé ƒōûŕ';
  return length <= 0
    ? ''
    : words
        .repeat(Math.ceil(length / words.length))
        .slice(0, length)
        .trimEnd();
}
