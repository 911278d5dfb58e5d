import { spawnSync } from 'node:child_process';

/** A text of the history, or why it cannot be had, as a sentence. */
export type GitAnswer = { readonly text: string } | { readonly missing: string };

/** Runs git in a folder and returns what it prints. Never throws. */
export function git(root: string, words: readonly string[], input?: string): GitAnswer {
  const { error, status, stdout, stderr } = spawnSync('git', ['-C', root, ...words], {
    encoding: 'utf8',
    // In English, as the messages are compared with words below.
    env: { ...process.env, LC_ALL: 'C' },
    input,
    maxBuffer: 1 << 28,
  });
  if (error) return { missing: 'git is not installed here' };
  if (status === 0) return { text: stdout };
  if (stderr.includes('not a git repository'))
    return { missing: 'this is not a clone of the repository, so there is no history' };
  const [message] = stderr.trim().split('\n');
  return { missing: `git says “${message}” (in a shallow clone, git fetch --unshallow brings the history)` };
}

/** Returns what git prints; undefined where it cannot do what it is asked. */
export function gitText(root: string, words: readonly string[], input?: string): string | undefined {
  const answer = git(root, words, input);
  return 'text' in answer ? answer.text : undefined;
}

/** Returns the files of the history with these blob hashes; those that are not in this clone are left out. */
export function gitBlobs(root: string, hashes: readonly string[]): Map<string, string> {
  const found = new Map<string, string>();
  if (hashes.length === 0) return found;
  const output = Buffer.from(gitText(root, ['cat-file', '--batch'], `${hashes.join('\n')}\n`) ?? '');
  let start = 0;
  while (start < output.length) {
    const end = output.indexOf('\n', start);
    const [hash = '', type, size] = output.toString('utf8', start, end).split(' ');
    start = end + 1;
    if (type !== 'blob') continue;
    found.set(hash, output.toString('utf8', start, start + Number(size)));
    start += Number(size) + 1;
  }
  return found;
}

/** Returns the versions of a file that were committed, newest first, and why another one is not among them, as a sentence. */
export function gitVersions(root: string, file: string) {
  const log = git(root, ['log', '--format=', '--raw', '--no-abbrev', '--no-renames', '-m', '--', file]);
  if ('missing' in log) return { texts: [], missing: log.missing };
  const hashes = log.text.split('\n').flatMap((line) => line.split(' ').slice(2, 4));
  const blobs = hashes.filter((hash) => /^(?!0+$)[0-9a-f]{40}$/.test(hash));
  return { texts: [...gitBlobs(root, [...new Set(blobs)]).values()], missing: 'git’s history here does not hold it' };
}

/** What to do where git has no name. */
export const nameFix = 'say it once: git config --global user.name "Mair Jones"';

/** Returns who writes, and when: a name, or git’s identity, and the day; undefined where there is none. */
export function signature(root: string, given?: string): string | undefined {
  const name = (given ?? process.env.GIT_AUTHOR_NAME ?? gitText(root, ['config', 'user.name']) ?? '')
    .replace(/\s+/g, ' ')
    .trim();
  return name === '' ? undefined : `${new Date().toISOString().slice(0, 10)} ${name}`;
}
