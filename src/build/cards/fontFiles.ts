import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A slice of a font package, with the letters it is for. */
export interface FontFile {
  readonly file: string;
  /** Whether it has the axis of flared ends, which headings wear. */
  readonly flared: boolean;
  has(codePoint: number): boolean;
}

const packages = [
  { name: 'commissioner', slices: ['latin', 'latin-ext', 'greek', 'cyrillic'], axis: 'flar' },
  { name: 'noto-sans-thai', slices: ['thai'], axis: 'wght' },
  // Chinese comes in a hundred slices, numbered
  { name: 'noto-sans-sc', slices: undefined, axis: 'wght' },
] as const;

/** The fonts of the social cards, best first: the site's own, and one for Chinese, which the site leaves to its readers. */
export function fontFiles(root: string): FontFile[] {
  return packages.flatMap(({ name, slices, axis }) => {
    const folder = `node_modules/@fontsource-variable/${name}`;
    const ranges: Record<string, string> = JSON.parse(readFileSync(path.join(root, folder, 'unicode.json'), 'utf8'));
    const wanted = slices ?? Object.keys(ranges).filter((slice) => slice.startsWith('['));
    return wanted.map((slice) => {
      const spans = spansOf(ranges[slice] ?? '');
      return {
        file: `${folder}/files/${name}-${slice.replace(/[[\]]/g, '')}-${axis}-normal.woff2`,
        flared: axis === 'flar',
        has: (point) => spans.some(([first, last]) => first <= point && point <= last),
      };
    });
  });
}

/** The spans of a CSS unicode-range: U+20-7E,U+A3. */
function spansOf(range: string): [number, number][] {
  return range.split(',').map((part) => {
    const [first = '', last = first] = part.trim().replace('U+', '').split('-');
    return [parseInt(first, 16), parseInt(last, 16)];
  });
}
