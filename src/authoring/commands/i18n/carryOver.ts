import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import path from 'node:path';
import { fixEncoding } from '../../../content/files/encoding';
import { git } from '../../../content/files/git';
import { withEntries } from '../../../content/files/jsonFile';
import { replaceIfChanged } from '../../../content/files/writeFiles';
import { pageName, pagePath, parsePageName } from '../../../content/pages/contentKinds';
import { splitPlural } from '../../../content/strings/plurals';

type Table = Readonly<Record<string, string>>;

/**
 * After a merge, carries what was done under a name to the name that it has now: a key whose English is under another key, a page
 * whose address leads to a page of the same kind. Where both names have new words, neither is touched: the check names the old
 * one.
 */
export function carryOver(root: string): void {
  const base = baseOf(root);
  if (base === undefined) return;
  const keys = renamedKeys(root, base);
  const pages = movedPages(root);
  const codes = namesIn(root, 'locales/*/common.json', /^locales\/([\w-]+)\/common/gm).filter(
    (code) => code !== 'meta',
  );
  for (const [from, to] of pages)
    for (const code of codes) {
      const [old = '', now = ''] = [from, to].map((page) => path.join(root, `content/${page}/${code}.mdx`));
      if (code === 'en' || !existsSync(old) || existsSync(now)) continue;
      mkdirSync(path.dirname(now), { recursive: true });
      renameSync(old, now);
    }
  const nameNow = (id: string) => {
    const [name = '', hash] = id.split('#');
    const page = pages.get(name);
    return keys.get(id) ?? (page && [page, hash].filter(Boolean).join('#'));
  };
  for (const code of codes) {
    for (const namespace of new Set([...keys.keys()].map((id) => id.split(':')[0] ?? '')))
      carryIn(root, `locales/${code}/${namespace}.json`, (key) => keys.get(`${namespace}:${key}`)?.split(':')[1], base);
    carryIn(root, `locales/pins/${code}.json`, nameNow, base);
  }
}

/** Returns the commit that both sides come from: of the merge that git is in, or of the last commit where that is a merge. */
function baseOf(root: string): string | undefined {
  for (const sides of [
    ['HEAD', 'MERGE_HEAD'],
    ['HEAD^1', 'HEAD^2'],
  ]) {
    const answer = git(root, ['merge-base', ...sides]);
    if ('text' in answer) return answer.text.trim();
  }
  return undefined;
}

function carryIn(root: string, file: string, nameNow: (key: string) => string | undefined, base: string): void {
  const [table, before] = [tableNow(root, file), tableThen(root, file, base)];
  const changes: Record<string, string | undefined> = {};
  for (const [key, text] of Object.entries(table)) {
    const now = nameNow(key);
    if (now === undefined) continue;
    const [own, old] = [table[now], before[key]];
    if (own === undefined || own === old) changes[now] = JSON.stringify(text);
    else if (text !== old && text !== own) continue;
    changes[key] = undefined;
  }
  if (Object.keys(changes).length > 0)
    replaceIfChanged(root, file, withEntries(readFileSync(path.join(root, file), 'utf8'), changes));
}

/** Returns by old name the name of each key that has another one now: its English is that of one key that is new. */
function renamedKeys(root: string, base: string): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const namespace of namesIn(root, 'locales/en/*.json', /\/(\w+)\.json$/gm)) {
    const file = `locales/en/${namespace}.json`;
    const [now, before] = [tableNow(root, file), tableThen(root, file, base)];
    const added = Object.keys(now).filter((key) => before[key] === undefined);
    for (const [key, text] of Object.entries(before)) {
      const [same, ...others] = added.filter((one) => now[one] === text);
      if (now[key] !== undefined || same === undefined || others.length > 0) continue;
      const [from, to] = [splitPlural(key), splitPlural(same)];
      names.set(`${namespace}:${key}`, `${namespace}:${same}`);
      // Other languages have more plural forms.
      if (from.category && to.category)
        for (const form of ['zero', 'one', 'two', 'few', 'many'])
          names.set(`${namespace}:${from.base}_${form}`, `${namespace}:${to.base}_${form}`);
    }
  }
  return names;
}

/** Returns the pages that have moved, each with the page that its address leads to now. */
function movedPages(root: string): ReadonlyMap<string, string> {
  const redirects: unknown = JSON.parse(textNow(root, 'content/data/redirects.json') ?? '[]');
  const names = namesIn(root, 'content/*.mdx', /^content\/(.+)\/[\w-]+\.mdx$/gm);
  const pages = names.flatMap((name) => parsePageName(name) ?? []);
  const isThere = (page: (typeof pages)[number]) => existsSync(path.join(root, `content/${pageName(page)}/en.mdx`));
  return new Map(
    pages.flatMap((page) => {
      const all: readonly { from: unknown; to: unknown }[] = Array.isArray(redirects) ? redirects : [];
      const to = isThere(page) ? undefined : all.find(({ from }) => from === pagePath(page))?.to;
      const target = pages.find((one) => one.kind === page.kind && pagePath(one) === to && isThere(one));
      return target ? [[pageName(page), pageName(target)] as const] : [];
    }),
  );
}

/** Returns what a pattern finds in the names of files that git knows, each once. */
function namesIn(root: string, files: string, name: RegExp): string[] {
  const answer = git(root, ['ls-files', '--', files]);
  return 'text' in answer ? [...new Set([...answer.text.matchAll(name)].map(([, part = '']) => part))] : [];
}

/** Returns the text of a file; undefined where it is not there. */
export function textNow(root: string, file: string): string | undefined {
  const place = path.join(root, file);
  return existsSync(place) ? readFileSync(place, 'utf8') : undefined;
}

function tableNow(root: string, file: string): Table {
  return tableOf(textNow(root, file));
}

function tableThen(root: string, file: string, commit: string): Table {
  const answer = git(root, ['show', `${commit}:./${file}`]);
  return tableOf('text' in answer ? answer.text : undefined);
}

/** Returns a table of texts; an empty one where it cannot be read, as while a conflict is in it. */
function tableOf(text = '{}'): Table {
  try {
    const value: unknown = JSON.parse(fixEncoding(text));
    const isText = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === 'string';
    return Object.fromEntries(Object.entries(Object(value)).filter(isText));
  } catch {
    return {};
  }
}
