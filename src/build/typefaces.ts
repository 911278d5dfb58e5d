import { existsSync } from 'node:fs';
import path from 'node:path';
import { scriptOf } from '../content/language/languageTag';

/** A typeface's file for one script: its letters, and the part of its axes that pages need. */
export interface Script {
  readonly name: string;
  readonly file: string;
  readonly family: string;
  readonly letters: RegExp;
  /** Its letters as `unicode-range`, which is shorter than a list of the letters that a language uses. */
  readonly range?: string;
  /** Whether a letter has other forms next to others, for which every feature of the font is needed. */
  readonly isJoined?: boolean;
  /** Descriptors of `@font-face` for the height of its lines. */
  readonly metrics?: string;
  readonly axes: Readonly<Record<string, { min: number; max: number } | number>> & {
    readonly wght: { min: number; max: number };
  };
}

/**
 * Returns the files of typefaces for the pages of a language, by its script; the first is preloaded. Pages in Commissioner’s
 * scripts have their own letters and Latin ones. Others show Latin letters, most of which are in names and figures, in a font
 * of the reader's system: a file of them is a tenth of such a page (17 KiB), and when it has loaded, late, the whole page is
 * laid out again, which is slow in Chinese. So are the letters of a script without a font here (Chinese, Japanese, Korean),
 * or whose package is not installed.
 */
export function scriptsOf(root: string, language: string): readonly Script[] {
  const script = scriptOf(language);
  if (script === 'Latn') return [latin, latinExtended, vietnamese];
  if (script === 'Grek') return [greek, latinWithoutFlare, latinExtended];
  if (script === 'Cyrl') return [cyrillic, latinWithoutFlare, latinExtended, cyrillicExtended];
  const noto = notoOf(script);
  return noto && isInstalled(root, noto) ? [noto] : [];
}

export function installedNotos(root: string): Script[] {
  return Object.keys(notoNames)
    .flatMap((script) => notoOf(script) ?? [])
    .filter((noto) => isInstalled(root, noto));
}

export function isInstalled(root: string, { file }: Pick<Script, 'file'>): boolean {
  return existsSync(path.join(root, 'node_modules', file));
}

const commissionerAxes = { wght: { min: 400, max: 700 }, FLAR: { min: 0, max: 100 } };

function commissioner(name: string, letters: RegExp): Script {
  const file = `@fontsource-variable/commissioner/files/commissioner-${name}-flar-normal.woff2`;
  return { name, file, family: 'Commissioner', letters, axes: commissionerAxes };
}

export const latin = commissioner(
  'latin',
  // The package has ı, Œ and œ in this file, not in that of extended Latin.
  /[\u0020-\u00FF\u0131\u0152\u0153\u2010-\u2026\u20AC\u2122\u2190-\u2193\u2212]/,
);

/**
 * Latin letters on pages in another script, without the flare of headings: 6 of 22 KiB less. The space is in the page's main
 * file: lines would break twice, as that of a system font is half as wide again.
 */
const latinWithoutFlare: Script = {
  ...latin,
  range: 'U+21-FF,U+131,U+152-153,U+2010-2212',
  axes: { ...commissionerAxes, FLAR: 0 },
};

export const latinExtended = commissioner('latin-ext', /[\u0100-\u0130\u0132-\u0151\u0154-\u024F\u1E00-\u1EFF]/);
export const greek = commissioner('greek', /[ \u0370-\u03FF]/);
const vietnamese = commissioner('vietnamese', /[\u01A0\u01A1\u01AF\u01B0\u1EA0-\u1EF1\u20AB]/);
export const cyrillic = commissioner('cyrillic', /[ \u0400-\u045F\u0490\u0491]/);
const cyrillicExtended = commissioner('cyrillic-ext', /[\u0460-\u048F\u0492-\u052F]/);

/** Returns the file of Noto Sans for a script, whether its package is installed or not. */
export function notoOf(script: string): (Script & { readonly pinned: string }) | undefined {
  const name = notoNames[script];
  if (!name) return undefined;
  const id = `noto-sans-${name}`;
  return {
    name,
    file: `@fontsource-variable/${id}/files/${id}-${name}-wght-normal.woff2`,
    pinned: `@fontsource-variable/${id}@5.3.0`,
    // The name in src/site/ui/globalStyles.ts.
    family: script === 'Thai' ? 'Noto Sans Thai' : 'Noto Sans',
    // Digits and punctuation of the script, too, which other scripts share.
    letters: new RegExp(`\\p{Script_Extensions=${script}}`, 'u'),
    isJoined: script !== 'Thai',
    // Commissioner's metrics, so that labels and underlines are where they are in other languages.
    metrics: ';ascent-override:101.7%;descent-override:20.6%',
    axes: { wght: { min: 400, max: 700 } },
  };
}

/** By script, the packages of Noto Sans as variable fonts that npm has. */
const notoNames: Readonly<Partial<Record<string, string>>> = {
  Arab: 'arabic',
  Armn: 'armenian',
  Beng: 'bengali',
  Deva: 'devanagari',
  Ethi: 'ethiopic',
  Geor: 'georgian',
  Hebr: 'hebrew',
  Khmr: 'khmer',
  Knda: 'kannada',
  Orya: 'oriya',
  Sinh: 'sinhala',
  Taml: 'tamil',
  Telu: 'telugu',
  Thaa: 'thaana',
  Thai: 'thai',
};

/**
 * Returns the typeface of the social cards in Chinese, Japanese or Korean, whether its package is installed or not; undefined
 * for another script. Its letters are too many for a page, which is in a font of the reader's system.
 */
export function ideographicFontOf(script: string): ReturnType<typeof notoCjk> | undefined {
  return {
    Hans: notoCjk('sc', 'chinese-simplified', /[\p{Script=Han}\u3000-\u303F\uFF00-\uFFEF]/u),
    Hant: notoCjk('tc', 'chinese-traditional', /\p{Script=Han}/u),
    Jpan: notoCjk('jp', 'japanese', /[\p{Script=Han}\u3000-\u30FF\uFF00-\uFFEF]/u),
    Kore: notoCjk('kr', 'korean', /\p{Script=Hangul}/u),
  }[script];
}

/** The punctuation of East Asia, which the files for Traditional Chinese and Korean do not have: ，！（）。 */
export const ideographicPunctuation = notoCjk('sc', 'chinese-simplified', /[\u3000-\u303F\uFF00-\uFFEF]/);

/** Returns a package of Noto Sans that has its letters in one file. */
function notoCjk(suffix: string, name: string, letters: RegExp) {
  const id = `noto-sans-${suffix}`;
  return {
    letters,
    file: (weight: 400 | 600 | 700) => `@fontsource/${id}/files/${id}-${name}-${weight}-normal.woff2`,
    pinned: `@fontsource/${id}@5.3.0`,
  };
}
