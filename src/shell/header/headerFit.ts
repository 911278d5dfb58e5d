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

/** The fit of labels that differ from language to language, from their lengths: the server has no ruler. */
export function headerFit(links: readonly string[], buttons: readonly string[]): HeaderFit {
  const widthOf = (labels: readonly string[], letter: number, around: number) =>
    labels.reduce((sum, label) => sum + label.length * letter + around, 0);
  // Logo, gaps, the three menus' signs and both gutters; measured in English and Welsh at 16 pixels.
  const width = 320 + widthOf(links, 8.2, 20) + widthOf(buttons, 8.6, 35);
  if (width <= headerWidths.short) return 'short';
  if (width <= headerWidths.medium) return 'medium';
  return width <= headerWidths.long ? 'long' : 'longest';
}
