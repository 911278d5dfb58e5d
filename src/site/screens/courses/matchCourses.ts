import { foldText, foldWords } from '../../i18n/foldText';
import type { IndexedCourse } from '../../../content/facts';
import type { CourseQuery } from './courseQuery';

/** Returns the courses that match a query, title matches first: every word is in the title, description or category. */
export function matchCourses(
  courses: readonly IndexedCourse[],
  query: CourseQuery,
  categoryName: (category: string) => string,
): IndexedCourse[] {
  const words = foldWords(query.search);
  return courses
    .filter(({ level, hours }) => hasLevel(level, query.level) && hasDuration(hours, query.duration))
    .flatMap((course) => {
      const title = foldText(course.title);
      const all = [title, foldText(course.description), foldText(categoryName(course.category))].join('\n');
      if (!words.every((word) => all.includes(word))) return [];
      return [{ course, missing: words.filter((word) => !title.includes(word)).length }];
    })
    .sort((a, b) => a.missing - b.missing)
    .map(({ course }) => course);
}

/** Splits a text into matched and unmatched parts; the words are folded. */
export function markMatches(original: string, words: readonly string[]): { text: string; matched: boolean }[] {
  const folded = foldText(original);
  const matched = new Array<boolean>(folded.length).fill(false);
  for (const word of words)
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1))
      matched.fill(true, at, at + word.length);
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
