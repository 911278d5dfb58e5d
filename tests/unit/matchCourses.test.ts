import fc from 'fast-check';
import type { IndexedRole } from '../../src/content/data/roles';
import type { IndexedCourse } from '../../src/content/pages/facts';
import { emptyQuery, hasFilters, parseCourseQuery } from '../../src/site/screens/courses/courseQuery';
import { courseSearch, markMatches } from '../../src/site/screens/courses/matchCourses';

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

test('without search and filters every course is left, in the order of the catalogue', async () => {
  expect(await found('')).toEqual(['first-aid', 'incident', 'level-1', 'age']);
});

test('a title with the word comes before a description or category with it', async () => {
  expect(await found('first')).toEqual(['first-aid', 'incident']);
  expect(await found('safety')).toEqual(['level-1', 'first-aid']);
});

test('every word has to be found, wherever it is; what has one of them in its title only resembles', async () => {
  expect(await found('alcohol age')).toEqual(['age']);
  expect(await found('  first   aid ')).toEqual(['first-aid']);
  expect(await match('first alcohol')).toMatchObject({ courses: [], similar: [courses[0]] });
  for (const search of ['lone arrange', 'attack alcohol', 'foot ages', 'anti food laundering', 'dirst'])
    expect(await match(search)).toMatchObject({ courses: [], similar: [] });
  const thai = [course('one', 'x', 'การพัฒนาคนเก่ง', 'ทำอะไรให้ทีม งานของเดี่ยวเอียว', 1, 'beginner')];
  expect(await matchIn(thai, 'ทำงานคนเดียว', 'th')).toMatchObject({ courses: [], similar: [] });
});

test('words that say nothing find every course, and punctuation or pictures alone find none', async () => {
  expect(await found('courses')).toHaveLength(courses.length);
  expect(await found('and the')).toHaveLength(courses.length);
  for (const search of ['.*', '!?', '🔥', '\u0301'])
    expect(await match(search)).toMatchObject({ courses: [], similar: [] });
});

test('the id of a course, which is English, finds it in every language', async () => {
  const german = [course('manual-handling', 'health-safety', 'Heben und Tragen', 'Lasten bewegen.', 1, 'beginner')];
  expect(await foundIn(german, 'manual handling', 'de')).toEqual(['manual-handling']);
});

test('subjects that no course teaches are found while they are typed, where nothing else is', async () => {
  const lacks = ['safeguarding', 'moving and handling people', 'prévention des infections'];
  const named = async (search: string, some = lacks) =>
    (await searchOf(courses, roles, 'en', some))({ ...emptyQuery, search }).lacking;
  for (const search of ['SAFEGUARDING', 'safegu', 'safeguards', 'safeguarding aid', 'safegaurding', 'safe guarding'])
    expect(await named(search)).toEqual(['safeguarding']);
  expect(await named('handling people')).toEqual(['moving and handling people']);
  expect(await named('preventions')).toEqual(['prévention des infections']);
  for (const search of ['first aid', 'course', '!?']) expect(await named(search)).toEqual([]);
  // Each of a course's names is one by itself.
  const load = [{ ...course('load', 'hr', 'Manual Handling', '', 1, 'beginner'), words: 'lifting, moving loads' }];
  expect((await searchOf(load, [], 'en', lacks))({ ...emptyQuery, search: 'moving handling' }).lacking).toHaveLength(1);
  // A course on mediation is none on it.
  const near = [...courses, course('resolve', 'hr', 'Mediation', 'Patterns of talks.', 1, 'beginner')];
  for (const search of ['medication', 'medications', 'pat'])
    expect((await searchOf(near, roles, 'en', ['medication']))({ ...emptyQuery, search })).toMatchObject({
      courses: [],
      lacking: [search === 'pat' ? search : 'medication'],
    });
  // Else what was searched for is: a word that is nearly one of these is another one.
  for (const search of ['zeppelin', 'sa', 'meditation']) expect(await named(search, ['medication'])).toEqual([search]);
  expect(await named('感染', ['弱势人群保护', '感染预防与控制'])).toEqual(['感染预防与控制']);
});

test('no-break spaces in the texts do not matter', async () => {
  const bound = [course('bound', 'licenses', 'Personal\u00a0Licence', 'A short course.', 1, 'beginner')];
  expect(await foundIn(bound, 'personal licence')).toHaveLength(1);
});

test.each([
  ['punctuation', 'first aid,', 'first aid'],
  ['a hyphen', 'first-aid', 'first aid'],
  ['full-width letters', 'ＦＩＲＳＴ', 'first'],
  ['capitals and accents', 'CAFÉ', 'cafe'],
  ['words that say nothing', 'course and first aid', 'first aid'],
  ['a letter too few', 'alchol', 'alcohol'],
  ['a letter too many', 'alcohhol', 'alcohol'],
  ['another letter', 'alcahol', 'alcohol'],
  ['two letters in the other order', 'aclohol', 'alcohol'],
  ['two other vowels', 'alcehal', 'alcohol'],
  ['four letters in another order', 'fodo safety', 'food safety'],
  ['a letter twice and another once', 'attacck', 'attack'],
  ['another ending', 'attacker', 'attack'],
])('%s: “%s” finds what “%s” finds', async (_, typed, meant) => {
  expect(await found(meant)).not.toEqual([]);
  expect(await found(typed)).toEqual(await found(meant));
});

test.each([
  ['de', 'Führungskräfte stärken', ['Fuehrungskraefte', 'führungskrafte', 'Führungskräfteschulung']],
  ['de', 'Brandschutz im Betrieb', ['Brandschutzunterweisung', 'Brandschutzkurs', 'Schutz im Betrieb']],
  ['de', 'Große Maße', ['grosse masse']],
  ['fr', 'Le contrôle de l’âge', ['l’âge', "l'age", 'age', 'controle d’âge']],
  ['uk', 'Зв’язок', ['зв’язок', "зв'язок", 'зв\u02bcязок', 'звязок']],
  ['cy', 'Cymorth cyntaf', ['gymorth cyntaf', 'nghymorth', 'chymorth']],
  ['el', 'Πρώτες βοήθειες', ['πρώτων βοηθειών', 'ΒΟΗΘΕΙΑ']],
  ['pl', 'Łódź i bezpieczeństwo', ['lodz', 'bezpieczeństwa']],
  ['tr', 'İş güvenliği', ['is guvenligi', 'İŞ GÜVENLİĞİ']],
  ['zh', '消防安全', ['消防', '消防培训', '消防课程']],
  ['th', 'การตรวจฟิชชิง', ['ฟิชชิ่ง', 'ตรวจ']],
  ['ar', 'السَّلامة', ['السلامه', 'السلامة']],
])('in “%s”, “%s” is found as people write it: %j', async (language, title, searches) => {
  const some = [course('one', 'x', title, '', 1, 'beginner'), course('two', 'y', 'Zebra', '', 1, 'beginner')];
  for (const search of searches) expect([search, await nearestIn(some, search, language)]).toEqual([search, 'one']);
});

test('two words that are typed as one find what has both first', async () => {
  expect((await found('firstaid'))[0]).toBe('first-aid');
});

test('a word that there is stands for no other one by a mistake', async () => {
  expect(await found('food')).toEqual(['level-1']);
  expect(await found('aid')).toEqual(['first-aid']);
  // Two letters and unknown words find nothing as if it were asked for.
  expect(await found('zz')).toEqual([]);
});

test('what was found is marked in the letters of the text, also where it was typed otherwise', async () => {
  const marked = async (title: string, search: string, language = 'en') => {
    const some = [course('one', 'x', title, '', 1, 'beginner')];
    const { terms } = await matchIn(some, search, language);
    const parts = markMatches(title, terms, language);
    expect(parts.map(({ text }) => text).join('')).toBe(title);
    return parts.filter(({ matched }) => matched).map(({ text }) => text);
  };
  expect(await marked('Age Verification', 'verifycation')).toEqual(['Verification']);
  expect(await marked('Un cafe\u0301 chaud', 'café')).toEqual(['cafe\u0301']);
  expect(await marked('Die Straße', 'strasse', 'de')).toEqual(['Straße']);
  expect((await marked('ความปลอดภัย', 'ปลอดภัย', 'th')).join('')).toBe('ปลอดภัย');
  expect((await marked('消防安全一级', '安全', 'zh')).join('')).toBe('安全');
  expect(await marked('Food', 'zebra')).toEqual([]);
});

describe('a role', () => {
  test.each([
    ['its name', 'night porter', ['night']],
    ['the beginning of its name', 'nigh', ['night']],
    ['what is typed for it', 'concierge', ['night']],
    ['a wrong letter', 'concierje', ['night']],
    ['a word of two roles', 'porter', ['night', 'kitchen']],
    ['two letters that are a word', 'kp', ['bar']],
    ['two letters that are none', 'ni', []],
    ['its sector', 'hotels and bars', ['bar', 'cleaner', 'manager', 'night', 'kitchen']],
  ])('is found by %s', async (_, typed, found) => {
    expect((await foundRoles(typed)).sort()).toEqual([...found].sort());
  });

  test('is one of many by a word that many have, those with it in the name first', async () => {
    const many = [role('day', 'Day staff', [0], undefined), ...roles, role('shop', 'Shop manager', [1], undefined)];
    expect(await foundRoles('staff', {}, many)).toHaveLength(3);
    expect((await foundRoles('manager', {}, many)).at(-1)).toBe('night');
  });

  test('is found in place of its courses, and left out where courses are filtered', async () => {
    expect(await found('bartender')).toEqual([]);
    expect(await foundRoles('bartender')).toEqual(['bar']);
    expect(await foundRoles('night porter', { level: 'advanced' })).toEqual([]);
  });

  test('comes before courses where its name is searched for, and not a word of it; and not for a word that ends like it', async () => {
    const some = [...roles, role('teacher', 'Teacher', [0], 'education')];
    expect(await match('night porters', {}, some)).toMatchObject({ isRoleNamed: true, similar: [] });
    expect(await match('porter', {}, some)).toMatchObject({ isRoleNamed: false, similar: [] });
    expect(await match('medication', {}, some)).toMatchObject({ roles: [] });
  });

  test('that has most words is near, with the courses that have the others, where each word is somewhere', async () => {
    const near = { courses: [], roles: [], similar: [courses[0]], similarRoles: [roles[3]] };
    expect(await match('night porter first aid')).toMatchObject(near);
    for (const search of ['night porter laundering', 'night porter first laundering', 'porter alcohol'])
      expect(await match(search)).toMatchObject({ courses: [], roles: [], similarRoles: [] });
  });

  test('of a language without spaces is found by any part of its name', async () => {
    const thai = [role('nurse', 'หัวหน้าพยาบาล', [0], undefined)];
    expect(await foundRoles('พยาบาล', {}, thai, 'th')).toEqual(['nurse']);
  });

  async function foundRoles(search: string, filters = {}, some = roles, language = 'en') {
    return idsOf((await match(search, filters, some, language)).roles);
  }
});

test.each(['en', 'de', 'cy', 'th', 'zh'])('in “%s” no search is an error, whatever is typed', async (language) => {
  const search = await searchOf(courses, roles, language);
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'grapheme', maxLength: 80 }), fc.constantFrom(...odd)), (typed) => {
      const { courses: all, similar } = search({ ...emptyQuery, search: typed });
      const ids = idsOf([...all, ...similar]);
      expect(new Set(ids).size).toBe(ids.length);
    }),
  );
});

test('level and duration narrow the list, alone and with words', async () => {
  expect(await found('', { level: 'advanced' })).toEqual(['incident']);
  expect(await found('', { duration: 'short' })).toEqual(['age']);
  expect(await found('', { duration: 'medium' })).toEqual(['first-aid', 'level-1']);
  expect(await found('', { duration: 'long' })).toEqual(['incident']);
  expect(await found('first', { level: 'beginner', duration: 'medium' })).toEqual(['first-aid']);
});

test('the address says the query, and only what is known of it', () => {
  expect(parseCourseQuery('?search=%20first+aid&level=beginner&duration=week')).toEqual({
    search: 'first aid',
    level: 'beginner',
    duration: 'any',
  });
  expect(hasFilters(parseCourseQuery('?search='))).toBe(false);
});

const odd = [
  'a'.repeat(500),
  '🔥🧯',
  'x',
  'огонь',
  'سلامة أولى',
  '\u0301\u0301',
  '消防安全'.repeat(125),
  '…',
  'ก',
  '火',
];

async function found(search: string, filters = {}) {
  return idsOf((await match(search, filters)).courses);
}

async function match(search: string, filters = {}, some: readonly IndexedRole[] = roles, language = 'en') {
  return (await searchOf(courses, some, language))({ ...emptyQuery, search, ...filters });
}

async function matchIn(some: readonly IndexedCourse[], search: string, language = 'en') {
  return (await searchOf(some, [], language))({ ...emptyQuery, search });
}

async function foundIn(some: readonly IndexedCourse[], search: string, language = 'en') {
  return idsOf((await matchIn(some, search, language)).courses);
}

async function nearestIn(some: readonly IndexedCourse[], search: string, language: string) {
  const { courses: all, similar } = await matchIn(some, search, language);
  return idsOf([...all, ...similar])[0];
}

function searchOf(
  some: readonly IndexedCourse[],
  someRoles: readonly IndexedRole[],
  language: string,
  lacks: readonly string[] = [],
) {
  const ignored = { de: 'im, Kurs, Schulung, Unterweisung', zh: '课程, 培训' }[language] ?? 'and, the, course';
  return courseSearch(
    { courses: some, roles: someRoles, sectors: [{ id: 'hotels', name: 'Hotels', lacks }] },
    { language, ignored, categoryName: (slug) => names[slug] ?? '' },
  );
}

function idsOf(all: readonly { readonly id: string }[]) {
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
