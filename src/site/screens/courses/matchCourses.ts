import { levels } from '../../../content/data/levels';
import type { IndexedRole, SearchIndex } from '../../../content/data/roles';
import type { IndexedCourse } from '../../../content/pages/facts';
import { foldWords, isUnspaced } from '../../i18n/foldText';
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
 * words finds every course. Where neither a course nor a role has all, the subjects that all lack are given, or else near ones.
 */
export async function courseSearch(
  { courses, roles, lacks = [] }: SearchIndex,
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
  const search = await textSearch(texts, language, { title: 8, words: 4, category: 2, english: 2, description: 1 });
  const findRoles = await roleSearch(roles, language);
  const findLacks = subjectSearch(lacks, language);
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
    const at = (positions: readonly number[]) =>
      positions.flatMap((position) => byLevel[position] ?? []).filter(isWanted);
    const ofRoles = findRoles(hasFilters({ ...query, search: '' }) ? [] : words);
    const foundRoles = ofRoles.found.flatMap((position) => roles[position] ?? []);
    const unknown = words.filter((word) => search([word]).found.length === 0);
    const isFound = found.length + foundRoles.length > 0 || words.length === 0;
    const lacking = isFound ? [] : findLacks(words, unknown);
    const isNothing = !isFound && lacking.length === 0;
    const split = isNothing ? splitByRole(words) : undefined;
    return {
      courses: words.length > 0 ? at(found) : courses.filter(isWanted),
      similar: isNothing ? at(split?.found ?? similar) : [],
      roles: foundRoles,
      similarRoles: split?.roles ?? [],
      lacking,
      isRoleNamed: foundRoles.some((role) => isNamedBy(role, words)),
      terms: split?.terms ?? terms,
    };
  };
}

const nothing = { courses: [], similar: [], roles: [], similarRoles: [], lacking: [] };

/**
 * Returns the search of subjects that no course teaches: it finds those that have every word, or else those with a word that no
 * course has. A word is found while it is typed and with another ending, not with a mistake: mediation is not medication.
 */
function subjectSearch(names: readonly string[], language: string) {
  const has = (name: string, word: string) =>
    foldWords(name, language).some((one) =>
      isUnspaced(word)
        ? one.includes(word)
        : word.length > 2 && (one.startsWith(word) || (one.length > 4 && isNearly(word, one))),
    );
  return (words: readonly string[], unknown: readonly string[]) => {
    const whole = names.filter((name) => words.every((word) => has(name, word)));
    return whole.length > 0 ? whole : names.filter((name) => unknown.some((word) => has(name, word)));
  };
}

/** Returns whether what is typed is a name, with another ending or while it is typed. */
function isNearly(typed: string, name: string): boolean {
  return typed.startsWith(name.slice(0, Math.ceil(name.length * 0.7))) && typed.length <= name.length + 3;
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
