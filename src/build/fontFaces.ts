import type { Script } from './typefaces';

/** A file of a typeface with some of its letters. */
export interface FontFace {
  readonly script: Script;
  readonly letters: string;
  readonly url: string;
}

/**
 * Returns the `@font-face` rules of a language, the main file first, and of the fallback until Commissioner has loaded.
 */
export function fontStyles(faces: readonly FontFace[]): string {
  const hasCommissioner = faces.some(({ script }) => script.family === 'Commissioner');
  return [...faces.map(fontFace), ...(hasCommissioner ? fallbackFaces : [])].join('');
}

/** Returns the rule of a file. The main file, which every page loads, has no range of letters. */
function fontFace({ script, letters, url }: FontFace, index: number): string {
  const { wght } = script.axes;
  const weights = `${wght.min} ${wght.max}`;
  const range = index === 0 ? '' : `;unicode-range:${script.range ?? unicodeRange(letters)}`;
  return `@font-face{font-family:"${script.family}";font-display:swap;font-weight:${weights};src:url(${url}) format("woff2")${range}${script.metrics ?? ''}}`;
}

/** Returns code points as the ranges of CSS: U+20-7E,U+A3. */
function unicodeRange(letters: string): string {
  const points = [...letters].map((letter) => letter.codePointAt(0) ?? 0).sort((a, b) => a - b);
  const ranges: [number, number][] = [];
  for (const point of points) {
    const last = ranges.at(-1);
    if (last && point <= last[1] + 1) last[1] = point;
    else ranges.push([point, point]);
  }
  const hex = (point: number) => point.toString(16).toUpperCase();
  return ranges.map(([first, last]) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`)).join();
}

/**
 * Arial, and fonts with its metrics, scaled to Commissioner's size, so that nothing moves when the font arrives. Measured on
 * English and Welsh text: mean advance 0.456 em against Arial's 0.452, in bold 0.467 against 0.487; ascent 1.017, descent
 * 0.206, both divided by the adjustment.
 */
const fallbackFaces = [
  '@font-face{font-family:"Commissioner Fallback";font-weight:400 599;src:local("Arial"),local("Liberation Sans");size-adjust:100.8%;ascent-override:100.9%;descent-override:20.4%;line-gap-override:0%}',
  '@font-face{font-family:"Commissioner Fallback";font-weight:600 760;src:local("Arial Bold"),local("Liberation Sans Bold");size-adjust:95.9%;ascent-override:106.0%;descent-override:21.5%;line-gap-override:0%}',
];
