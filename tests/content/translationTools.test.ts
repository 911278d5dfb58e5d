import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { commands } from '../../src/authoring/commands/i18n';
import languages from '../../content/data/languages.json';
import { root } from './copy';

const codes = languages.map(({ code }) => code).filter((code) => code !== 'en');
const files = ['content', 'locales'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `/${folder}/${file}`),
);

/** Whether a file has a pattern of CODEOWNERS or Crowdin, in which `**` is any folders and `*` a part of a name. */
function matches(file: string, pattern: string): boolean {
  const source = pattern
    .replace(/[.+]/g, '\\$&')
    .replace(/\*\*\/|\*/g, (stars) => (stars === '*' ? '[^/]*' : '(?:.*/)?'))
    .replace(/\/$/, '/.*');
  return new RegExp(`^${source}$`).test(file);
}

test('every file of every language has the owners of its language, and no other file has owners', () => {
  const lines = readFileSync(path.join(root, '.github/CODEOWNERS'), 'utf8').split('\n');
  const rules = lines.filter((line) => /^[^#]/.test(line)).map((line) => line.split(/\s+/));
  for (const file of files.filter((name) => /\.\w+$/.test(name))) {
    const [, language] =
      /^\/locales\/(?:glossary|search|pins|style)\/([\w-]+)\./.exec(file) ??
      /^\/locales\/([\w-]+)\/[^/]+$/.exec(file) ??
      /\/([\w-]+)\.mdx$/.exec(file) ??
      [];
    const owners = rules.filter(([pattern = '']) => matches(file, pattern)).map(([, owner]) => owner);
    const expected = language && codes.includes(language) ? [`@camre/translators-${language}`] : [];
    expect({ file, owners }).toEqual({ file, owners: expected });
  }
});

test('crowdin.yml finds every table of strings, and writes every language where the site reads it', () => {
  const place = '.github/crowdin.yml';
  const settings = parse(readFileSync(path.join(root, place), 'utf8'));
  expect(path.resolve(root, path.dirname(place), settings.base_path)).toBe(root);
  const [{ source, translation, languages_mapping: mapping }] = settings.files;
  const english = files.filter((file) => matches(file, source));
  expect(english).toEqual(files.filter((file) => /^\/locales\/en\/.*\.json$/.test(file)));
  const named: Record<string, string> = mapping.locale;
  expect(Object.values(named).sort()).toEqual([...codes].sort());
  for (const code of codes) {
    const written = english.map((file) =>
      translation.replace('%locale%', code).replace('%original_file_name%', path.basename(file)),
    );
    const translated = files.filter((file) => new RegExp(`^/locales/${code}/.*\\.json$`).test(file));
    expect(written).toEqual(expect.arrayContaining(translated));
  }
});

test('every command that TRANSLATING.md names exists', () => {
  const guide = readFileSync(path.join(root, 'locales/TRANSLATING.md'), 'utf8');
  const named = [...guide.matchAll(/npm run i18n --\s+([a-z]+)/g)].map(([, name]) => name);
  expect(named.length).toBeGreaterThan(0);
  expect(Object.keys(commands)).toEqual(expect.arrayContaining(named));
});
