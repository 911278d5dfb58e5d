import type { IndexedRole } from '../../../content/data/roles';
import { textSearch } from '../../i18n/textSearch';

/** The roles that a search means. */
interface FoundRoles {
  /** Those that are named, and then those of a sector that is. */
  readonly found: readonly IndexedRole[];
  /** Those that only resemble what was asked for. */
  readonly similar: readonly IndexedRole[];
}

/** Returns a function that finds roles by the folded words of a search: each is in the name, or in what is typed for it. */
export async function roleSearch(
  roles: readonly IndexedRole[],
  language: string,
): Promise<(words: readonly string[]) => FoundRoles> {
  const texts = roles.map(({ id, name, words = '' }) => ({ title: name, words, english: id }));
  const search = await textSearch(texts, language, { title: 8, words: 4, english: 2 });
  const sectors = [...new Map(roles.map(({ sector }) => sector))];
  const searchSectors = await textSearch(
    sectors.map(([, title]) => ({ title })),
    language,
    { title: 1 },
  );
  return (words) => {
    if (words.length === 0) return { found: [], similar: [] };
    const matches = search(words);
    const at = (positions: readonly number[]) => positions.flatMap((position) => roles[position] ?? []);
    const ofSectors = searchSectors(words).found.flatMap((position) =>
      roles.filter(({ sector: [id] }) => id === sectors[position]?.[0]),
    );
    return {
      found: [...new Set([...at(matches.found), ...ofSectors])],
      similar: at(matches.similar).slice(0, mostSimilar),
    };
  };
}

const mostSimilar = 2;
