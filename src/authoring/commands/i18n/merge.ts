import path from 'node:path';
import { z } from 'zod';
import { existsSync, readFileSync, renameSync } from 'node:fs';
import { readProject } from '../../../build/readProject';
import { fixEncoding } from '../../../content/files/encoding';
import { git, gitText } from '../../../content/files/git';
import { jsonEntries, readJsonFile, withEntries } from '../../../content/files/jsonFile';
import { replaceFile, replaceIfChanged } from '../../../content/files/writeFiles';
import { mergeConflict } from '../../../content/problem';
import { pageHash, pinSchema, stringHash } from '../../../content/strings/strings';
import type { Call } from '../../../commandLine/commandLine';
import { pageName, pagePath } from '../../../content/pages/contentKinds';
import { pageIn, sourcePages, type Project } from '../../../content/project';
import { remembered } from '../../../content/remembered';
import { carriedTexts } from '../../texts/carriedTexts';
import { tableOf } from '../../../content/strings/olderEnglish';

/** The versions of a table that git could not merge: the one that both come from, and those of the two sides. */
type Conflict = Exclude<ReturnType<typeof conflictIn>, string | undefined>;

/**
 * Joins what two people did to one language, where git stops at neighbouring lines: strings key by key, and pins by the texts
 * that are there now. What was done under an old name goes to the name of today, after a merge without conflicts too. What
 * both changed is left to a person; exit code 1 then. Nothing is taken out that one side has changed.
 */
export async function run({ root }: Call): Promise<void> {
  const answer = git(root, ['diff', '--name-only', '--diff-filter=U', '-z']);
  if ('missing' in answer) throw new Error(`Nothing was joined: ${answer.missing}`);
  const files = [...new Set(answer.text.split('\0').filter(Boolean))];
  // Pins last, as they go by the texts.
  const unmerged = [...files.filter((file) => !isPins(file)), ...files.filter(isPins)];
  const left: string[] = [];
  const whole: string[] = [];
  for (const file of unmerged) {
    const conflict = conflictIn(root, file);
    const isChosen = !mergeConflict(file, textNow(root, file) ?? '');
    if (conflict === undefined) left.push(`${file}  is joined by hand: npm run check names the place`);
    else if (typeof conflict === 'string') left.push(conflict);
    // Pins of a text wait until a person has chosen it; what a person has put right stays as it is.
    else if (isChosen) whole.push(file);
    else if (!isPins(file) || !left.some((line) => line.startsWith(`locales/${languageOf(file)}/`))) {
      const open = join(root, conflict);
      left.push(...open.map((key) => `${file}  "${key}" was changed on both sides: choose, then run this again`));
      if (open.length === 0) whole.push(file);
      console.log(`${open.length === 0 ? 'joined' : 'joined but for what follows:'} ${file}`);
    }
  }
  if (unmerged.length === 0) console.log('Nothing to join: git has no file in conflict.');
  await carryOver(root);
  for (const file of whole) git(root, ['add', '--', file]);
  for (const line of left) console.log(line);
  if (left.length > 0) process.exitCode = 1;
}

function isPins(file: string): boolean {
  return file.startsWith('locales/pins/');
}

function languageOf(file: string): string {
  return path.basename(file, '.json');
}

/** Returns the versions of a table that both sides have; undefined for any other file, a sentence where one cannot be read. */
function conflictIn(root: string, file: string) {
  const [old, text, other] = [1, 2, 3].map((stage) => {
    const version = gitText(root, ['show', `:${stage}:./${file}`]);
    // A byte-order mark or other line ends are no change.
    return version === undefined ? undefined : fixEncoding(version);
  });
  if (!/^locales\/[\w-]+\/[\w-]+\.json$/.test(file) || text === undefined || other === undefined) return undefined;
  const versions = {
    'the version that both come from': old ?? '{}',
    'this branch': text,
    'the branch that is merged': other,
  };
  for (const [name, version] of Object.entries(versions)) {
    const { problems } = readJsonFile(root, file, z.unknown(), {
      // Letters that were not UTF-8 would be written as others.
      [file]: version.replaceAll('\uFFFD', '\0'),
    });
    const problem = problems.find(({ severity }) => severity === 'error');
    if (problem)
      return `${file}:${problem.line}:${problem.column}  in ${name}: found ${problem.found}; expected ${problem.expected}. Put it right there, and merge again`;
  }
  const [base, ours, theirs] = Object.values(versions).map(
    (version) => new Map(jsonEntries(version).map(({ key, value }) => [key, value])),
  );
  return base && ours && theirs && { file, base, ours, theirs, text };
}

/** Writes a table with what only one side changed; returns the keys that both changed in their own ways, which are marked. */
function join(root: string, { file, base, ours, theirs, text }: Conflict): string[] {
  const changes: Record<string, string | undefined> = {};
  const both: string[] = [];
  for (const key of new Set([...base.keys(), ...ours.keys(), ...theirs.keys()])) {
    const [old, mine, other] = [base.get(key), ours.get(key), theirs.get(key)];
    if (other === old || other === mine) continue;
    if (mine === old) changes[key] = other;
    else if (isPins(file)) changes[key] = pinOfNow(root, languageOf(file), key, [mine, other]);
    else if (mine !== undefined && other !== undefined) both.push(key);
    else {
      changes[key] = mine ?? other;
      console.log(`${file}  "${key}" was taken out on one side and changed on the other: it is kept`);
    }
  }
  const marked = both.reduce((whole, key) => withMarks(whole, key, theirs.get(key)), withEntries(text, changes));
  replaceFile(path.join(root, file), marked);
  return both;
}

/** Returns the pin that is of the text that is there now; of a page that both sides changed the old one, as nobody has read it. */
function pinOfNow(root: string, language: string, id: string, pins: readonly (string | undefined)[]) {
  const hash = hashNow(root, language, id);
  const isOfNow = (value: string | undefined) =>
    value !== undefined && pinSchema.safeParse(JSON.parse(value)).data?.translation === hash;
  const fitting = pins.filter(isOfNow);
  if (fitting.length === 0 && hash !== undefined)
    console.log(
      `${language} ${id} was translated on both sides: read it, then npm run i18n -- accept ${language} ${id} --reviewed`,
    );
  // Of two that fit, a reader’s says more than a machine’s. A text of a page is found by its words.
  return fitting.find((value) => value?.includes(' person')) ?? fitting[0] ?? (id.includes(':') ? undefined : pins[0]);
}

/** Returns the hash of a text or page as it is in the files; undefined where it cannot be read. */
function hashNow(root: string, language: string, id: string): string | undefined {
  const [, namespace, key = ''] = /^(\w+):(.+)$/.exec(id) ?? [];
  if (namespace === undefined) {
    const page = id.includes('#') ? '' : (textNow(root, `content/${id}/${language}.mdx`) ?? '');
    return page === '' ? undefined : pageHash(page);
  }
  const text = tableOf(textNow(root, `locales/${language}/${namespace}.json`))[key];
  return text === undefined ? undefined : stringHash(text);
}

/** Returns a table with both texts of a key that is left to a person, as git marks them. */
function withMarks(table: string, key: string, other: string | undefined): string {
  const name = JSON.stringify(key);
  return table.replace(new RegExp(`^  ${name.replaceAll('.', '\\.')}: .*$`, 'm'), (line) => {
    const comma = line.endsWith(',') ? ',' : '';
    return `<<<<<<< ours\n${line}\n=======\n  ${name}: ${other}${comma}\n>>>>>>> theirs`;
  });
}

/**
 * After a merge, carries what was done under a name to the name that it has now: a key whose English is under another key, a page
 * whose address leads to a page of the same kind.
 */
async function carryOver(root: string): Promise<void> {
  const base = baseOf(root);
  if (base === undefined) return;
  const project = await readProject(root);
  const pages = movedPages(project);
  const then = remembered((file) => tableOf(gitText(root, ['show', `${base}:./${file}`])));
  for (const { code } of project.languages) {
    for (const [from, to] of pages) {
      const [old = '', now = ''] = [from, to].map((page) => path.join(root, `content/${page}/${code}.mdx`));
      if (existsSync(old) && !existsSync(now)) renameSync(old, now);
    }
    for (const [file, text] of Object.entries(carriedTexts(project, code, then, pages)))
      replaceIfChanged(root, file, text);
  }
}

/** Returns the commit that both sides come from: of the rebase or merge that git is in, or of the last commit that is a merge. */
function baseOf(root: string): string | undefined {
  const isRebase = existsSync(path.join(root, '.git/rebase-merge'));
  for (const sides of isRebase ? ['HEAD REBASE_HEAD'] : ['HEAD MERGE_HEAD', 'HEAD^1 HEAD^2']) {
    const base = gitText(root, ['merge-base', ...sides.split(' ')]);
    if (base !== undefined) return base.trim();
  }
  return undefined;
}

/** Returns the pages that have moved, each with the page that its address leads to now. */
function movedPages(project: Project): ReadonlyMap<string, string> {
  const moved = (project.datasets.redirects.value ?? []).flatMap(({ from, to }) => {
    const now = sourcePages(project).find((page) => pagePath(page) === to);
    const old = now && { kind: now.kind, slug: from.slice(pagePath({ kind: now.kind, slug: '' }).length) };
    if (!old || pagePath(old) !== from || pageIn(project, old, 'en')) return [];
    return [[pageName(old), pageName(now)] as const];
  });
  return new Map(moved);
}

function textNow(root: string, file: string): string | undefined {
  const place = path.join(root, file);
  return existsSync(place) ? readFileSync(place, 'utf8') : undefined;
}
