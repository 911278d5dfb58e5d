import { git, gitBlobs } from './git';
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
  const hashes = 'text' in log ? log.text.split('\n').flatMap((line) => line.split(' ').slice(2, 4)) : [];
  const blobs = hashes.filter((hash) => /^(?!0+$)[0-9a-f]{40}$/.test(hash));
  for (const version of gitBlobs(root, [...new Set(blobs)]).values()) {
    const table = tableIn(version);
    for (const [key, pin] of pins) {
      const text = table[key];
      if (!found.has(key) && typeof text === 'string' && stringHash(text) === pin) found.set(key, { text });
    }
  }
  const missing = 'missing' in log ? log.missing : 'git’s history here does not hold it';
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

/** A string table; empty where a version of its file is not one. */
function tableIn(text: string): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}
