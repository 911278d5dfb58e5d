import type { IndexedRole } from '../../../content/data/roles';
import { textSearch } from '../../i18n/textSearch';

/** The roles that a search means, and those that only resemble it. */
interface FoundRoles {
  readonly found: readonly IndexedRole[];
  readonly similar: readonly IndexedRole[];
}

/** Returns a function that finds roles by the folded words of a search: in the name, in what is typed for it, or its sector. */
export async function roleSearch(
  roles: readonly IndexedRole[],
  language: string,
): Promise<(words: readonly string[]) => FoundRoles> {
  const texts = roles.map(({ id, name, words = '', sector: [, sector] }) => ({
    title: name,
    words,
    english: id,
    sector,
  }));
  const search = await textSearch(texts, language, { title: 8, words: 4, english: 2, sector: 1 });
  return (words) => {
    const { found, similar } = search(words);
    const at = (positions: readonly number[]) => positions.flatMap((position) => roles[position] ?? []);
    return { found: at(found), similar: at(similar).slice(0, mostSimilar) };
  };
}

const mostSimilar = 2;
