import type { IndexedCourse } from '../../model/facts';
import type { CourseQuery } from './courseQuery';
import { foldText } from './foldText';

/** Returns the courses that match a query, title matches first: every word is in the title, description or category. */
export function matchCourses<Course extends IndexedCourse>(
  courses: readonly Course[],
  query: CourseQuery,
  categoryName: (category: string) => string,
): Course[] {
  const words = searchWords(query.search);
  return courses
    .filter(({ level, hours }) => hasLevel(level, query.level) && hasDuration(hours, query.duration))
    .flatMap((course) => {
      const title = foldText(course.title).text;
      const all = `${title}\n${foldText(course.description).text}\n${foldText(categoryName(course.category)).text}`;
      if (!words.every((word) => all.includes(word))) return [];
      return [{ course, missing: words.filter((word) => !title.includes(word)).length }];
    })
    .sort((a, b) => a.missing - b.missing)
    .map(({ course }) => course);
}

/** Returns the folded words of a search. */
export function searchWords(search: string): string[] {
  return foldText(search)
    .text.split(/\s+/)
    .filter((word) => word !== '');
}

/** Splits a text into matched and unmatched parts. */
export function markMatches(original: string, words: readonly string[]): { text: string; matched: boolean }[] {
  const { text, origins } = foldText(original);
  const matched = new Set<number>();
  for (const word of words)
    for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
      for (let index = at; index < at + word.length; index += 1) matched.add(origins[index] ?? 0);
  const pieces: { text: string; matched: boolean }[] = [];
  let position = 0;
  for (const character of original) {
    // A combining accent belongs to the letter before it.
    const piece = pieces.at(-1);
    const isMatched = /^[\u0300-\u036f]$/.test(character) ? (piece?.matched ?? false) : matched.has(position);
    if (piece?.matched === isMatched) piece.text += character;
    else pieces.push({ text: character, matched: isMatched });
    position += character.length;
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
