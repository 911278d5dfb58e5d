import { git } from '../files/git';

/** What to do where git has no name. */
export const nameFix = 'say it once: git config --global user.name "Mair Jones"';

/** Returns who writes, and when: a name, or git’s identity, and the day; undefined where there is none. */
export function signature(root: string, given?: string): string | undefined {
  const answer = git(root, ['config', 'user.name']);
  const name = (given ?? process.env.GIT_AUTHOR_NAME ?? ('text' in answer ? answer.text : ''))
    .replace(/\s+/g, ' ')
    .trim();
  return name === '' ? undefined : `${new Date().toISOString().slice(0, 10)} ${name}`;
}
