import { existsSync, readFileSync, mkdirSync, renameSync } from 'node:fs';
import path from 'node:path';
import { fixEncoding } from '../../../content/files/encoding';
import { git, gitBlobs } from '../../../content/files/git';
import { withEntries } from '../../../content/files/jsonEntries';
import { replaceIfChanged } from '../../../content/files/writeFiles';
import { parseContentPage } from '../../../content/pages/contentPage';
import { pageName, pagePath, parsePageName, type PageName } from '../../../content/pages/contentKinds';
import { englishFor } from '../../../content/strings/strings';
import { splitPlural } from '../../../content/strings/plurals';

type Table = Readonly<Record<string, string>>;

/** The two sides of a merge and what they come from, as commits. */
export interface Sides {
  readonly base: string;
  readonly sides: readonly string[];
}

/** Returns the sides of the merge that git is in, or of the last commit where that is a merge. */
export function sidesOf(root: string): Sides | undefined {
  const commitOf = (name: string) => {
    const answer = git(root, ['rev-parse', '--verify', '--quiet', name]);
    return 'text' in answer ? answer.text.trim() : undefined;
  };
  const merging = commitOf('MERGE_HEAD');
  const [ours, theirs] = merging ? [commitOf('HEAD'), merging] : [commitOf('HEAD^1'), commitOf('HEAD^2')];
  const base = ours && theirs ? git(root, ['merge-base', ours, theirs]) : undefined;
  return ours && theirs && base && 'text' in base ? { base: base.text.trim(), sides: [ours, theirs] } : undefined;
}

/** Returns the texts of the files of a commit, by path. */
function filesAt(root: string, commit: string): (file: string) => string | undefined {
  const answer = git(root, ['ls-tree', '-r', '-z', commit, '--', 'content', 'locales']);
  const lines = 'text' in answer ? answer.text.split('\0') : [];
  const hashes = new Map(lines.map((line) => [line.split('\t')[1] ?? '', line.split(/[ \t]/)[2] ?? '']));
  return (file) => {
    const hash = hashes.get(file);
    return hash === undefined ? undefined : gitBlobs(root, [hash]).get(hash);
  };
}

/**
 * Carries what was done under a name to the name that it has now: a key whose English is under another key, a page whose
 * address leads to a page of the same kind. Where both names have new words, neither is touched: the check names the old one.
 */
export function carryOver(root: string, { base }: Sides): void {
  const then = filesAt(root, base);
  const keys = renamedKeys(root, then);
  const moved = movedPages(root);
  const codes = languagesIn(root);
  for (const [from, to] of moved)
    for (const code of codes) {
      const [old, now] = [from, to].map((page) => path.join(root, `content/${pageName(page)}/${code}.mdx`));
      if (!old || !now || code === 'en' || !existsSync(old) || existsSync(now)) continue;
      mkdirSync(path.dirname(now), { recursive: true });
      renameSync(old, now);
    }
  const nameNow = (id: string) => {
    const [name = '', hash] = id.split('#');
    const page = [...moved].find(([from]) => pageName(from) === name)?.[1];
    return keys.get(id) ?? (page ? [pageName(page), ...(hash ? [hash] : [])].join('#') : undefined);
  };
  for (const code of codes) {
    for (const namespace of new Set([...keys.keys()].map((id) => id.split(':')[0] ?? '')))
      carryIn(root, `locales/${code}/${namespace}.json`, (key) => keys.get(`${namespace}:${key}`)?.split(':')[1], then);
    carryIn(root, `locales/pins/${code}.json`, nameNow, then);
  }
}

function carryIn(
  root: string,
  file: string,
  nameNow: (key: string) => string | undefined,
  then: (file: string) => string | undefined,
): void {
  const [table, before] = [tableOf(readIfThere(root, file)), tableOf(then(file)) ?? {}];
  if (!table) return;
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
    replaceIfChanged(root, file, withEntries(readIfThere(root, file) ?? '{}', changes));
}

/** Returns by old name the name of each key that has another one now: its English is that of one key that is new. */
function renamedKeys(root: string, then: (file: string) => string | undefined): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const namespace of namespacesIn(root)) {
    const file = `locales/en/${namespace}.json`;
    const [now, before] = [tableOf(readIfThere(root, file)) ?? {}, tableOf(then(file)) ?? {}];
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
function movedPages(root: string): ReadonlyMap<PageName, PageName> {
  const redirects: unknown = JSON.parse(readIfThere(root, 'content/data/redirects.json') ?? '[]');
  const isOf = (page: PageName) => (address: unknown) => pagePath(page) === address;
  const answer = git(root, ['ls-files', '--', 'content/*.mdx']);
  const files = 'text' in answer ? answer.text.split('\n') : [];
  const names = new Set(files.flatMap((file) => /^content\/(.+)\/[\w-]+\.mdx$/.exec(file)?.[1] ?? []));
  const pages = [...names].flatMap((name) => parsePageName(name) ?? []);
  const isThere = (page: PageName) => existsSync(path.join(root, `content/${pageName(page)}/en.mdx`));
  return new Map(
    pages
      .filter((page) => !isThere(page))
      .flatMap((page) => {
        const to = Array.isArray(redirects) ? redirects.find(({ from }) => isOf(page)(from))?.to : undefined;
        const target = pages.find((one) => one.kind === page.kind && isOf(one)(to) && isThere(one));
        return target ? [[page, target] as const] : [];
      }),
  );
}

/**
 * Returns, one a line, the texts that one side of a merge wrote and that are in no file now, with their words: strings and
 * texts of pages, in English too.
 */
export async function lostTexts(root: string, { base, sides }: Sides): Promise<string[]> {
  const then = filesAt(root, base);
  const lost: string[] = [];
  const now = lettersNow(root, base);
  for (const side of sides) {
    const at = filesAt(root, side);
    const other = filesAt(root, sides.find((one) => one !== side) ?? base);
    const answer = git(root, ['diff', '--name-only', '--no-renames', '-z', base, side, '--', 'content', 'locales']);
    for (const file of 'text' in answer ? answer.text.split('\0') : []) {
      const [before, after] = [await textsIn(file, then(file)), await textsIn(file, at(file))];
      const theirs = await textsIn(file, other(file));
      // Where both sides have words of their own, git stops, and a person chooses.
      const isChosen = (name: string) =>
        file.endsWith('.json')
          ? theirs.has(name) && theirs.get(name) !== before.get(name)
          : theirs.size > 0 && other(file) !== then(file);
      for (const [name, text] of after)
        if (![...before.values()].includes(text) && !isChosen(name) && !now.includes(lettersOf(text)))
          lost.push(`${file}  ${name} is in no file: “${text}”`);
    }
  }
  return [...new Set(lost)];
}

/** Returns all that is in files which have changed, without spaces and escapes, with both versions of what is left to a person. */
function lettersNow(root: string, base: string): string {
  const listed = [
    git(root, ['diff', '--name-only', '-z', base, '--', 'content/*.mdx', 'locales/*.json']),
    git(root, ['ls-files', '-o', '--exclude-standard', '-z', '--', 'content/*.mdx', 'locales/*.json']),
  ];
  const files = listed.flatMap((answer) => ('text' in answer ? answer.text.split('\0').filter(Boolean) : []));
  return [...new Set(files)].map((file) => lettersOf(readIfThere(root, file) ?? '')).join('\n');
}

function lettersOf(text: string): string {
  return text.replace(/[\s\\]+/g, '').replaceAll("''", "'");
}

async function textsIn(file: string, text: string | undefined): Promise<ReadonlyMap<string, string>> {
  const [, name = '', language = ''] = /^content\/(.+)\/([\w-]+)\.mdx$/.exec(file) ?? [];
  const page = parsePageName(name);
  if (text === undefined) return new Map();
  if (page) {
    const { segments } = await parseContentPage(`${file}@merged`, text, { ...page, language });
    return new Map(segments.filter(({ kind }) => kind !== 'field source').map(({ text: words }) => [words, words]));
  }
  const isTable = /^locales\/[\w-]+\/\w+\.json$/.test(file) && !/^locales\/(?:pins|meta)\//.test(file);
  return new Map(Object.entries((isTable && tableOf(text)) || {}));
}

/** Returns a table of texts; undefined where it cannot be read, as while a conflict is in it. */
function tableOf(text: string | undefined): Table | undefined {
  try {
    const value: unknown = text === undefined ? undefined : JSON.parse(fixEncoding(text));
    const entries = Object.entries(Object(value)).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    );
    return value === undefined ? undefined : Object.fromEntries(entries);
  } catch {
    return undefined;
  }
}

function readIfThere(root: string, file: string): string | undefined {
  const place = path.join(root, file);
  return existsSync(place) ? readFileSync(place, 'utf8') : undefined;
}

function namespacesIn(root: string): string[] {
  const answer = git(root, ['ls-files', '--', 'locales/en/*.json']);
  return 'text' in answer ? [...answer.text.matchAll(/\/(\w+)\.json$/gm)].map(([, name = '']) => name) : [];
}

function languagesIn(root: string): string[] {
  const answer = git(root, ['ls-files', '--', 'locales/*/common.json']);
  const codes = 'text' in answer ? [...answer.text.matchAll(/^locales\/([\w-]+)\/common/gm)] : [];
  return [...new Set(codes.map(([, code = '']) => code))].filter((code) => code !== 'meta');
}

/** Returns whether the English table of this name has a key; true where it cannot be read. */
export function isInEnglish(root: string, file: string, key: string): boolean {
  const table = tableOf(readIfThere(root, `locales/en/${path.basename(file)}`));
  return !table || englishFor(key, table) !== undefined;
}
