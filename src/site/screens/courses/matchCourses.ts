import type { IndexedRole, SearchIndex } from '../../../content/data/roles';
import type { IndexedCourse } from '../../../content/pages/facts';
import { foldWords } from '../../i18n/foldText';
import { tellingWords } from '../../i18n/searchTerms';
import { textSearch } from '../../i18n/textSearch';
import { hasFilters, hoursOf, type CourseQuery } from './courseQuery';

interface CourseSearchOptions {
  readonly language: string;
  /** Words that say nothing of what is looked for, with commas between: “and, course”. */
  readonly ignored: string;
  readonly categoryName: (category: string) => string;
}

/**
 * Returns the search of an index, which finds the best first. A course is found that has every word, or one like it, in its
 * title, its description, its subject or the words of locales/search; without filters a role is found, too. A search of ignored
 * words finds every course. Near courses are given where neither a course nor a role has all, and it is no subject that all lack.
 */
export async function courseSearch(
  { courses, roles, lacks = [] }: SearchIndex,
  { language, ignored, categoryName }: CourseSearchOptions,
) {
  const texts = courses.map(({ id, title, category, description, words = '' }) => ({
    title,
    words,
    category: categoryName(category),
    // Ids are English, which people type as well.
    english: id,
    description,
  }));
  const search = await textSearch(texts, language, { title: 8, words: 4, category: 2, english: 2, description: 1 });
  const findRoles = await roleSearch(roles, language);
  const lacking = lacks.map((name) => foldWords(name, language).join(' '));
  return (query: CourseQuery) => {
    const isWanted = ({ level, hours }: IndexedCourse) =>
      (query.level === 'any' || level === query.level) && hasDuration(hours, query.duration);
    const words = query.search === '' ? [] : tellingWords(query.search, ignored, language);
    if (!words) return { courses: [], similar: [], roles: [], isRoleNamed: false, terms: new Set<string>() };
    const { found, similar, isTitled, terms } = search(words);
    const at = (positions: readonly number[]) =>
      positions.flatMap((position) => courses[position] ?? []).filter(isWanted);
    const isLacking = lacking.some((name) => words.every((word) => name.includes(word)));
    const ofRoles = findRoles(hasFilters({ ...query, search: '' }) ? [] : words);
    return {
      courses: words.length > 0 ? at(found) : courses.filter(isWanted),
      similar: ofRoles.found.length > 0 || isLacking ? [] : at(similar),
      roles: ofRoles.found.flatMap((position) => roles[position] ?? []),
      // The name of a role has what the title of no course has.
      isRoleNamed: ofRoles.isTitled && !isTitled,
      terms,
    };
  };
}

function hasDuration(hours: number, wanted: CourseQuery['duration']): boolean {
  if (wanted === 'any') return true;
  const { least, most } = hoursOf[wanted];
  return least <= hours && hours <= most;
}

/** Returns the search of roles, each in its name, what is typed for it and its sector. */
function roleSearch(roles: readonly IndexedRole[], language: string) {
  const texts = roles.map(({ id, name, words = '', sector: [, sector] }) => ({
    title: name,
    words,
    english: id,
    sector,
  }));
  return textSearch(texts, language, { title: 8, words: 4, english: 2, sector: 1 });
}
