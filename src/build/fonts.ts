import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';
import { brand } from '../brand';
import type { Language } from '../model/datasets';
import type { TreeNode } from '../model/mdx/tree';
import type { Project } from '../model/project';

/** What a page in a language needs of fonts: the one to preload, and the rules that name them all. */
export interface FontStyles {
  readonly preload: string | undefined;
  readonly css: string;
}

interface Script {
  readonly name: string;
  readonly file: string;
  readonly family: 'Commissioner' | 'Noto Sans Thai';
  readonly letters: RegExp;
  readonly axes: Readonly<Record<string, { min: number; max: number } | number>> & {
    readonly wght: { min: number; max: number };
  };
}

const commissioner = '@fontsource-variable/commissioner/files/commissioner';
const commissionerAxes = { wght: { min: 400, max: 720 }, FLAR: { min: 0, max: 100 } };
/** The files the letters of our languages come from. Chinese is set in the reader's own fonts (design.md, Fonts). */
const scripts: readonly Script[] = [
  {
    name: 'latin',
    file: `${commissioner}-latin-flar-normal.woff2`,
    family: 'Commissioner',
    letters: /[\u0020-\u00FF\u2010-\u2026\u20AC\u2122\u2190-\u2193\u2212]/,
    axes: commissionerAxes,
  },
  {
    name: 'latin-ext',
    file: `${commissioner}-latin-ext-flar-normal.woff2`,
    family: 'Commissioner',
    letters: /[\u0100-\u024F\u1E00-\u1EFF]/,
    axes: commissionerAxes,
  },
  {
    name: 'greek',
    file: `${commissioner}-greek-flar-normal.woff2`,
    family: 'Commissioner',
    letters: /[\u0370-\u03FF]/,
    axes: commissionerAxes,
  },
  {
    name: 'cyrillic',
    file: `${commissioner}-cyrillic-flar-normal.woff2`,
    family: 'Commissioner',
    letters: /[\u0400-\u045F\u0490\u0491]/,
    axes: commissionerAxes,
  },
  {
    name: 'thai',
    file: '@fontsource-variable/noto-sans-thai/files/noto-sans-thai-thai-wght-normal.woff2',
    family: 'Noto Sans Thai',
    letters: /[\u0E00-\u0E7F]/,
    axes: { wght: { min: 400, max: 720 } },
  },
];

/** Which script's file a language's page is preloaded with, where that is not Latin: none for the reader's own Chinese. */
const mainScript: Readonly<Record<string, string | undefined>> = {
  el: 'greek',
  uk: 'cyrillic',
  th: 'thai',
  zh: undefined,
};

/** What a page needs whatever its words are. */
const always = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 .,;:!?\'"()&%-–…’/@+×£©\u00A0';
/**
 * What stands in few places (names of languages) or is only typed by readers: a file of its own, which a browser loads
 * where such a letter occurs. The first file is 8 KiB smaller for it, which is a round trip before the first text.
 */
const seldom = '#$*<=>[\\]^_`{|}~°·•«»‹›„‚“”‘—€→';

/** What shaping does with plain text. Without the list, each small capital, fraction and alternate comes along: 3 KiB a page. */
const layoutFeatures = ['calt', 'ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rlig', 'tnum'];

const manifestFile = '.cache/camre/fonts.json';

/**
 * Writes a subset of the typeface for each language under `public/fonts`, with the letters that occur in its words, and
 * the styles that name them. Files are fingerprinted and made again only when the letters change.
 */
export async function writeFonts(root: string, project: Project, languages: readonly Language[]): Promise<void> {
  const folder = path.join(root, 'public/fonts');
  mkdirSync(folder, { recursive: true });
  mkdirSync(path.join(root, path.dirname(manifestFile)), { recursive: true });
  const written = new Set<string>();
  const manifest: Record<string, FontStyles> = {};
  for (const { code } of languages) {
    const used = new Set([...always, ...lettersOf(project, code)]);
    const rest = new Set([...seldom, ...namesOf(project)].filter((letter) => !used.has(letter)));
    const faces: { url: string; css: string; script: string }[] = [];
    const main = code in mainScript ? mainScript[code] : 'latin';
    for (const letterSet of [used, rest])
      for (const script of scriptsFor(main)) {
        const letters = [...letterSet]
          .filter((letter) => script.letters.test(letter))
          .sort()
          .join('');
        if (letters === '') continue;
        const file = await writeSubset(root, folder, script, letters);
        written.add(file);
        faces.push({ url: `/fonts/${file}`, script: script.name, css: fontFace(script, `/fonts/${file}`, letters) });
      }
    const preload = faces.find(({ script }) => script === main)?.url;
    manifest[code] = { preload, css: [...faces.map(({ css }) => css), fallbackFace].join('') };
  }
  for (const file of readdirSync(folder)) if (!written.has(file)) rmSync(path.join(folder, file));
  writeFileSync(path.join(root, manifestFile), JSON.stringify(manifest));
}

/** Latin letters that only stand among others, in names and figures, do without the flare of headings: 6 KiB of 22. */
function scriptsFor(main: string | undefined): readonly Script[] {
  return scripts.map((script) =>
    script.name === 'latin' && main !== 'latin' ? { ...script, axes: { ...script.axes, FLAR: 0 } } : script,
  );
}

/** The fonts that the last `writeFonts` made, by language. */
export function readFontStyles(root: string): Record<string, FontStyles> {
  return JSON.parse(readFileSync(path.join(root, manifestFile), 'utf8'));
}

async function writeSubset(root: string, folder: string, script: Script, letters: string): Promise<string> {
  const source = readFileSync(path.join(root, 'node_modules', script.file));
  const settings = { variationAxes: script.axes, keepFeatures: layoutFeatures };
  const recipe = createHash('sha256').update(source).update(letters).update(JSON.stringify(settings)).digest('hex');
  const name = `${script.family.toLowerCase().replace(/ /g, '-')}-${script.name}.${recipe.slice(0, 8)}.woff2`;
  if (!existsSync(path.join(folder, name)))
    writeFileSync(path.join(folder, name), await subsetFont(source, letters, { targetFormat: 'woff2', ...settings }));
  return name;
}

/** The letters of a language’s words as readers see them, in capitals and taken apart: without keys, placeholders and markup. */
function lettersOf(project: Project, language: string): string {
  const strings = Object.values(project.strings[language] ?? {}).flatMap(({ value }) => Object.values(value ?? {}));
  const pages = project.pages
    .filter((page) => page.language === language)
    .flatMap((page) => [...Object.values(page.frontMatter ?? {}), ...textsOf(page.tree)]);
  const words = [...strings, ...pages, ...Object.values(brand)]
    .join('')
    .replace(/\{\{.*?\}\}|<[^>]*>/g, '')
    .replace(seldomInWords, '');
  const letters = [...new Set(words)].join('');
  // Capitals depend on what stands around a letter. A browser draws ำ out of its parts, U+0E4D and า: without them it
  // would take the whole syllable from another face.
  return letters + [...new Set(words.toLocaleUpperCase(language))].join('') + letters.normalize('NFKD');
}

/** Quotation marks are in words as often as letters are. */
const seldomInWords = new RegExp(`[${seldom.replace(/[“”‘„«»]/g, '').replace(/[\\\]^]/g, '\\$&')}]`, 'g');

function textsOf(nodes: readonly TreeNode[]): string[] {
  return nodes.flatMap((node) =>
    typeof node === 'string' ? [node] : [...Object.values(node.props ?? {}), ...textsOf(node.children ?? [])],
  );
}

/** Names of languages in Latin letters are set whole; those in other scripts are left to the reader's fonts. */
function namesOf(project: Project): string {
  return project.languages
    .map(({ name }) => name)
    .filter((name) => /^[\u0020-\u024F]+$/.test(name))
    .join('');
}

function fontFace({ family, axes }: Script, url: string, letters: string): string {
  const weights = `${axes.wght.min} ${axes.wght.max}`;
  return `@font-face{font-family:"${family}";font-style:normal;font-display:swap;font-weight:${weights};src:url(${url}) format("woff2");unicode-range:${unicodeRange(letters)}}`;
}

/** Code points as the ranges of CSS: U+20-7E,U+A3. */
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
 * Arial and its metric twins drawn to Commissioner's measure, so that nothing moves when the font arrives. Measured on
 * English and Welsh text: mean advance 0.456 em against Arial's 0.452, in bold 0.467 against 0.487; ascent 1.017, descent
 * 0.206.
 */
const fallbackFace = [
  fallback('400 599', ['Arial', 'Liberation Sans'], 1.008),
  fallback('600 760', ['Arial Bold', 'Liberation Sans Bold'], 0.959),
].join('');

function fallback(weights: string, names: readonly string[], scale: number): string {
  const percent = (share: number) => `${(share * 100).toFixed(1)}%`;
  const metrics = `size-adjust:${percent(scale)};ascent-override:${percent(1.017 / scale)};descent-override:${percent(0.206 / scale)};line-gap-override:0%`;
  return `@font-face{font-family:"Commissioner Fallback";font-weight:${weights};src:${names.map((name) => `local("${name}")`).join()};${metrics}}`;
}
