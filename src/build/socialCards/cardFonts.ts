import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Font } from 'satori';
import subsetFont from 'subset-font';
import {
  cyrillic,
  greek,
  ideographicFontOf,
  ideographicPunctuation,
  installedNotos,
  isInstalled,
  latin,
  latinExtended,
  type Script,
} from '../typefaces';

/** Title and figure, the line above the title, and sentences. */
export type TextStyle = 'heading' | 'label' | 'text';

/** Returns the fonts of the cards in a script: the site's own, and one for Chinese, Japanese and Korean. */
const fontsOfCards = (root: string, script: string) => [
  ...[latin, latinExtended, greek, cyrillic, ...installedNotos(root)].map(({ name, file, letters, axes }: Script) => ({
    name,
    letters,
    file: () => file,
    axes: (style: TextStyle) => ({
      wght: weights[style],
      ...('FLAR' in axes && { FLAR: style === 'heading' ? 100 : 0 }),
    }),
  })),
  ...[ideographicFontOf(script), ideographicPunctuation].flatMap((font) =>
    font && isInstalled(root, { file: font.file(700) })
      ? { ...font, file: (style: TextStyle) => font.file(staticWeights[style]), axes: () => undefined }
      : [],
  ),
];

const weights = { heading: 720, label: 620, text: 430 } as const;
const staticWeights = { heading: 700, label: 600, text: 400 } as const;
const styles = ['heading', 'label', 'text'] as const;

/** Returns whether the fonts of the cards in a script have every letter of a text. */
export function hasGlyphs(root: string, script: string, text: string): boolean {
  const fonts = fontsOfCards(root, script);
  return [...text].every((letter) => invisible.test(letter) || fonts.some(({ letters }) => letters.test(letter)));
}

/** Characters that allow or prevent a line break, join letters or say their direction, which no font draws. */
export const invisible = /\p{Cf}/u;

/**
 * Returns the letters of some texts in a script in each style of the cards, for satori, with `font-family` lists that name
 * them.
 */
export async function cardFonts(
  root: string,
  script: string,
  text: string,
): Promise<{ readonly fonts: Font[]; readonly families: Readonly<Record<TextStyle, string>> }> {
  // Thai ำ is drawn from its parts.
  const letters = [...new Set(text + text.normalize('NFKD'))];
  const fonts: Font[] = [];
  for (const { name, letters: own, file, axes } of fontsOfCards(root, script)) {
    const used = letters.filter((letter) => own.test(letter)).join('');
    if (used === '') continue;
    for (const style of styles) {
      const source = readFileSync(path.join(root, 'node_modules', file(style)));
      // HarfBuzz draws invisible characters as spaces of no width.
      const data = await subsetFont(source, `${used} `, { targetFormat: 'truetype', variationAxes: axes(style) });
      fonts.push({ name: `${style} ${name}`, data, weight: 400, style: 'normal' });
    }
  }
  const families = (style: TextStyle) =>
    fonts
      .map(({ name }) => name)
      .filter((name) => name.startsWith(style))
      .join(', ');
  return { fonts, families: { heading: families('heading'), label: families('label'), text: families('text') } };
}
