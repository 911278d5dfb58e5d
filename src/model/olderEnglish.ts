import { git } from './git';
import type { TranslatedString } from './checks/translation';
import { stringHash } from './pin';

/** The English that a translation was made from, or why it cannot be had. */
export type OlderEnglish = { readonly text: string } | { readonly missing: string };

/**
 * The older English of strings, by key. A string’s pin is a hash that git does not know, but every version of its file
 * is a blob of the history: they are read in one go, newest first, until each pin has met its text. So it works as
 * soon as the change of the English is in the working tree, before it is committed.
 */
function olderStrings(root: string, file: string, pins: ReadonlyMap<string, string>): Map<string, OlderEnglish> {
  const found = new Map<string, OlderEnglish>();
  if (pins.size === 0) return found;
  const log = git(root, ['log', '--format=', '--raw', '--no-abbrev', '--no-renames', '-m', '--', file]);
  const blobs =
    'text' in log
      ? [...new Set(log.text.split('\n').flatMap((line) => line.split(' ').slice(2, 4)))].filter((hash) =>
          /^(?!0+$)[0-9a-f]{40}$/.test(hash),
        )
      : [];
  const versions = blobs.length > 0 ? git(root, ['cat-file', '--batch'], blobs.join('\n')) : log;
  for (const table of 'text' in versions ? tablesIn(versions.text) : [])
    for (const [key, pin] of pins) {
      const text = table.get(key);
      if (!found.has(key) && text !== undefined && stringHash(text) === pin) found.set(key, { text });
    }
  const missing = 'missing' in versions ? versions.missing : 'git’s history here does not hold it';
  for (const key of pins.keys()) if (!found.has(key)) found.set(key, { missing });
  return found;
}

/** The English that stale strings were made from, by `<namespace>:<key>`. */
export function previousEnglish(root: string, strings: readonly TranslatedString[]): Map<string, OlderEnglish> {
  const found = new Map<string, OlderEnglish>();
  for (const namespace of new Set(strings.map((string) => string.namespace))) {
    const here = strings.filter((string) => string.namespace === namespace);
    const keysOf = (key: string) =>
      /_(zero|one|two|few|many)$/.test(key) ? [key, key.replace(/_[a-z]+$/, '_other')] : [key];
    const pins = new Map(
      here.flatMap(({ key, pin }) => (pin ? keysOf(key).map((name) => [name, pin.english] as const) : [])),
    );
    const older = olderStrings(root, `locales/en/${namespace}.json`, pins);
    for (const { key, pin } of here) {
      const versions = keysOf(key).flatMap((name) => older.get(name) ?? []);
      const missing = { missing: pin ? 'git’s history here does not hold it' : 'it is not pinned to any English' };
      found.set(`${namespace}:${key}`, versions.find((version) => 'text' in version) ?? versions[0] ?? missing);
    }
  }
  return found;
}

/** The string tables in the output of `git cat-file --batch`; a version that is not one is passed over. */
function tablesIn(output: string): Map<string, string>[] {
  return output.split(/^[0-9a-f]{40} blob \d+\n/m).flatMap((text) => {
    try {
      const value: unknown = JSON.parse(text);
      if (typeof value !== 'object' || value === null) return [];
      return [
        new Map(Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string')),
      ];
    } catch {
      return [];
    }
  });
}
