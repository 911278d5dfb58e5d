import type { EditableText } from '../../texts/editing';
import { splitPlural } from '../../../content/strings/plurals';

/** Returns whether a text is not translated, or of an older English. */
export function isUnfinished({ state }: EditableText): boolean {
  return state !== 'translated';
}

/** Returns whether what is searched for is in a text, its English or its id. */
export function matchesSearch({ id, source, target }: EditableText, search: string): boolean {
  return [id, source, target].some((words) => words.toLowerCase().includes(search.toLowerCase()));
}

/** Returns the text itself, or all forms of its plural. */
export function pluralForms(id: string, texts: readonly EditableText[]): readonly EditableText[] {
  const { base } = splitPlural(id);
  return texts.filter((text) => splitPlural(text.id).base === base);
}

export type Direction = 'previous' | 'next' | 'unfinished';

/**
 * Returns the text before or after one, or the next unfinished one (where there is none, the next); after the last comes
 * the first.
 */
export function textAfter<Entry extends { readonly text: EditableText }>(
  id: string | undefined,
  entries: readonly Entry[],
  direction: Direction,
): Entry | undefined {
  const baseOf = ({ text }: Entry) => splitPlural(text.id).base;
  // A text can be on the page more than once.
  const firsts = new Map(entries.toReversed().map((entry) => [baseOf(entry), entry]));
  const unique = entries.filter((entry) => firsts.get(baseOf(entry)) === entry);
  const open = unique.findIndex((entry) => baseOf(entry) === splitPlural(id ?? '').base);
  const others = [...unique.slice(open + 1), ...unique.slice(0, Math.max(open, 0))];
  if (direction === 'previous') return others.at(-1);
  return (direction === 'unfinished' && others.find(({ text }) => isUnfinished(text))) || others[0];
}
