import { breakLines, type BrokenText } from './breakLines';
import type { Typeface, Voice } from './typeface';

/** A text on its lines; lengths are pixels. */
export interface FittedText extends BrokenText {
  readonly size: number;
  readonly leading: number;
  readonly height: number;
}

export interface TextBox {
  readonly language: string;
  readonly voice: Voice;
  readonly width: number;
  readonly height: number;
  /** In pixels, the largest first; each with the most lines it may have. */
  readonly sizes: readonly { readonly size: number; readonly maxLines: number }[];
  readonly together?: readonly [from: number, to: number];
}

/**
 * Sets a text in the largest size in which it fits its box, or in a somewhat smaller one where its lines end better.
 * Undefined where no size fits.
 */
export function fitText(text: string, box: TextBox, typeface: Typeface): FittedText | undefined {
  const known = new Map<string, number>();
  const widthOf = (words: string) => {
    const width = known.get(words) ?? typeface.widthOf(words, box.voice);
    known.set(words, width);
    return width;
  };
  const fitting = box.sizes.flatMap(({ size, maxLines }): FittedText[] => {
    const leading = size * leadingOf(box.voice, box.language);
    const broken = breakLines(text, {
      language: box.language,
      together: box.together,
      width: box.width / size,
      maxLines: Math.min(maxLines, Math.floor(box.height / leading)),
      widthOf,
    });
    return broken ? [{ ...broken, size, leading, height: leading * broken.lines.length }] : [];
  });
  const worth = ({ size, cost }: FittedText) => size * (1 - cost);
  return fitting.sort((a, b) => worth(b) - worth(a))[0];
}

/** As the site sets its headings and texts, a little tighter (design.md, Type). */
function leadingOf(voice: Voice, language: string): number {
  if (language === 'th') return voice === 'heading' ? 1.4 : 1.6;
  if (voice === 'heading') return language === 'zh' ? 1.28 : 1.12;
  return language === 'zh' ? 1.5 : 1.38;
}
