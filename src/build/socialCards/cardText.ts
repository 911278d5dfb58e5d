import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Font } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { isSpaced } from '../../content/strings/terms';
import { oncePer, remembered } from '../../content/remembered';
import { preventBreaks } from '../lineBreaks';
import { hyphenatedWords } from '../wordBreaks';
import { fontsOfCards, type TextStyle } from './cardFonts';

/** A text in a style: its width and its letters, both for a size of 1 pixel. */
export interface Shaped {
  readonly width: number;
  /** SVG paths, from left to right and up from the base line. */
  readonly paths: string;
}

interface CardFont {
  readonly font: Font;
  readonly letters: RegExp;
}

/** Returns a text in a style; `spacing` is between letters. */
export type Shape = (text: string, style: TextStyle, spacing?: number) => Shaped;

const rightToLeft = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/;
/** Characters that allow or prevent a line break, join letters or say their direction, which no font draws. */
const invisible = /\p{Cf}/gu;

/** Loads the fonts of some texts in a script. What it returns throws for a letter that no font has. */
export async function loadFonts(root: string, script: string, text: string): Promise<Shape> {
  const { Blob, Buffer, Face, Font, shape } = await import('harfbuzzjs');
  // Thai ำ is drawn from its parts.
  const letters = [...new Set(text + text.normalize('NFKD'))];
  const fonts: Record<TextStyle, CardFont[]> = {
    heading: [],
    label: [],
    text: [],
  };
  for (const { letters: own, file, axes } of fontsOfCards(root, script)) {
    const used = letters.filter((letter) => own.test(letter)).join('');
    if (used === '') continue;
    for (const style of ['heading', 'label', 'text'] as const) {
      const source = readFileSync(path.join(root, 'node_modules', file(style)));
      const data = await subsetFont(source, `${used} `, { targetFormat: 'truetype', variationAxes: axes(style) });
      fonts[style].push({ font: new Font(new Face(new Blob(data))), letters: own });
    }
  }
  const outlinesOf = oncePer((font: Font) => remembered((glyph) => font.glyphToPath(Number(glyph))));
  const shaped = (whole: string, style: TextStyle, spacing: number): Shaped => {
    let [width, paths] = [0, ''];
    for (const { font, text: run } of runsOf(whole, fonts[style])) {
      const buffer = new Buffer();
      buffer.addText(run);
      buffer.guessSegmentProperties();
      shape(font, buffer);
      const scale = 1 / font.face.upem;
      const positions = buffer.getGlyphPositions();
      buffer.getGlyphInfos().forEach(({ codepoint }, index) => {
        const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
        const place = `${scale} 0 0 ${scale} ${width + xOffset * scale} ${yOffset * scale}`;
        const outline = outlinesOf(font)(String(codepoint));
        if (outline !== '') paths += `<path transform="matrix(${place})" d="${outline}"/>`;
        width += xAdvance * scale + (xAdvance > 0 ? spacing : 0);
      });
    }
    return { width, paths };
  };
  const known = new Map<string, Shaped>();
  return (whole, style, spacing = 0) => {
    const key = `${style} ${spacing} ${whole}`;
    const answer = known.get(key) ?? shaped(whole, style, spacing);
    known.set(key, answer);
    return answer;
  };
}

/** Returns a text in parts of one font each, from left to right: where it is read from right to left, each word is one. */
function runsOf(text: string, fonts: readonly CardFont[]): { readonly font: Font; readonly text: string }[] {
  const isReversed = rightToLeft.test(text);
  const runs: { font: Font; text: string }[] = [];
  for (const letter of text.replace(invisible, '')) {
    const last = runs.at(-1);
    const found = fonts.find(({ letters }) => letters.test(letter) || letter === ' ');
    if (!found) throw new Error(`The fonts of the social cards do not have “${letter}” of “${text}”.`);
    const isSpace = letter === ' ';
    const isNewWord = isReversed && (isSpace || last?.text === ' ');
    if (last && !isNewWord && (isSpace || last.font === found.font)) last.text += letter;
    else runs.push({ font: found.font, text: letter });
  }
  return isReversed ? runs.reverse() : runs;
}

/** Returns the parts of a text after which a line may end. A card has no elements that say where one may not. */
export function partsOf(text: string, language: string): string[] {
  if (isSpaced(language)) {
    const whole = hyphenatedWords(text, language);
    const parts = preventBreaks(text, language).split(/(?<= )|(?<=[^ ]-)(?=\p{L})/u);
    return joined(parts, (part, next) =>
      whole.some((word) => word.includes(part.slice(part.lastIndexOf(' ') + 1) + next)),
    );
  }
  const segments = new Intl.Segmenter(language, { granularity: 'word' }).segment(text);
  const words = Array.from(segments, ({ segment }) => segment);
  const isWord = /^[\p{L}\p{N}]/u;
  // Punctuation stays with the word before it, and what opens with the one behind it.
  return joined(
    words,
    (part, next) => /[\p{Ps}\p{Pi}]$/u.test(part) || !(isWord.test(next) || /^[\p{Ps}\p{Pi}]/u.test(next)),
  );
}

function joined(parts: readonly string[], isWhole: (part: string, next: string) => boolean): string[] {
  const found: string[] = [];
  for (const next of parts) {
    const part = found.at(-1);
    if (part !== undefined && isWhole(part, next)) found[found.length - 1] = part + next;
    else found.push(next);
  }
  return found;
}

/** Returns the lines of parts within a width; one that is wider than that is a line by itself. */
export function breakLines(parts: readonly string[], room: number, widthOf: (text: string) => number): string[] {
  return joined(parts, (line, next) => widthOf((line + next).trimEnd()) <= room);
}
