import { fixEncoding } from '../files/encoding';
import { gitVersions, type GitAnswer } from '../files/git';
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
  const text = texts.find((older) => older !== undefined && stringHash(older) === pin.english);
  return text === undefined ? { missing: history.missing } : { text };
}

/** Returns the versions of a string table, newest first: git has the hash of each file, but not that of a string. */
function historyOf(root: string, file: string) {
  const { texts, missing } = gitVersions(root, file);
  return { tables: texts.map(tableOf), missing };
}

/** Returns a table of texts; an empty one where it cannot be read, as while a conflict is in it. */
export function tableOf(text = '{}'): StringTable {
  try {
    const value: unknown = JSON.parse(fixEncoding(text));
    const isText = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === 'string';
    return Object.fromEntries(Object.entries(Object(value)).filter(isText));
  } catch {
    return {};
  }
}
