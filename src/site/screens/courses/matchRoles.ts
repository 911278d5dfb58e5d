import type { IndexedRole } from '../../../content/data/roles';
import { foldWords } from '../../i18n/foldText';
import { textSearch } from '../../i18n/textSearch';

/** The roles that a search means. */
export interface FoundRoles {
  /** Shown with their courses: the one that is named, or one of two. */
  readonly lists: readonly IndexedRole[];
  /** The others, and those of a sector that is searched for. */
  readonly links: readonly IndexedRole[];
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
    if (words.length === 0) return { lists: [], links: [], similar: [] };
    const matches = search(words);
    const at = (positions: readonly number[]) => positions.flatMap((position) => roles[position] ?? []);
    const found = at(matches.found);
    const named = found.filter(({ name }) => foldWords(name, language).join(' ') === words.join(' '));
    const lists = named.length > 0 ? named : found.length <= 2 ? found : [];
    const ofSectors = searchSectors(words).found.flatMap((position) =>
      roles.filter(({ sector: [id] }) => id === sectors[position]?.[0]),
    );
    const links = [...found, ...ofSectors.filter((role) => !found.includes(role))];
    return {
      lists,
      links: links.filter((role) => !lists.includes(role)),
      similar: at(matches.similar).slice(0, mostSimilar),
    };
  };
}

const mostSimilar = 2;
