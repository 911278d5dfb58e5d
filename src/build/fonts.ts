import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';
import { brand } from '../site/brand';
import type { Language } from '../content/data/datasets';
import type { Project } from '../content/project';
import { installedNotos, scriptsOf, type Script } from './typefaces';
import { textsIn } from './wordBreaks';

/** Letters that every page needs. */
const always = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 .,;:!?()&%-–…’·/+×£©\u00A0';
/**
 * Letters that only readers type, and that of email addresses. They have a file of their own, which a browser loads where
 * one occurs: the main file without them is 9 KiB smaller, and fits the round trips that bring the HTML of the home page.
 */
const rare = '"#$\'*<=>@[\\]^_`{|}~°•«»‹›„‚“”‘—€→';

/** The OpenType features that text needs. Small capitals, fractions, ligatures and alternates would take 4 KiB a page. */
const layoutFeatures = ['ccmp', 'kern', 'locl', 'mark', 'mkmk', 'rlig', 'tnum'];

/** The fonts that `writeFonts` wrote, by language: the one to preload, and the `@font-face` rules of all. */
export const writtenFonts: Record<string, { readonly preload: string | undefined; readonly css: string }> = {};

/**
 * Writes a subset of the typeface for each language under `public/fonts`, with the letters that occur in its words, and
 * sets `writtenFonts`. A file has a hash in its name and is made again only when the letters change.
 */
export async function writeFonts(root: string, project: Project, languages: readonly Language[]): Promise<void> {
  const folder = path.join(root, 'public/fonts');
  mkdirSync(folder, { recursive: true });
  const written = new Set<string>();
  const namesOfLanguages = project.languages.map(({ name }) => name).join('');
  for (const { code } of languages) {
    const faces: FontFace[] = [];
    const scripts = scriptsOf(root, code);
    // Names of languages in scripts that the page's typeface and most systems lack.
    const names = scripts[0] ? installedNotos(root).filter(({ name }) => name !== scripts[0]?.name) : [];
    const ofNames = names.map((script) => [script, namesOfLanguages] as const);
    const used = new Set(always + lettersOfWords(project, code));
    const rest = [...new Set(rare + namesOfLanguages)].filter((letter) => !used.has(letter));
    for (const [script, letterSet] of [...filesOf(scripts, [...used], rest), ...ofNames]) {
      const letters = [...letterSet]
        .filter((letter) => script.letters.test(letter))
        .sort()
        .join('');
      if (letters === '') continue;
      const file = await writeSubset(root, folder, script, letters);
      written.add(file);
      faces.push({ script, letters, url: `/fonts/${file}` });
    }
    const hasCommissioner = faces.some(({ script }) => script.family === 'Commissioner');
    const rules = [...faces.map(fontFace), ...(hasCommissioner ? fallbackFaces : [])];
    writtenFonts[code] = { preload: faces[0]?.url, css: rules.join('') };
  }
  for (const file of readdirSync(folder)) if (!written.has(file)) rmSync(path.join(folder, file));
}

async function writeSubset(root: string, folder: string, script: Script, letters: string): Promise<string> {
  const source = readFileSync(path.join(root, 'node_modules', script.file));
  const settings = { variationAxes: script.axes, ...(!script.isJoined && { keepFeatures: layoutFeatures }) };
  const hash = createHash('sha256').update(source).update(letters).update(JSON.stringify(settings)).digest('hex');
  const name = `${script.family.toLowerCase().replace(/ /g, '-')}-${script.name}.${hash.slice(0, 8)}.woff2`;
  if (!existsSync(path.join(folder, name)))
    writeFileSync(path.join(folder, name), await subsetFont(source, letters, { targetFormat: 'woff2', ...settings }));
  return name;
}

/** Returns the files of a language with their letters: `rest`, which only readers type or names of other languages have, has its own. */
function filesOf([main, ...others]: readonly Script[], used: readonly string[], rest: readonly string[]) {
  if (!main) return [];
  return [[main, used], ...others.map((script) => [script, [...used, ...rest]] as const), [main, rest]] as const;
}

/** Returns the letters of a language's words, without keys and markup: as they are, capital and decomposed. */
function lettersOfWords(project: Project, language: string): string {
  const strings = Object.values(project.strings[language] ?? {}).map(({ value }) => value);
  const pages = project.pages.filter((page) => page.language === language);
  const words = textsIn([strings, pages.map(({ frontMatter, tree }) => [frontMatter, tree]), brand])
    .join('')
    .replace(/\{\{.*?\}\}|<[^>]*>/g, '')
    .replace(rareInWords, '');
  const letters = [...new Set(words)].join('');
  // Capitals depend on the letters around them. A browser draws ำ out of its parts, U+0E4D and า: without them it
  // would take the whole syllable from another face.
  return letters + [...new Set(words.toLocaleUpperCase(language))].join('') + letters.normalize('NFKD');
}

/** Quotation marks are in words as often as letters are. */
const rareInWords = new RegExp(`[${rare.replace(/[“”‘„«»]/g, '').replace(/[\\\]^]/g, '\\$&')}]`, 'g');

interface FontFace {
  readonly script: Script;
  readonly letters: string;
  readonly url: string;
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
