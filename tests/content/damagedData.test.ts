/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { checkSource } from '../../src/content/checkProject';
import { datasetRules } from '../../src/content/data/datasetRules';
import type { Project } from '../../src/content/project';
import { screenData } from '../../src/build/screenData';
import { readProject, routesOf } from '../../src/build/readProject';
import { frozen } from './copy';

/**
 * A machine damages each dataset, facts.json, front matter and table of strings in each way that JSON allows, one place of
 * each shape: another name, an entry gone, an entry twice, a field gone, a list without entries. Either the check names it,
 * or it is free: what somebody may write as they like. Then the data of every page can still be made, and are whole.
 */
const pages = [
  ...['features/qms', 'courses/hr', 'lessons/allergens', 'outlines/hr/right-to-work-checks'],
  'pages/privacy-policy',
].map((page) => `content/${page}`);
const files = [
  ...Object.keys(datasetRules).map((name) => `content/data/${name}.json`),
  ...pages.map((page) => `${page}/facts.json`).filter((file) => existsSync(path.join(frozen, file))),
  ...pages.map((page) => `${page}/en.mdx`),
  ...['home', 'partners', 'specialist', 'sectors', 'roles'].map((namespace) => `locales/en/${namespace}.json`),
];

/** Where any words, address or choice of a list may stand, and what may be left out. */
const free: Readonly<Record<string, RegExp>> = {
  'content/data/languages.json': /./,
  'content/data/topics.json': /^remove .*\.1$|^twice|^swap/,
  'content/data/partners.json': /^change \*\.(name|url|hue|category)|^(remove|twice) \*$/,
  'content/data/integrations.json': /^change \*\.(category|icon)|^remove \*\.link/,
  'content/data/claims.json': /^change .*\.(source|why|text)|figures|unproven/,
  'content/data/included.json': /^remove .*\.link/,
  'content/data/roles.json': /^remove .*\.courses\.\*$/,
  'content/data/redirects.json': /^empty $/,
  'content/features/qms/facts.json': /^change sources\./,
};
const isFree = (file: string, what: string) => {
  if (file.startsWith('locales/')) return what.startsWith('change');
  if (file.endsWith('.mdx')) return /^change (title|heading|summary)$|keywords/.test(what);
  return free[file]?.test(what) ?? false;
};

interface Damage {
  readonly what: string;
  readonly text: string;
}

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** The damages of a file: of a page, those of its front matter, which JSON is as well. */
function damagesIn(file: string, text: string): Damage[] {
  if (!file.endsWith('.mdx')) return damagesOf(text);
  const [, frontMatter = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? [];
  return damagesOf(JSON.stringify(parse(frontMatter))).map((damage) => ({
    ...damage,
    text: `---\n${damage.text}---\n${body}`,
  }));
}

/** The first place of each shape, where the steps in lists do not count. */
function damagesOf(text: string): Damage[] {
  const root: Json = JSON.parse(text);
  const damages = new Map<string, string>();
  const add = (
    what: string,
    steps: readonly (string | number)[],
    how: (holder: Json, key: string | number) => void,
  ) => {
    // Keys of strings are alike after their first word.
    const names = steps.map((step) => (typeof step === 'number' ? '*' : step.replace(/\..*/, '.*')));
    const shape = `${what} ${names.join('.')}`;
    if (damages.has(shape)) return;
    const copy: { root: Json } = { root: JSON.parse(text) };
    let holder: Json = copy;
    const all = ['root', ...steps];
    for (const step of all.slice(0, -1)) holder = (holder as Record<string | number, Json>)[step] ?? null;
    how(holder, all.at(-1) ?? '');
    damages.set(shape, JSON.stringify(copy.root, null, 2));
  };
  const set = (value: Json) => (holder: Json, key: string | number) => {
    (holder as Record<string | number, Json>)[key] = value;
  };
  const walk = (value: Json, steps: readonly (string | number)[]): void => {
    if (steps.length > 0)
      add('remove', steps, (holder, key) => {
        if (Array.isArray(holder)) holder.splice(Number(key), 1);
        else if (holder && typeof holder === 'object') Reflect.deleteProperty(holder, key);
      });
    if (typeof value === 'string') add('change', steps, set('nobody'));
    if (typeof value === 'string') add('empty', steps, set(''));
    if (Array.isArray(value)) {
      add('empty', steps, set([]));
      const [first] = value;
      if (first !== undefined) add('twice', steps, set([first, ...value]));
      value.forEach((entry, index) => walk(entry, [...steps, index]));
    } else if (value && typeof value === 'object')
      for (const [key, entry] of Object.entries(value)) walk(entry, [...steps, key]);
  };
  walk(root, []);
  return [...damages].map(([what, damaged]) => ({ what, text: `${damaged}\n` }));
}

const words = expect.stringMatching(/\w/);
const wholePage = { title: words, heading: words, description: words };

let whole: readonly string[];
beforeAll(async () => {
  whole = found(await readProject(frozen, []));
});

const found = (project: Project) => checkSource(project).map(({ file, found: words }) => `${file} ${words}`);

test.each(files)('%s: each damage is named, or every page can still be made', async (file) => {
  const silent: string[] = [];
  for (const { what, text } of damagesIn(file, readFileSync(path.join(frozen, file), 'utf8'))) {
    const project = await readProject(frozen, [], { [file]: text });
    if (found(project).some((problem) => !whole.includes(problem))) continue;
    if (!isFree(file, what)) silent.push(what);
    for (const route of routesOf(project)) {
      const data = screenData(project, route, 'en', 'en');
      if ('page' in data) expect([what, data.page]).toEqual([what, expect.objectContaining(wholePage)]);
    }
  }
  expect(silent).toEqual([]);
});
