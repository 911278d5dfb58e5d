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

const weights = { heading: 720, label: 620, text: 430 } as const;
const staticWeights = { heading: 700, label: 600, text: 400 } as const;

/** Returns the fonts of the cards in a script: the site's own, and one for Chinese, Japanese and Korean. */
export function fontsOfCards(root: string, script: string) {
  return [
    ...[latin, latinExtended, greek, cyrillic, ...installedNotos(root)].map(({ letters, file, axes }: Script) => ({
      letters,
      file: () => file,
      axes: (style: TextStyle) => ({
        wght: weights[style],
        ...('FLAR' in axes && { FLAR: style === 'heading' ? 100 : 0 }),
      }),
    })),
    ...[ideographicFontOf(script), ideographicPunctuation].flatMap((font) =>
      font && isInstalled(root, { file: font.file(700) })
        ? { letters: font.letters, file: (style: TextStyle) => font.file(staticWeights[style]), axes: () => undefined }
        : [],
    ),
  ];
}

/** Returns whether the fonts of the cards in a script have every letter of a text. */
export function hasGlyphs(root: string, script: string, text: string): boolean {
  const fonts = fontsOfCards(root, script);
  return [...text].every((letter) => /\p{Cf}/u.test(letter) || fonts.some(({ letters }) => letters.test(letter)));
}
