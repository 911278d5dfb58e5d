/** A typeface's file for one script: its letters, and the part of its axes that pages need. */
export interface Script {
  readonly name: string;
  readonly file: string;
  readonly family: 'Commissioner' | 'Noto Sans Thai';
  readonly letters: RegExp;
  /** Its letters as `unicode-range`, which is shorter than a list of the letters that a language uses. */
  readonly range?: string;
  /** Descriptors of `@font-face` for the height of its lines. */
  readonly metrics?: string;
  readonly axes: Readonly<Record<string, { min: number; max: number } | number>> & {
    readonly wght: { min: number; max: number };
  };
}

/**
 * Returns the files of typefaces for the pages of a language; the first is preloaded. Thai and Chinese pages show Latin
 * letters, most of which are in names and figures, in a font of the reader's system: a file of them is a tenth of such
 * a page (17 KiB), and when it has loaded, late, the whole page is laid out again, which is slow in Chinese.
 */
export function scriptsOf(language: string): readonly Script[] {
  if (language === 'th') return [thai];
  if (language === 'zh') return [];
  if (language === 'el') return [greek, latinWithoutFlare, latinExtended];
  if (language === 'uk') return [cyrillic, latinWithoutFlare, latinExtended];
  return [latin, latinExtended];
}

const commissionerAxes = { wght: { min: 400, max: 720 }, FLAR: { min: 0, max: 100 } };

function commissioner(name: string, letters: RegExp): Script {
  const file = `@fontsource-variable/commissioner/files/commissioner-${name}-flar-normal.woff2`;
  return { name, file, family: 'Commissioner', letters, axes: commissionerAxes };
}

export const latin = commissioner(
  'latin',
  // The package has ı, Œ and œ in this file, not in that of extended Latin.
  /[\u0020-\u00FF\u0131\u0152\u0153\u2010-\u2026\u20AC\u2122\u2190-\u2193\u2212]/,
);

/** Latin letters on pages in another script, without the flare of headings: 6 of 22 KiB less. */
const latinWithoutFlare: Script = {
  ...latin,
  range: 'U+20-FF,U+131,U+152-153,U+2010-2212',
  axes: { ...commissionerAxes, FLAR: 0 },
};

export const latinExtended = commissioner('latin-ext', /[\u0100-\u0130\u0132-\u0151\u0154-\u024F\u1E00-\u1EFF]/);
export const greek = commissioner('greek', /[\u0370-\u03FF]/);
export const cyrillic = commissioner('cyrillic', /[\u0400-\u045F\u0490\u0491]/);

export const thai: Script = {
  name: 'thai',
  file: '@fontsource-variable/noto-sans-thai/files/noto-sans-thai-thai-wght-normal.woff2',
  family: 'Noto Sans Thai',
  letters: /[\u0E00-\u0E7F]/,
  // Commissioner's metrics, so that labels and underlines are where they are in other languages.
  metrics: ';ascent-override:101.7%;descent-override:20.6%',
  axes: { wght: { min: 400, max: 720 } },
};
