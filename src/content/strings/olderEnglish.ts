import { git, gitBlobs, type GitAnswer } from '../files/git';
import type { TranslatedString } from '../checks/translation';
import { stringHash, type Pin } from './pin';
import { englishFor, type StringTable } from './strings';

/** Returns the English that stale strings were made from, by `<namespace>:<key>`. */
export function previousEnglish(root: string, strings: readonly TranslatedString[]): Map<string, GitAnswer> {
  const namespaces = new Set(strings.flatMap(({ namespace, pin }) => (pin ? namespace : [])));
  const histories = new Map([...namespaces].map((name) => [name, historyOf(root, `locales/en/${name}.json`)]));
  return new Map(
    strings.map(({ namespace, key, pin }) => [`${namespace}:${key}`, textOf(key, pin, histories.get(namespace))]),
  );
}

function textOf(key: string, pin: Pin | undefined, history: ReturnType<typeof historyOf> | undefined): GitAnswer {
  if (!pin || !history) return { missing: 'it is not pinned to any English' };
  const texts = history.tables.map((table) => englishFor(key, table));
  const text = texts.find((older) => typeof older === 'string' && stringHash(older) === pin.english);
  return text === undefined ? { missing: history.missing } : { text };
}

/** Returns the versions of a string table, newest first: git has the hash of each file, but not that of a string. */
function historyOf(root: string, file: string): { readonly tables: readonly StringTable[]; readonly missing: string } {
  const log = git(root, ['log', '--format=', '--raw', '--no-abbrev', '--no-renames', '-m', '--', file]);
  if ('missing' in log) return { tables: [], missing: log.missing };
  const hashes = log.text.split('\n').flatMap((line) => line.split(' ').slice(2, 4));
  const blobs = hashes.filter((hash) => /^(?!0+$)[0-9a-f]{40}$/.test(hash));
  const tables = [...gitBlobs(root, [...new Set(blobs)]).values()].map(tableIn);
  return { tables, missing: 'git’s history here does not hold it' };
}

/** Returns a string table; empty where a version of its file is not one. */
function tableIn(text: string): StringTable {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}
