import { levels } from '../../../content/data/levels';
import type { IndexedRole, SearchIndex } from '../../../content/data/roles';
import type { IndexedCourse } from '../../../content/pages/facts';
import { foldWords, isUnspaced, wordsIn } from '../../i18n/foldText';
import { hasWord, indexTerms, isNearly, tellingWords } from '../../i18n/searchTerms';
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
 * words finds every course. Where neither a course nor a role has all, the subjects that all lack are given, or else what was
 * searched for, and near ones.
 */
export async function courseSearch(
  { courses, roles, sectors = [] }: SearchIndex,
  { language, ignored, categoryName }: CourseSearchOptions,
) {
  const byLevel = [...courses].sort((one, other) => levels.indexOf(one.level) - levels.indexOf(other.level));
  const texts = byLevel.map(({ id, title, category, description, words = '' }) => ({
    title,
    words,
    category: categoryName(category),
    // Ids are English, which people type as well.
    english: id,
    // A short word says nothing there, such as “new”; “AI” does.
    description: description.replace(/(?<!\p{L})\p{Ll}{1,3}(?!\p{L})/gu, ''),
  }));
  const lacks = [...new Set(sectors.flatMap((sector) => sector.lacks))];
  const weights = { title: 8, words: 4, category: 2, english: 2, description: 1 };
  const search = await textSearch(texts, language, weights, lacks);
  const roleTexts = roles.map(({ id, name, words = '', sector: [, sector] }) => ({
    title: name,
    words,
    english: id,
    sector,
  }));
  const findRoles = await textSearch(roleTexts, language, { title: 8, words: 4, english: 2, sector: 1 });
  const findLacks = (words: readonly string[], isFound: boolean) => {
    const joined = [words.join('')];
    const hasAll = (text: string, ways = [words, joined]) =>
      ways.some((some) => some.every((word) => hasWord(foldWords(text, language), word)));
    const whole = lacks.filter((name) => hasAll(name));
    const ways = words.some(isUnspaced) ? [joined] : undefined;
    const isCalled = courses.some(({ title, words = '' }) =>
      [title, ...words.split(',')].some((name) => hasAll(name, ways)),
    );
    // Many courses have the words “moving” and “people” somewhere; none is called so.
    if (isFound) return words.length > 1 && !isCalled ? whole : [];
    const unknown = words.filter((word) => search([word]).found.length === 0);
    return whole.length > 0
      ? whole
      : lacks.filter((name) => unknown.some((word) => hasWord(foldWords(name, language), word)));
  };
  const isNamedBy = ({ name, words: also = '' }: IndexedRole, typed: readonly string[]) =>
    [name, ...also.split(',')].some((one) => isNearly(typed.join(''), foldWords(one, language).join('')));
  /** The role that has most of the words, and the courses that have all others: “care home induction”. */
  const splitByRole = (words: readonly string[]) => {
    const [position = -1] = findRoles(words).similar;
    const role = roles[position];
    const isOwn = (word: string) => findRoles([word]).found.includes(position);
    const own = words.filter(isOwn);
    const { found, terms } = search(words.filter((word) => !isOwn(word)));
    const isNear = role && found.length > 0 && (own.length > 1 || isNamedBy(role, own));
    return isNear ? { found: found.slice(0, 6), terms, roles: [role] } : undefined;
  };
  return (query: CourseQuery) => {
    const { least, most } = hoursOf[query.duration];
    const isWanted = ({ level, hours }: IndexedCourse) =>
      (query.level === 'any' || level === query.level) && least <= hours && hours <= most;
    const words = query.search === '' ? [] : tellingWords(query.search, ignored, language);
    if (!words) return { ...nothing, isRoleNamed: false, terms: new Set<string>() };
    const { found, similar, terms } = search(words);
    const at = (positions: readonly number[]) => coursesAt(positions, byLevel).filter(isWanted);
    const foundRoles = coursesAt(findRoles(hasFilters({ ...query, search: '' }) ? [] : words).found, roles);
    const isFound = found.length + foundRoles.length > 0 || words.length === 0;
    const lacking = findLacks(words, isFound);
    const isNothing = !isFound && lacking.length === 0;
    const split = isNothing ? splitByRole(words) : undefined;
    const wanted = words.length > 0 ? at(found) : courses.filter(isWanted);
    // What has the words without the filters is near.
    const near = isFound ? coursesAt(found, byLevel) : at(split?.found ?? similar);
    return {
      courses: lacking.length > 0 ? [] : wanted,
      similar: wanted.length === 0 || lacking.length > 0 ? near : [],
      roles: foundRoles,
      similarRoles: split?.roles ?? [],
      lacking: isNothing ? [query.search] : lacking,
      isRoleNamed: foundRoles.some((role) => isNamedBy(role, words)),
      terms: split?.terms ?? terms,
    };
  };
}

/** Returns what is at these positions of a list of all. */
export function coursesAt<Course>(positions: readonly number[] = [], courses: readonly Course[] = []): Course[] {
  return positions.flatMap((position) => courses[position] ?? []);
}

const nothing = { courses: [], similar: [], roles: [], similarRoles: [], lacking: [] };

export interface MarkedText {
  readonly text: string;
  readonly matched: boolean;
}

/** Splits a text into matched and unmatched parts; the terms are those of a search. */
export function markMatches(text: string, terms: ReadonlySet<string>, language: string): MarkedText[] {
  const parts: MarkedText[] = [];
  let position = 0;
  const add = (end: number, matched: boolean) => {
    if (end > position) parts.push({ text: text.slice(position, end), matched });
    position = end;
  };
  for (const [from, to] of matchedRanges(text, terms, language)) {
    add(Math.max(from, position), false);
    add(to, true);
  }
  add(text.length, false);
  return parts;
}

/** Returns where the words and pieces are that have been found; pieces may overlap. */
function matchedRanges(text: string, terms: ReadonlySet<string>, language: string): [number, number][] {
  let position = 0;
  return wordsIn(text).flatMap((word): [number, number][] => {
    const start = text.indexOf(word, position);
    position = start + word.length;
    if (!isUnspaced(word))
      return foldWords(word, language)
        .flatMap(indexTerms)
        .some((term) => terms.has(term))
        ? [[start, position]]
        : [];
    return Array.from(word, (_, at): [number, number] | undefined => {
      const size = [2, 3, 4, 5].find((length) =>
        foldWords(word.slice(at, at + length), language).some((piece) => terms.has(piece)),
      );
      return size === undefined ? undefined : [start + at, Math.min(start + at + size, position)];
    }).filter((range) => range !== undefined);
  });
}
