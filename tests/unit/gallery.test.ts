/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { vocabulary } from '../../src/content/mdx/vocabulary';

const gallery = filesIn('tests/gallery')
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

/** Nothing of these is to be seen: the shell itself and what it writes into the head. */
const unseen = ['src/site/shell/PageShell.tsx', 'src/site/shell/head/PageHead.tsx', 'src/site/shell/head/StructuredData.tsx'];

test('every part, every picture and every component of MDX has its place in the gallery', () => {
  const parts = ['src/site/ui', 'src/site/shell']
    .flatMap(filesIn)
    .filter((file) => file.endsWith('.tsx') && !unseen.includes(file));
  const pictures = filesIn('src/site/scenes')
    .map((file) => path.basename(file, '.tsx'))
    .filter((name) => /(Scene|Art|Mark|Stones)$/.test(name));
  const components = Object.keys(vocabulary).map((name) => `<${name}>`);
  expect(parts.length).toBeGreaterThan(50);
  expect([...parts, ...pictures, ...components].filter((part) => !gallery.includes(part))).toEqual([]);
});

test('the files that the gallery names exist', () => {
  const named = gallery.match(/\b(?:src|tests|static|content)\/[\w/-]+\.\w+/g) ?? [];
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter((file) => !existsSync(file))).toEqual([]);
});

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => path.extname(name) !== '')
    .map((name) => path.posix.join(folder, name));
}
