import type { StringState } from './strings';

/** What is left to do with a text. */
export type Work = 'missing' | 'stale' | 'not read by a person';

/** Returns what is left to do with a text: the one count of the command line, the editor and the work list. */
export function workOf({
  state,
  reviewed,
}: {
  readonly state: StringState;
  readonly reviewed: boolean;
}): Work | undefined {
  if (state !== 'translated') return state;
  return reviewed ? undefined : 'not read by a person';
}
