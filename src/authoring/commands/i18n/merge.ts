import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { mergeConflict } from '../../../content/problem';
import { git, gitBlobs } from '../../../content/files/git';
import { jsonEntries, withEntries } from '../../../content/files/jsonEntries';
import { replaceFile } from '../../../content/files/writeFiles';
import { pageHash, pinSchema, stringHash } from '../../../content/strings/pin';
import { z } from 'zod';
import { fixEncoding } from '../../../content/files/encoding';
import { readJsonFile } from '../../../content/files/jsonFile';
import { carryOver, isInEnglish, lostTexts, sidesOf } from './mergedTexts';
import type { Call } from '../../../commandLine/command';

type Entries = ReadonlyMap<string, string | undefined>;

/** The three states of a file that git could not merge. */
interface Conflict {
  readonly file: string;
  readonly base: Entries;
  readonly ours: Entries;
  readonly theirs: Entries;
  readonly text: string;
}

/**
 * Joins what two people did to one language, where git stops at neighbouring lines: strings key by key, and pins by the texts
 * that are there now. What was done under an old name goes to the name of today, after a merge without conflicts too. What
 * both changed is left to a person, and a text that is in no file any more is named with its words; exit code 1 then.
 */
export async function run({ root }: Call): Promise<void> {
  const sides = sidesOf(root);
  const { conflicts: all, unread } = conflictsIn(root);
  const isPins = ({ file }: Conflict) => file.startsWith('locales/pins/');
  const left: string[] = [...unread.values()];
  const whole: string[] = [];
  const dead: (readonly [file: string, key: string])[] = [];
  const reread: string[] = [];
  // English first: translations go by its keys; pins last: they go by the texts.
  const rank = (one: Conflict) => (one.file.startsWith('locales/en/') ? 0 : isPins(one) ? 2 : 1);
  for (const conflict of [...all].sort((one, other) => rank(one) - rank(other))) {
    const { file } = conflict;
    // Pins of a text wait until a person has chosen it; what a person has put right stays as it is.
    if (isPins(conflict) && left.some((line) => line.startsWith(`locales/${languageOf(file)}/`))) continue;
    const isChosen = !mergeConflict(file, readFileSync(path.join(root, file), 'utf8'));
    if (isChosen) {
      git(root, ['add', '--', file]);
      continue;
    }
    const { text, both, said, gone } = joined(root, conflict);
    dead.push(...gone.map((key) => [file, key] as const));
    const pins = isPins(conflict) ? pinsOfTexts(root, conflict, both) : { changes: {}, unread: [] };
    const open = isPins(conflict) ? [] : both;
    replaceFile(path.join(root, file), withMarks(withEntries(text, pins.changes), conflict, open));
    reread.push(...pins.unread.map((key) => `${languageOf(file)} ${key}`));
    left.push(...open.map((key) => `${file}  "${key}" was changed on both sides: choose, then run this again`));
    if (open.length === 0) {
      whole.push(file);
      git(root, ['add', '--', file]);
    }
    console.log(`${open.length === 0 ? 'joined' : 'joined but for what follows:'} ${file}`);
    for (const line of said) console.log(`${file}  ${line}`);
  }
  const others = unmergedFiles(root).filter((file) => !all.some((one) => one.file === file) && !unread.has(file));
  left.push(...others.map((file) => `${file}  is joined by hand: npm run check names the place`));
  if (all.length + others.length + unread.size === 0) console.log('Nothing to join: git has no file in conflict.');
  if (sides) {
    carryOver(root, sides);
    for (const [file, key] of dead) {
      withoutKey(root, file, key);
      withoutKey(root, `locales/pins/${file.split('/')[1]}.json`, `${path.basename(file, '.json')}:${key}`);
    }
    left.push(...(await lostTexts(root, sides)));
    // Files that were in conflict are added again with what was carried over.
    for (const file of whole) git(root, ['add', '--', file]);
  }
  for (const text of reread)
    console.log(`${text} was translated on both sides: read it, then npm run i18n -- accept ${text} --reviewed`);
  for (const line of left) console.log(line);
  if (left.length > 0) process.exitCode = 1;
}

function unmergedFiles(root: string): string[] {
  const answer = git(root, ['ls-files', '--unmerged', '-z']);
  if ('missing' in answer) throw new Error(`Nothing was joined: ${answer.missing}`);
  return [...new Set(answer.text.split('\0').flatMap((line) => line.split('\t')[1] ?? []))];
}

/** Returns the tables of texts and of pins in conflict that are there on both sides; of one that cannot be read, which side. */
function conflictsIn(root: string) {
  const answer = git(root, ['ls-files', '--unmerged', '-z']);
  const lines = 'text' in answer ? answer.text.split('\0') : [];
  const unread = new Map<string, string>();
  const conflicts = unmergedFiles(root)
    .filter((file) => /^locales\/[\w-]+\/[\w-]+\.json$/.test(file))
    .flatMap((file): Conflict[] => {
      const textOf = (stage: number) => {
        const hash = lines.find((line) => line.endsWith(` ${stage}\t${file}`))?.split(' ')[1];
        const text = hash === undefined ? undefined : gitBlobs(root, [hash]).get(hash);
        // A byte-order mark or other line ends are no change.
        return text === undefined ? undefined : fixEncoding(text);
      };
      const texts = [1, 2, 3].map(textOf);
      const [, text, other] = texts;
      if (text === undefined || other === undefined) return [];
      const names = ['the version that both come from', 'this branch', 'the branch that is merged'];
      const entries = texts.map((one = '{}', index): Entries | undefined => {
        const { problems } = readJsonFile(root, file, z.unknown(), { [file]: one });
        const [problem] = problems.filter(({ severity }) => severity === 'error');
        if (!problem) return new Map(jsonEntries(one).map(({ key, value }) => [key, value] as const));
        const { line, column, found, expected } = problem;
        const place = `${file}:${line}:${column}  in ${names[index]}`;
        unread.set(file, `${place}: found ${found}; expected ${expected}. Put it right there, and merge again`);
        return undefined;
      });
      const [base, ours, theirs] = entries;
      return base && ours && theirs ? [{ file, base, ours, theirs, text }] : [];
    });
  return { conflicts, unread };
}

function withoutKey(root: string, file: string, key: string): void {
  const place = path.join(root, file);
  if (!existsSync(place)) return;
  const text = readFileSync(place, 'utf8');
  if (!mergeConflict(file, text)) replaceFile(place, withEntries(text, { [key]: undefined }));
}

/**
 * Returns the text with what only one side changed, and the keys that both changed in their own ways. What one side took out
 * and the other changed stays, unless the English has it no more.
 */
function joined(root: string, { file, base, ours, theirs, text }: Conflict) {
  const changes: Record<string, string | undefined> = {};
  const [both, said, gone]: [string[], string[], string[]] = [[], [], []];
  const isTable = !file.startsWith('locales/pins/');
  for (const key of new Set([...base.keys(), ...ours.keys(), ...theirs.keys()])) {
    const [old, mine, other] = [base.get(key), ours.get(key), theirs.get(key)];
    if (other === old || other === mine) continue;
    if (mine === old) changes[key] = other;
    else if (isTable && (mine === undefined || other === undefined)) {
      const isKept = file.startsWith('locales/en/') || isInEnglish(root, file, key);
      // What the English has under another name is carried over; what it has no more is named with its words.
      changes[key] = mine ?? other;
      if (isKept) said.push(`"${key}" was taken out on one side and changed on the other: it is kept`);
      else gone.push(key);
    } else both.push(key);
  }
  return { text: withEntries(text, changes), both, said, gone };
}

/** Returns for each pin the one that is of the text that is there now; neither where both sides changed a page. */
function pinsOfTexts(root: string, { file, ours, theirs }: Conflict, keys: readonly string[]) {
  const language = languageOf(file);
  const changes: Record<string, string | undefined> = {};
  const unread: string[] = [];
  for (const key of keys) {
    const hash = hashNow(root, language, key);
    const isOfNow = (value: string | undefined) =>
      value !== undefined && pinSchema.safeParse(JSON.parse(value)).data?.translation === hash;
    const fitting = [ours.get(key), theirs.get(key)].filter(isOfNow);
    // Of two that fit, a reader’s says more than a machine’s.
    const best = fitting.find((value) => value?.includes(' person')) ?? fitting[0];
    if (best !== undefined) changes[key] = best;
    else if (hash === undefined && key.includes(':')) changes[key] = undefined;
    else if (!key.includes('#')) unread.push(key);
  }
  return { changes, unread };
}

/** Returns the hash of a text or page as it is in the files; undefined where it cannot be read. */
function hashNow(root: string, language: string, id: string): string | undefined {
  const [, namespace, key] = /^(\w+):(.+)$/.exec(id) ?? [];
  try {
    if (namespace === undefined)
      return pageHash(readFileSync(path.join(root, `content/${id}/${language}.mdx`), 'utf8'));
    const table: unknown = JSON.parse(readFileSync(path.join(root, `locales/${language}/${namespace}.json`), 'utf8'));
    const text = Object.entries(Object(table)).find(([name]) => name === key)?.[1];
    return typeof text === 'string' ? stringHash(text) : undefined;
  } catch {
    return undefined;
  }
}

function languageOf(file: string): string {
  return path.basename(file, '.json');
}

/** Returns a table with both texts of each key that is left to a person, as git marks them. */
function withMarks(text: string, { ours, theirs }: Conflict, keys: readonly string[]): string {
  return keys.reduce((whole, key) => {
    const name = JSON.stringify(key);
    const line = `  ${name}: ${ours.get(key)}`;
    const place = whole.indexOf(line);
    if (place < 0) return whole;
    const end = whole.indexOf('\n', place);
    const comma = whole.slice(place, end).endsWith(',') ? ',' : '';
    const other = theirs.has(key) ? `  ${name}: ${theirs.get(key)}${comma}\n` : '';
    return `${whole.slice(0, place)}<<<<<<< ours\n${whole.slice(place, end)}\n=======\n${other}>>>>>>> theirs${whole.slice(end)}`;
  }, text);
}
