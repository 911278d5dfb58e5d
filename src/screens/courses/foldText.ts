/** A text as the search compares it, and for each of its characters where it came from in the original. */
export interface FoldedText {
  readonly text: string;
  readonly origins: readonly number[];
}

/** Folds case and accents away: “Café” and “cafe” are alike, and so are “İŞ” and “iş” or “ł” and “l”. */
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
  // Latin, Greek and Cyrillic accents only: Thai vowels are combining marks too, and are letters to their readers.
  const bare = character
    .normalize('NFD')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '');
  return whole[bare] ?? bare;
}

/** Letters that Unicode does not take apart. */
const whole: Readonly<Record<string, string>> = {
  ł: 'l',
  ı: 'i',
  ß: 'ss',
  ς: 'σ',
  ø: 'o',
  đ: 'd',
  æ: 'ae',
  œ: 'oe',
  '’': "'",
};
