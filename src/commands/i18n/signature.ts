import { spawnSync } from 'node:child_process';
import { UsageError } from './command';

/** Who accepts, and when: git’s identity and the day. Throws a UsageError where git does not know who it is. */
export function signatureOf(root: string): string {
  const { stdout } = spawnSync('git', ['-C', root, 'config', 'user.name'], { encoding: 'utf8' });
  const name = (process.env.GIT_AUTHOR_NAME ?? stdout ?? '').trim();
  if (name === '')
    throw new UsageError('git does not know your name; say it once: git config --global user.name "Mair Jones"');
  return `${new Date().toISOString().slice(0, 10)} ${name}`;
}
