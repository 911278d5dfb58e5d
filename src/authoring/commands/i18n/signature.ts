import { nameFix, signature } from '../../../content/files/git';
import type { Call } from '../../../commandLine/commandLine';
import type { Author } from '../../exchange/changedFiles';

/** What each option that says whose texts are means; one of them is given. */
const whose = {
  mine: 'what changed is yours',
  by: 'what changed is by the person who is named, such as --by "Mair Jones"',
  reviewed: 'you have read all of it against the English',
  machine: 'a machine translated it',
} as const;

/** Returns in whose name texts are written; nothing where no option says it. Throws an Error for two, and without a name in git. */
export function authorOf(root: string, options: Call['options']): Author | undefined {
  const given = Object.keys(whose).filter((option) => options[option] !== undefined);
  if (given.length > 1) throw new Error(`${given.map((option) => `--${option}`).join(' and ')} exclude each other`);
  if (typeof options.by === 'string') return { by: 'person', signature: signed(root, options.by) };
  if (options.mine || options.reviewed)
    return { by: 'person', signature: signed(root), hasReadAll: options.reviewed === true };
  return options.machine ? { by: 'machine' } : undefined;
}

/** Returns how a call says whose the texts are, one way a line. */
export function waysToSign(call: string): string {
  return Object.entries(whose)
    .map(([option, what]) => `\n  ${call} ${`--${option}`.padEnd(11)} ${what}`)
    .join('');
}

function signed(root: string, name?: string): string {
  const own = signature(root, name);
  if (own === undefined)
    throw new Error(
      name === undefined ? `git has no name for you; ${nameFix}` : '--by needs a name: --by "Mair Jones"',
    );
  return own;
}
