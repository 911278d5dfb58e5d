import { foldText } from '../../i18n/foldText';
import { hasTerms, searchTerms } from '../../i18n/searchTerms';
import type { IndexedCourse } from '../../../content/pages/facts';
import type { CourseQuery } from './courseQuery';

/**
 * Returns the courses that match a query, title matches first, and the folded terms that are found in them: every word is in
 * the title, the description, the category or the words of locales/search, or is similar to one there.
 */
export function matchCourses(
  courses: readonly IndexedCourse[],
  query: CourseQuery,
  categoryName: (category: string) => string,
  ignored: readonly string[] = [],
): { found: IndexedCourse[]; terms: string[] } {
  const folded = foldedOnce(courses, categoryName);
  const terms = searchTerms(
    query.search,
    folded.map(({ all }) => all),
    ignored,
  );
  // A search of nothing but punctuation.
  if (query.search !== '' && terms.length === 0) return { found: [], terms: [] };
  const found = folded
    .filter(
      ({ course, all }) =>
        hasLevel(course.level, query.level) && hasDuration(course.hours, query.duration) && hasTerms(all, terms),
    )
    .map(({ course, title }) => ({ course, missing: terms.filter((some) => !hasTerms(title, [some])).length }))
    .sort((a, b) => a.missing - b.missing)
    .map(({ course }) => course);
  return { found, terms: terms.flat() };
}

interface Folded {
  readonly course: IndexedCourse;
  readonly all: string;
  readonly title: string;
}

/** Folds the texts of an index once, and not at every key that is pressed. */
function foldedOnce(courses: readonly IndexedCourse[], categoryName: (category: string) => string): readonly Folded[] {
  const known = foldedIndexes.get(courses);
  if (known) return known;
  const folded = courses.map((course) => {
    const { title, description, category, words = '' } = course;
    const all = [title, description, categoryName(category), words].map(foldText).join(' ');
    return { course, all, title: foldText(title) };
  });
  foldedIndexes.set(courses, folded);
  return folded;
}

const foldedIndexes = new WeakMap<readonly IndexedCourse[], readonly Folded[]>();

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
