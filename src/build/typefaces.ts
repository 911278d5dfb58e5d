/** A typeface's file for one script: which letters it has, and how much of its axes pages need. */
export interface Script {
  readonly name: string;
  readonly file: string;
  readonly family: 'Commissioner' | 'Noto Sans Thai';
  readonly letters: RegExp;
  /** The same for CSS, where a language has no other file with letters in between: shorter than its letters one by one. */
  readonly range?: string;
  /** Descriptors that change how high and deep a line of it is. */
  readonly metrics?: string;
  readonly axes: Readonly<Record<string, { min: number; max: number } | number>> & {
    readonly wght: { min: number; max: number };
  };
}

/**
 * Returns what the pages of a language are set in, the file that is preloaded first. Thai and Chinese pages take their Latin
 * letters, names and figures for the most part, from the reader: a file of them is a tenth of such a page (17 KiB), and
 * when it comes, late, the whole page is laid out again, which is slow in Chinese.
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

/** Latin letters among those of another script, in names and figures, without the flare of headings: 6 KiB of 22 less. */
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
