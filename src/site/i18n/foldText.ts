/** Folds case and accents, character by character: “Café” equals “cafe”, “İŞ” equals “iş”, “ł” equals “l”. */
export function foldText(text: string): string {
  return Array.from(text, (character) => {
    // Only Latin, Greek and Cyrillic accents: Thai vowels are combining marks, too, but distinguish words.
    const bare = character
      .toLowerCase()
      .normalize('NFD')
      .replace(/[\u0300-\u036f]/g, '');
    return undecomposed[bare] ?? bare;
  }).join('');
}

/** Returns the words of a search, folded. */
export function foldWords(search: string): string[] {
  return foldText(search)
    .split(/\s+/)
    .filter((word) => word !== '');
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
