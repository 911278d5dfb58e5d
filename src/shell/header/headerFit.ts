/** How much room the header's labels take in a language; each has the width from which the navigation stands in one row. */
export type HeaderFit = keyof typeof headerWidths;

const headerWidths = { short: 1200, medium: 1280, long: 1360, longest: 1520 } as const;

/** From this width on the whole navigation stands in one row. */
export const headerWide: Readonly<Record<HeaderFit, string>> = {
  short: `@media (min-width: ${headerWidths.short}px)`,
  medium: `@media (min-width: ${headerWidths.medium}px)`,
  long: `@media (min-width: ${headerWidths.long}px)`,
  longest: `@media (min-width: ${headerWidths.longest}px)`,
};

/** The fit of labels that differ from language to language, from their letters: the server has no ruler. */
export function headerFit(labels: readonly string[]): HeaderFit {
  const width = labels.reduce((sum, label) => sum + widthOf(label), around);
  if (width <= headerWidths.short) return 'short';
  if (width <= headerWidths.medium) return 'medium';
  return width <= headerWidths.long ? 'long' : 'longest';
}

/** Logo, gutters, gaps, what pads the labels and the three menus' signs; 32 more for a scrollbar and for what `widthOf` misses. */
const around = 508 + 32;

/** The width in pixels at 16 pixels, give or take three in the hundred in fifteen languages; marks above and below letters take none. */
function widthOf(label: string): number {
  const letters = [...label.normalize('NFD').replace(/\p{Mn}/gu, '')];
  return letters.reduce((sum, letter) => sum + (narrow.test(letter) ? 5.5 : square.test(letter) ? 16 : 9.2), 0);
}

const narrow = /[fijlrtıIJιτі.’ ]/;
const square = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}]/u;
