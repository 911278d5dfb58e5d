import { readFileSync } from 'node:fs';
import path from 'node:path';
import type * as HarfBuzz from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { fontFiles, type FontFile } from '../fontFiles';

/** The three voices of a card: title and name, eyebrow, sentence. */
export type Voice = 'heading' | 'label' | 'text';

export interface Typeface {
  /** From the start of some words to where the next letter would stand, in em. */
  widthOf(words: string, voice: Voice): number;
  /** SVG paths of some words, with the start of their baseline at 0, 0. */
  outline(words: string, voice: Voice, size: number): string;
}

const weights = { heading: 720, label: 620, text: 430 } as const;

/**
 * Loads the letters of some texts out of the site's fonts and gives, for each language, a typeface that shapes with
 * HarfBuzz, as browsers do: Thai vowels and tones stand where they belong. Each letter comes from the first font that has
 * it. Throws for one that none has.
 */
export async function loadTypefaces(root: string, texts: readonly string[]): Promise<(language: string) => Typeface> {
  // an ES module that awaits while it loads, which no require() can
  const hb = await import('harfbuzzjs');
  const words = texts.join('');
  // Thai ำ is drawn out of its parts
  const letters = [...new Set(words + words.normalize('NFKD'))];
  const voices: Record<Voice, Cut[]> = { heading: [], label: [], text: [] };
  for (const file of fontFiles(root)) {
    const used = letters.filter((letter) => file.has(letter.codePointAt(0) ?? 0)).join('');
    if (used !== '')
      for (const voice of ['heading', 'label', 'text'] as const)
        voices[voice].push(await cut(hb, root, file, voice, used));
  }
  return (language) => {
    const shapeAs = (words: string, voice: Voice) =>
      shape(hb, voices[voice], words, language, voice === 'heading' ? tracking(language) : 0);
    return {
      widthOf: (words, voice) => shapeAs(words, voice).width,
      outline: (words, voice, size) =>
        shapeAs(words, voice)
          .glyphs.map((glyph) => pathOf(glyph, size))
          .join(''),
    };
  };
}

/** A font at one weight, with the letters that are used. */
interface Cut {
  readonly font: HarfBuzz.Font;
  readonly unitsPerEm: number;
  readonly points: ReadonlySet<number>;
}

async function cut(
  hb: typeof HarfBuzz,
  root: string,
  { file, flared }: FontFile,
  voice: Voice,
  letters: string,
): Promise<Cut> {
  const axes = { wght: weights[voice], ...(flared ? { FLAR: voice === 'heading' ? 100 : 0 } : {}) };
  const font = await subsetFont(readFileSync(path.join(root, file)), letters, {
    targetFormat: 'truetype',
    variationAxes: axes,
  });
  const face = new hb.Face(new hb.Blob(font));
  return { font: new hb.Font(face), unitsPerEm: face.upem, points: new Set(face.collectUnicodes()) };
}

/** As the site's headings are spaced (design.md, Type). */
function tracking(language: string): number {
  if (language === 'th' || language === 'zh') return 0;
  return language === 'el' || language === 'uk' ? -0.01 : -0.018;
}

/** A letter or mark and where it stands, in em. */
interface Glyph {
  readonly cut: Cut;
  readonly id: number;
  readonly x: number;
  readonly y: number;
}

function shape(
  hb: typeof HarfBuzz,
  cuts: readonly Cut[],
  words: string,
  language: string,
  spacing: number,
): { width: number; glyphs: Glyph[] } {
  let width = 0;
  const glyphs: Glyph[] = [];
  for (const run of runsOf(cuts, words)) {
    const buffer = new hb.Buffer();
    buffer.addText(run.text);
    buffer.guessSegmentProperties();
    buffer.setLanguage(language);
    hb.shape(run.cut.font, buffer);
    const positions = buffer.getGlyphPositions();
    buffer.getGlyphInfos().forEach(({ codepoint }, index) => {
      // glyph 0 is the box that stands for a missing one
      if (codepoint === 0) throw new Error(`The fonts of the social cards lack a part of “${run.text}”.`);
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      const em = run.cut.unitsPerEm;
      glyphs.push({ cut: run.cut, id: codepoint, x: width + xOffset / em, y: yOffset / em });
      // a mark has no width and takes no space of its own
      width += xAdvance === 0 ? 0 : xAdvance / em + spacing;
    });
  }
  return { width, glyphs };
}

function pathOf({ cut: { font, unitsPerEm }, id, x, y }: Glyph, size: number): string {
  const d = font.glyphToPath(id);
  const scale = size / unitsPerEm;
  return d === ''
    ? ''
    : `<path transform="translate(${round(x * size)} ${round(-y * size)}) scale(${scale} ${-scale})" d="${d}"/>`;
}

/** The words in pieces of one font each; spaces and marks stay with the letter before them. */
function runsOf(cuts: readonly Cut[], words: string): { cut: Cut; text: string }[] {
  const runs: { cut: Cut; text: string }[] = [];
  for (const letter of words) {
    const point = letter.codePointAt(0) ?? 0;
    const last = runs.at(-1);
    const found = last?.cut.points.has(point) ? last.cut : cuts.find(({ points }) => points.has(point));
    if (!found)
      throw new Error(
        `No font of the social cards has “${letter}” (U+${point.toString(16).toUpperCase()}) of “${words}”.`,
      );
    if (last?.cut === found) last.text += letter;
    else runs.push({ cut: found, text: letter });
  }
  return runs;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
