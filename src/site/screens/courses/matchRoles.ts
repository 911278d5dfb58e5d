import type { IndexedRole } from '../../../content/data/roles';
import { withoutSpaces } from '../../i18n/searchTerms';

/** A role with its folded texts. */
export interface FoldedRole {
  readonly role: IndexedRole;
  readonly name: string;
  /** The name and what is typed for it. */
  readonly all: string;
  readonly sector: string;
}

/** The roles that a search means. */
export interface FoundRoles {
  /** Shown with their courses: the one that is named, or one of two. */
  readonly lists: readonly IndexedRole[];
  /** The others, and those of a sector that is searched for. */
  readonly links: readonly IndexedRole[];
}

/** Returns the roles in whose name, or in what is typed for them, every word of a search begins a word. */
export function matchRoles(roles: readonly FoldedRole[], terms: readonly (readonly string[])[]): FoundRoles {
  if (terms.length === 0) return { lists: [], links: [] };
  const found = roles
    .filter(({ all }) => beginsWords(all, terms))
    // Those that are named so before those that are called so.
    .sort((one, other) => Number(beginsWords(other.name, terms)) - Number(beginsWords(one.name, terms)));
  const named = found.filter(
    ({ name }) => name.split(' ').filter(Boolean).length === terms.length && beginsWords(name, terms),
  );
  const lists = named.length === 1 ? named : found.length <= 2 ? found : [];
  const ofSector = roles.filter((role) => !found.includes(role) && beginsWords(role.sector, terms));
  return {
    lists: lists.map(({ role }) => role),
    links: [...found.filter((role) => !lists.includes(role)), ...ofSector].map(({ role }) => role),
  };
}

function beginsWords(text: string, terms: readonly (readonly string[])[]): boolean {
  return terms.every((some) => some.some((term) => beginsWord(text, term)));
}

/** Words of scripts without spaces are found anywhere; one or two letters of the others are a whole word, such as “KP”. */
function beginsWord(text: string, term: string): boolean {
  if (withoutSpaces.test(term)) return text.includes(term);
  return ` ${text} `.includes(term.length < 3 ? ` ${term} ` : ` ${term}`);
}
