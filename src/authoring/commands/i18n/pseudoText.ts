/** A text of a made-up language; `room` is how long it may get, where that is limited. */
type PseudoText = (text: string, room?: number) => string;

/**
 * Returns English with accents on its letters, 40 per cent longer, between ⟦ and ⟧: what shows neither was not made translatable,
 * what shows no ⟧ is cut off. Placeholders and tags stay as they are.
 */
export const accented: PseudoText = (text, room = Infinity) => {
  const { length } = text.replace(marks, '');
  const wanted = Math.min(Math.ceil(length * 0.4), room - text.length) - 2;
  // In words of ordinary length, so that lines break as they would.
  const filler = ''.padEnd(wanted, ' ōñé ţŵō ţĥŕéé ƒōûŕ').trimEnd();
  return `⟦${outsideMarks(text, accent)}${filler}⟧`;
};

/** Returns English from right to left, each word for itself, as Arabic would run (UAX #9, explicit overrides). */
export const mirrored: PseudoText = (text) =>
  outsideMarks(text, (words) => words.replace(/[^\s]+/g, (word) => `\u202E${word}\u202C`));

const marks = /(\{\{[^}]*\}\}|<[^>]*>|`[^`]*`|\*\*|\[|\]\([^)]*\))/g;

/** Applies a change to the words and leaves `{{placeholders}}`, `<tags>` and Markdown between them alone. */
function outsideMarks(text: string, change: (words: string) => string): string {
  return text
    .split(marks)
    .map((part, index) => (index % 2 === 0 ? change(part) : part))
    .join('');
}

const plain = 'ACDEGHIJKLNORSTUWYZacdeghijklnorstuwyz';
const accents = 'ÂĆĎÉĜĤÎĴĶĹŃÕŔŠŤÛŴÝŽâćďéĝĥîĵķĺńõŕšťûŵýž';

function accent(words: string): string {
  return [...words].map((letter) => accents[plain.indexOf(letter)] ?? letter).join('');
}
