import { spawnSync } from 'node:child_process';
import { stringHash } from '../../model/pin';

/** The English that a translation was made from, or why it cannot be had. */
export type OlderEnglish = { readonly text: string } | { readonly missing: string };

/** An older English page: its pin is the name that git gives to a file of that content. */
export function olderPage(root: string, blobHash: string | undefined): OlderEnglish {
  if (blobHash === undefined) return { missing: 'it is not pinned to any English' };
  const text = git(root, ['cat-file', '-p', blobHash]);
  return typeof text === 'string' ? { text } : text;
}

/**
 * The older English of strings, by key. A string’s pin is a hash that git does not know, but every version of its file
 * is a blob of the history: they are read in one go, newest first, until each pin has met its text. So it works as
 * soon as the change of the English is in the working tree, before it is committed.
 */
export function olderStrings(root: string, file: string, pins: ReadonlyMap<string, string>): Map<string, OlderEnglish> {
  const found = new Map<string, OlderEnglish>();
  const log = git(root, ['log', '--format=', '--raw', '--no-abbrev', '--no-renames', '-m', '--', file]);
  const blobs =
    typeof log === 'string'
      ? [...new Set(log.split('\n').flatMap((line) => line.split(' ').slice(2, 4)))].filter((hash) =>
          /^(?!0+$)[0-9a-f]{40}$/.test(hash),
        )
      : [];
  const versions = blobs.length > 0 ? git(root, ['cat-file', '--batch'], blobs.join('\n')) : log;
  for (const table of typeof versions === 'string' ? tablesIn(versions) : [])
    for (const [key, pin] of pins) {
      const text = table.get(key);
      if (!found.has(key) && text !== undefined && stringHash(text) === pin) found.set(key, { text });
    }
  const missing =
    typeof versions === 'string'
      ? 'git’s history here does not hold it (a shallow clone? git fetch --unshallow)'
      : versions.missing;
  for (const key of pins.keys()) if (!found.has(key)) found.set(key, { missing });
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

function git(root: string, words: readonly string[], input?: string): string | { missing: string } {
  const { error, status, stdout, stderr } = spawnSync('git', ['-C', root, ...words], {
    encoding: 'utf8',
    input,
    maxBuffer: 1 << 28,
  });
  if (error) return { missing: 'git is not installed here' };
  if (status === 0) return stdout;
  if (stderr.includes('not a git repository'))
    return { missing: 'this is not a clone of the repository, so there is no history' };
  return { missing: 'git’s history here does not hold it (a shallow clone? git fetch --unshallow)' };
}
