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

/** Returns the files of the history with these blob hashes; those that are not in this clone are left out. */
export function gitBlobs(root: string, hashes: readonly string[]): Map<string, string> {
  const found = new Map<string, string>();
  if (hashes.length === 0) return found;
  const answer = git(root, ['cat-file', '--batch'], `${hashes.join('\n')}\n`);
  let rest = Buffer.from('text' in answer ? answer.text : '', 'utf8');
  while (rest.length > 0) {
    const end = rest.indexOf('\n');
    const [hash = '', type, size] = rest.subarray(0, end).toString().split(' ');
    const length = type === 'blob' ? Number(size) : -1;
    if (length >= 0) found.set(hash, rest.subarray(end + 1, end + 1 + length).toString());
    rest = rest.subarray(end + 1 + (length >= 0 ? length + 1 : 0));
  }
  return found;
}
