import { foldText, foldWords } from '../../i18n/foldText';
import { hasTerms, searchTerms } from '../../i18n/searchTerms';
import type { SearchIndex } from '../../../content/data/roles';
import type { IndexedCourse } from '../../../content/pages/facts';
import type { CourseQuery } from './courseQuery';
import { matchRoles, type FoldedRole, type FoundRoles } from './matchRoles';

interface Found {
  /** The courses, title matches first. */
  readonly courses: readonly IndexedCourse[];
  readonly roles: FoundRoles;
  /** The folded words that were found. */
  readonly terms: readonly string[];
}

/**
 * Returns what matches a query: courses of which every word is in the title, the description, the category, the words of
 * locales/search or a role that they are suggested for, or is similar to one there; and, without filters, the roles.
 */
export function matchCourses(
  index: SearchIndex,
  query: CourseQuery,
  categoryName: (category: string) => string,
  ignored: readonly string[] = [],
): Found {
  const { courses, roles } = foldedOnce(index, categoryName);
  const terms = searchTerms(
    query.search,
    courses.map(({ all }) => all),
    ignored,
  );
  // A search of nothing but punctuation.
  if (query.search !== '' && terms.length === 0) return { courses: [], roles: { lists: [], links: [] }, terms: [] };
  const found = courses
    .filter(
      ({ course, all }) =>
        hasLevel(course.level, query.level) && hasDuration(course.hours, query.duration) && hasTerms(all, terms),
    )
    .map(({ course, title }) => ({ course, missing: terms.filter((some) => !hasTerms(title, [some])).length }))
    .sort((a, b) => a.missing - b.missing)
    .map(({ course }) => course);
  const isFiltered = query.level !== 'any' || query.duration !== 'any';
  return { courses: found, roles: matchRoles(isFiltered ? [] : roles, terms), terms: terms.flat() };
}

interface FoldedCourse {
  readonly course: IndexedCourse;
  readonly all: string;
  readonly title: string;
}

interface Folded {
  readonly courses: readonly FoldedCourse[];
  readonly roles: readonly FoldedRole[];
}

/** Folds the texts of an index once, and not at every key that is pressed. */
function foldedOnce(index: SearchIndex, categoryName: (category: string) => string): Folded {
  const known = foldedIndexes.get(index);
  if (known) return known;
  const roles = index.roles.map((role) => {
    // As searches are: without articles of one letter.
    const name = foldWords(role.name).join(' ');
    const typed = foldWords(role.words ?? '').join(' ');
    return { role, name, all: `${name} ${typed}`, sector: foldText(role.sector[1]) };
  });
  const rolesOf = new Map<number, string[]>();
  for (const { role, all, sector } of roles)
    for (const position of role.courses) rolesOf.set(position, [...(rolesOf.get(position) ?? []), all, sector]);
  const courses = index.courses.map((course, position) => {
    const { title, description, category, words = '' } = course;
    const own = [title, description, categoryName(category), words].map(foldText);
    return { course, all: [...own, ...(rolesOf.get(position) ?? [])].join(' '), title: foldText(title) };
  });
  const folded = { courses, roles };
  foldedIndexes.set(index, folded);
  return folded;
}

const foldedIndexes = new WeakMap<SearchIndex, Folded>();

/** Splits a text into matched and unmatched parts; the terms are folded. */
export function markMatches(original: string, terms: readonly string[]): { text: string; matched: boolean }[] {
  const folded = foldText(original);
  const matched = new Array<boolean>(folded.length).fill(false);
  for (const term of terms)
    for (let at = folded.indexOf(term); at >= 0; at = folded.indexOf(term, at + 1))
      matched.fill(true, at, at + term.length);
  const pieces: { text: string; matched: boolean }[] = [];
  let position = 0;
  for (const character of original) {
    const { length } = foldText(character);
    const last = pieces.at(-1);
    // What folds to nothing, such as a combining accent, belongs to the character before it.
    const isMatched = length > 0 ? matched.slice(position, position + length).includes(true) : (last?.matched ?? false);
    if (last?.matched === isMatched) last.text += character;
    else pieces.push({ text: character, matched: isMatched });
    position += length;
  }
  return pieces;
}

function hasLevel(level: string, wanted: CourseQuery['level']): boolean {
  return wanted === 'any' || level === wanted;
}

function hasDuration(hours: number, wanted: CourseQuery['duration']): boolean {
  if (wanted === 'any') return true;
  return wanted === (hours <= 1 ? 'short' : hours <= 3 ? 'medium' : 'long');
}
