/** A folded text, and for each of its characters its position in the original. */
export interface FoldedText {
  readonly text: string;
  readonly origins: readonly number[];
}

/** Folds case and accents: “Café” equals “cafe”, “İŞ” equals “iş”, “ł” equals “l”. */
export function foldText(original: string): FoldedText {
  let text = '';
  const origins: number[] = [];
  let position = 0;
  for (const character of original) {
    for (const folded of foldCharacter(character)) {
      text += folded;
      for (let unit = 0; unit < folded.length; unit += 1) origins.push(position);
    }
    position += character.length;
  }
  return { text, origins };
}

function foldCharacter(character: string): string {
  // Only Latin, Greek and Cyrillic accents: Thai vowels are combining marks, too, but distinguish words.
  const bare = character
    .normalize('NFD')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '');
  return undecomposed[bare] ?? bare;
}

/** Characters that a reader types otherwise, and letters without a Unicode decomposition. */
const undecomposed: Readonly<Record<string, string>> = {
  ł: 'l',
  ı: 'i',
  ß: 'ss',
  ς: 'σ',
  ø: 'o',
  đ: 'd',
  æ: 'ae',
  œ: 'oe',
  '’': "'",
  // A no-break space and a word joiner, which keep words together on a line.
  '\u00a0': ' ',
  '\u2060': '',
};
