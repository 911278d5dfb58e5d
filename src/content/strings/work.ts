import type { StringState } from './strings';

/** What is left to do with a text. */
export type Work = 'missing' | 'stale' | 'not read by a person';

/** Returns what is left to do with a text: the one count of the command line, the editor and the work list. */
export function workOf(text: { readonly state: StringState; readonly reviewed: boolean }): Work | undefined {
  if (text.state !== 'translated') return text.state;
  return text.reviewed ? undefined : 'not read by a person';
}
