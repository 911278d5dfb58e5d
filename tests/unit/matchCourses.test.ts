import { foldWords } from '../../src/site/i18n/foldText';
import type { IndexedCourse } from '../../src/content/pages/facts';
import { emptyQuery, filtersOf, hasFilters, parseCourseQuery } from '../../src/site/screens/courses/courseQuery';
import { markMatches, matchCourses } from '../../src/site/screens/courses/matchCourses';

const courses: IndexedCourse[] = [
  course('first-aid', 'health-safety', 'Basic First Aid', 'Give simple first aid until help arrives.', 3, 'beginner'),
  course('incident', 'cyber-security', 'Incident Response', 'What to do first when an attack comes.', 5, 'advanced'),
  course('level-1', 'food-safety', 'Food Safety Level 1', 'Keep food safe.', 2, 'beginner'),
  course('age', 'licenses', 'Age Verification', 'Ask for identification in a café.', 1, 'beginner'),
];
const names: Readonly<Record<string, string>> = {
  'health-safety': 'Health and Safety',
  'cyber-security': 'Cyber Security',
  'food-safety': 'Food Safety',
  licenses: 'Licenses and Alcohol',
};

test('without search and filters every course is left, in the order of the catalogue', () => {
  expect(found('')).toEqual(['first-aid', 'incident', 'level-1', 'age']);
});

test('a title with the word comes before a description or category with it', () => {
  expect(found('first')).toEqual(['first-aid', 'incident']);
  expect(found('safety')).toEqual(['level-1', 'first-aid']);
});

test('every word has to be found, wherever it is', () => {
  expect(found('alcohol age')).toEqual(['age']);
  expect(found('  first   aid ')).toEqual(['first-aid']);
  expect(found('first alcohol')).toEqual([]);
});

test('case and accents do not matter, on either side', () => {
  expect(found('CAFE')).toEqual(['age']);
  expect(found('bâsic')).toEqual(['first-aid']);
  expect(foldWords('Łódź İŞ ŵyth')).toEqual(['lodz', 'is', 'wyth']);
});

test('no-break spaces in the texts do not matter', () => {
  const bound = [course('bound', 'licenses', 'Personal\u00a0Licence', 'A short course.', 1, 'beginner')];
  expect(matchCourses(bound, { ...emptyQuery, search: 'personal licence' }, () => '').found).toHaveLength(1);
});

test('characters with a meaning in patterns are plain characters', () => {
  expect(found('.*')).toEqual([]);
  expect(found('(first')).toEqual(['first-aid', 'incident']);
});

test.each([
  ['punctuation', 'first aid,', 'first aid'],
  ['a hyphen', 'first-aid', 'first aid'],
  ['an ampersand', 'health & safety', 'health and safety'],
  ['full-width letters', 'ＦＩＲＳＴ', 'first'],
  ['words that say nothing', 'course and first aid', 'first aid'],
  ['a letter too few', 'alchol', 'alcohol'],
  ['a letter too many', 'alcohhol', 'alcohol'],
  ['another letter', 'alcahol', 'alcohol'],
  ['two letters in the other order', 'aclohol', 'alcohol'],
  ['a wrong letter in a word that is not whole yet', 'verifycat', 'verification'],
  ['two words in one', 'firstaid', 'first aid'],
])('%s: “%s” finds what “%s” finds', (_, typed, meant) => {
  expect(found(meant)).not.toEqual([]);
  expect(found(typed)).toEqual(found(meant));
});

test('a word that there is stands for no similar one', () => {
  expect(found('food')).toEqual(['level-1']);
  expect(found('aids')).toEqual(['first-aid']);
  expect(found('aid')).toEqual(['first-aid']);
  // Too short to be guessed.
  expect(found('agx')).toEqual([]);
});

test('apostrophes of any kind are the same, in all scripts', () => {
  const ukrainian = [course('link', 'licenses', 'Зв’язок', 'Як говорити.', 1, 'beginner')];
  for (const search of ['зв’язок', "зв'язок", 'зв\u02bcязок', 'звязок'])
    expect(matchCourses(ukrainian, { ...emptyQuery, search }, () => '').found).toHaveLength(1);
});

test('an article that is joined to its word is not searched for', () => {
  expect(foldWords('l’hygiène, sull’igiene')).toEqual(['hygiene', 'sull', 'igiene']);
  expect(foldWords('Natasha’s')).toEqual(['natashas']);
});

test('Arabic is found without its vowels, and as a Persian keyboard types it', () => {
  expect(foldWords('السَّلامة')).toEqual(foldWords('السلامه'));
  expect(foldWords('کی')).toEqual(foldWords('كي'));
});

test('what was found is marked also where it was typed otherwise', () => {
  const { terms } = matchCourses(courses, { ...emptyQuery, search: 'verifycation' }, () => '');
  expect(markMatches('Age Verification', terms)).toEqual([
    { text: 'Age ', matched: false },
    { text: 'Verification', matched: true },
  ]);
});

test('the words of a course that are not shown find it', () => {
  const some = courses.map((one) => (one.id === 'level-1' ? { ...one, words: 'kitchen, chef' } : one));
  expect(matchCourses(some, { ...emptyQuery, search: 'Kitchen' }, () => '').found.map(({ id }) => id)).toEqual([
    'level-1',
  ]);
});

test('level and duration narrow the list, alone and with words', () => {
  expect(found('', { level: 'advanced' })).toEqual(['incident']);
  expect(found('', { duration: 'short' })).toEqual(['age']);
  expect(found('', { duration: 'medium' })).toEqual(['first-aid', 'level-1']);
  expect(found('', { duration: 'long' })).toEqual(['incident']);
  expect(found('first', { level: 'beginner', duration: 'medium' })).toEqual(['first-aid']);
});

test('marks what was found in the letters of the original', () => {
  expect(markMatches('Un café chaud', ['cafe'])).toEqual([
    { text: 'Un ', matched: false },
    { text: 'café', matched: true },
    { text: ' chaud', matched: false },
  ]);
  expect(markMatches('cafe\u0301', ['cafe'])).toEqual([{ text: 'cafe\u0301', matched: true }]);
  expect(markMatches('Straße', ['strass'])).toEqual([
    { text: 'Straß', matched: true },
    { text: 'e', matched: false },
  ]);
  expect(markMatches('ความปลอดภัย', ['ปลอด']).filter(({ matched }) => matched)).toEqual([
    { text: 'ปลอด', matched: true },
  ]);
  expect(markMatches('Food', [])).toEqual([{ text: 'Food', matched: false }]);
});

test('the address says the query, and only what is known of it', () => {
  expect(parseCourseQuery('?search=%20first+aid&level=beginner&duration=week')).toEqual({
    search: 'first aid',
    level: 'beginner',
    duration: 'any',
  });
  expect(filtersOf({ search: 'first aid', level: 'beginner', duration: 'any' })).toEqual({
    search: 'first aid',
    level: 'beginner',
  });
  expect(hasFilters(parseCourseQuery('?search='))).toBe(false);
});

function found(search: string, filters = {}) {
  const query = { ...emptyQuery, search, ...filters };
  return matchCourses(courses, query, (slug) => names[slug] ?? '', ['and', 'course']).found.map(({ id }) => id);
}

function course(
  id: string,
  category: string,
  title: string,
  description: string,
  hours: number,
  level: IndexedCourse['level'],
): IndexedCourse {
  return { id, category, hue: 'fern', title, description, hours, level };
}
