import { foldWords } from '../../src/site/i18n/foldText';
import type { IndexedRole, SearchIndex } from '../../src/content/data/roles';
import type { IndexedCourse } from '../../src/content/pages/facts';
import { emptyQuery, filtersOf, hasFilters, parseCourseQuery } from '../../src/site/screens/courses/courseQuery';
import { markMatches, matchCourses } from '../../src/site/screens/courses/matchCourses';

const courses: IndexedCourse[] = [
  course('first-aid', 'health-safety', 'Basic First Aid', 'Give simple first aid until help arrives.', 3, 'beginner'),
  course('incident', 'cyber-security', 'Incident Response', 'What to do first when an attack comes.', 5, 'advanced'),
  course('level-1', 'food-safety', 'Food Safety Level 1', 'Keep food safe.', 2, 'beginner'),
  course('age', 'licenses', 'Age Verification', 'Ask for identification in a café.', 1, 'beginner'),
];
const roles: IndexedRole[] = [
  role('bar', 'Bar staff', [3], 'bartender, KP'),
  role('cleaner', 'Cleaning staff', [2], 'cleaner'),
  role('manager', 'Hotel manager', [1], undefined),
  role('night', 'Night porter', [0, 1], 'night manager, concierge'),
  role('kitchen', 'Kitchen porter', [2], 'dishwasher'),
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

test('up to three letters begin a word; “&” joins those beside it', () => {
  const own = [
    { ...course('health', 'health-safety', 'Appeals', 'Months of maintenance.', 1, 'beginner'), words: 'H&S, PPE' },
    course('ai', 'cyber-security', 'AI Tools', 'Appeal paths, opposed.', 1, 'beginner'),
  ];
  expect(foundIn(own, 'ai')).toEqual(['ai']);
  expect(foundIn(own, 'h&s')).toEqual(['health']);
  expect(foundIn(own, 'ppe')).toEqual(['health']);
  expect(foundIn(own, 'app')).toEqual(['health', 'ai']);
});

test('case and accents do not matter, on either side', () => {
  expect(found('CAFE')).toEqual(['age']);
  expect(found('bâsic')).toEqual(['first-aid']);
  expect(foldWords('Łódź İŞ ŵyth')).toEqual(['lodz', 'is', 'wyth']);
});

test('no-break spaces in the texts do not matter', () => {
  const bound = [course('bound', 'licenses', 'Personal\u00a0Licence', 'A short course.', 1, 'beginner')];
  expect(foundIn(bound, 'personal licence')).toHaveLength(1);
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
    expect(foundIn(ukrainian, search)).toHaveLength(1);
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
  const { terms } = matchCourses({ courses, roles: [] }, { ...emptyQuery, search: 'verifycation' }, () => '');
  expect(markMatches('Age Verification', terms)).toEqual([
    { text: 'Age ', matched: false },
    { text: 'Verification', matched: true },
  ]);
});

test('the words of a course that are not shown find it', () => {
  const some = courses.map((one) => (one.id === 'level-1' ? { ...one, words: 'kitchen, chef' } : one));
  expect(foundIn(some, 'Kitchen')).toEqual(['level-1']);
});

describe('a role', () => {
  test.each([
    ['its name', 'night porter', ['night'], []],
    ['the beginning of its name', 'nigh', ['night'], []],
    ['what is typed for it', 'concierge', ['night'], []],
    ['a wrong letter', 'concierje', ['night'], []],
    ['a word of two roles', 'porter', ['night', 'kitchen'], []],
    ['two letters that are a word', 'kp', ['bar'], []],
    ['two letters that are none', 'ni', [], []],
    ['the inside of a word', 'orter', [], []],
    ['its sector', 'hotels and bars', [], ['bar', 'cleaner', 'manager', 'night', 'kitchen']],
  ])('is found by %s', (_, typed, lists, links) => {
    expect(foundRoles(typed)).toEqual({ lists, links });
  });

  test('is one of many by a word that many have, those with it in the name first', () => {
    const many = [role('day', 'Day staff', [0], undefined), ...roles, role('shop', 'Shop manager', [1], undefined)];
    expect(foundRoles('staff', {}, many)).toEqual({ lists: [], links: ['day', 'bar', 'cleaner'] });
    expect(foundRoles('manager', {}, many)).toEqual({ lists: [], links: ['manager', 'shop', 'night'] });
  });

  test('that is named exactly has its list, and the others are links', () => {
    const both = [role('lead', 'Volunteer coordinator', [1], undefined), role('one', 'Volunteer', [0], undefined)];
    expect(foundRoles('volunteer', {}, both)).toEqual({ lists: ['one'], links: ['lead'] });
  });

  test('finds its courses, and is left out where they are filtered', () => {
    expect(found('bartender')).toEqual(['age']);
    expect(found('night porter', { level: 'advanced' })).toEqual(['incident']);
    expect(foundRoles('night porter', { level: 'advanced' })).toEqual({ lists: [], links: [] });
  });

  test('of a language without spaces is found by any part of its name', () => {
    const thai = [role('nurse', 'หัวหน้าพยาบาล', [0], undefined)];
    expect(foundRoles('พยาบาล', {}, thai).lists).toEqual(['nurse']);
  });

  function foundRoles(search: string, filters = {}, some = roles) {
    const { lists, links } = match(search, filters, some).roles;
    return { lists: lists.map(({ id }) => id), links: links.map(({ id }) => id) };
  }
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
  return match(search, filters).courses.map(({ id }) => id);
}

function match(search: string, filters = {}, some: readonly IndexedRole[] = roles) {
  const index: SearchIndex = { courses, roles: some };
  return matchCourses(index, { ...emptyQuery, search, ...filters }, (slug) => names[slug] ?? '', ['and', 'course']);
}

function foundIn(some: readonly IndexedCourse[], search: string) {
  const { courses: all } = matchCourses({ courses: some, roles: [] }, { ...emptyQuery, search }, () => '');
  return all.map(({ id }) => id);
}

function role(id: string, name: string, positions: readonly number[], words: string | undefined): IndexedRole {
  return { id, name, sector: ['hotels', 'Hotels and bars'], ...(words !== undefined && { words }), courses: positions };
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
