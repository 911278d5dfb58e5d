import { fixEncoding } from '../files/encoding';
import { gitVersions, type GitAnswer } from '../files/git';
import type { TranslatedString } from '../checks/translation';
import { remembered } from '../remembered';
import { englishFor, stringHash, type StringTable } from './strings';

/** Returns the English that stale strings were made from, by `<namespace>:<key>`. */
export function previousEnglish(root: string, strings: readonly TranslatedString[]): Map<string, GitAnswer> {
  // Newest first: git has the hash of each file, but not that of a string.
  const historyOf = remembered((namespace) => {
    const { texts, missing } = gitVersions(root, `locales/en/${namespace}.json`);
    return { tables: texts.map(tableOf), missing };
  });
  const answers = strings.map(({ namespace, key, pin }): [string, GitAnswer] => {
    if (!pin) return [`${namespace}:${key}`, { missing: 'it is not pinned to any English' }];
    const { tables, missing } = historyOf(namespace);
    const texts = tables.map((table) => englishFor(key, table));
    const text = texts.find((older) => older !== undefined && stringHash(older) === pin.english);
    return [`${namespace}:${key}`, text === undefined ? { missing } : { text }];
  });
  return new Map(answers);
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
