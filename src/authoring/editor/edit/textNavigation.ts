import type { EditableText } from '../../texts/editing';
import type { ShownText } from '../../texts/findTexts';

/** Returns whether a text is not translated, or of an older English. */
export function isUnfinished({ state }: EditableText): boolean {
  return state !== 'translated';
}

/** Returns whether what is searched for is in a text, its English or its id. */
export function matchesSearch({ id, source, target }: EditableText, search: string): boolean {
  return [id, source, target].some((words) => words.toLowerCase().includes(search.toLowerCase()));
}

export type Direction = 'previous' | 'next' | 'unfinished';

/**
 * Returns the text before or after one, or the next unfinished one (where there is none, the next); after the last comes
 * the first.
 */
export function textAfter(
  id: string | undefined,
  entries: readonly ShownText[],
  direction: Direction,
): ShownText | undefined {
  const open = entries.findIndex(({ text }) => text.id === id);
  const others = [...entries.slice(open + 1), ...entries.slice(0, Math.max(open, 0))];
  if (direction === 'previous') return others.at(-1);
  return (direction === 'unfinished' && others.find(({ text }) => isUnfinished(text))) || others[0];
}
