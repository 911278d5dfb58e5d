import { git } from '../files/git';

/** What to do where git has no name. */
export const nameFix = 'say it once: git config --global user.name "Mair Jones"';

/** Returns who writes, and when: git’s identity and the day; undefined where git has no name. */
export function signature(root: string): string | undefined {
  const answer = git(root, ['config', 'user.name']);
  const name = (process.env.GIT_AUTHOR_NAME ?? ('text' in answer ? answer.text : '')).trim();
  return name === '' ? undefined : `${new Date().toISOString().slice(0, 10)} ${name}`;
}
