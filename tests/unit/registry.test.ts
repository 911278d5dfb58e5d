import path from 'node:path';
import { readProject } from '../../src/build/readProject';
import { createTranslator } from '../../src/site/i18n/createTranslator';
import type { Language } from '../../src/content/data/datasets';
import { stringHash, stringState, type Pin } from '../../src/content/strings/strings';
import type { ContentPage, Project } from '../../src/content/project';
import { computeRegistry, type RegisteredRoute } from '../../src/content/registry';
import { shownStrings } from '../../src/content/strings/stringStates';

const english = { 'hero.title': 'Steps', courses_one: '{{count}} course', courses_other: '{{count}} courses' };
const german = { 'hero.title': 'Schritte', courses_one: '{{count}} Kurs', courses_other: '{{count}} Kurse' };
const home: RegisteredRoute = { path: '/', namespaces: ['home'] };
const qms: RegisteredRoute = {
  path: '/features/qms',
  namespaces: ['home'],
  content: { kind: 'features', slug: 'qms' },
};
const englishHash = 'a'.repeat(40);

const incomplete = { courses_one: german.courses_one, courses_other: german.courses_other };

test.each([
  ['every string, pinned to the English of today', german, english, 'translated'],
  ['a string too few, which leaves the page in its own language', incomplete, english, 'stale'],
  ['no string', {}, {}, 'fallback'],
  ['a string of an older English', german, { ...english, 'hero.title': 'Stairs' }, 'stale'],
  ['strings that were never pinned', german, {}, 'stale'],
])('a page of a language with %s', (_, strings, pinned, expected) =>
  expect(stateOf(project({ strings: { de: strings }, pins: { de: pins(pinned) } }), home, 'de')).toBe(expected),
);

test('English is the source and always translated', () =>
  expect([home, qms].map((route) => stateOf(project({}), route, 'en'))).toEqual(['translated', 'translated']));

test('a missing string is shown in English alone, in the plural forms of English', () => {
  const strings = { cy: { 'hero.title': 'Camau', courses_one: '{{count}} cwrs' } };
  const { own, fallback } = shownStrings(project({ strings }), 'cy', 'home');
  expect(own).toEqual({ 'hero.title': 'Camau', courses_one: '{{count}} cwrs' });
  expect(fallback).toEqual({ courses_one: '{{count}} course', courses_other: '{{count}} courses' });
  const { t } = createTranslator('cy', { home: own }, { home: fallback });
  const count = (number: number) => t('home:courses' as never, { count: number } as never);
  expect([count(1), count(3)]).toEqual(['1 cwrs', '3 courses']);
});

test('a string with a placeholder that the English no longer has is shown in English', () => {
  const table = {
    'hero.title': 'Schritte für {{name}}',
    courses_one: '{{count}} Kurs',
    courses_other: '{{count}} Kurse',
  };
  expect(shownStrings(project({ strings: { de: table } }), 'de', 'home').fallback).toEqual({ 'hero.title': 'Steps' });
  expect(stringState('Schritte für {{name}}', 'Steps', undefined)).toBe('missing');
});

test('a string of an older English that lacks a new placeholder is shown in English, but for the number of a plural', () => {
  expect(stringState('Schritte', 'Steps for {{price}}', undefined)).toBe('missing');
  expect(stringState('ein Kurs', '{{count}} courses', undefined)).toBe('stale');
});

test('English text that a new language begins with is missing, until it is accepted as the translation', () => {
  const strings = { de: { ...german, 'hero.title': english['hero.title'] } };
  const shown = (pins: Parts['pins']) => shownStrings(project({ strings, pins }), 'de', 'home').fallback;
  expect(shown({})).toEqual({ 'hero.title': 'Steps' });
  expect(shown({ de: pins(english) })).toEqual({ 'hero.title': 'Steps' });
  const accepted = { translation: stringHash('Steps'), asIs: true };
  expect(shown({ de: pins(english, accepted) })).toEqual({});
});

test('a language needs its own plural forms: English ones are not enough in Welsh', () => {
  const two = { 'hero.title': 'Camau', courses_one: '{{count}} cwrs', courses_other: '{{count}} cwrs' };
  const six = {
    ...two,
    courses_zero: '{{count}} cwrs',
    courses_two: '{{count}} gwrs',
    courses_few: '{{count}} chwrs',
    courses_many: '{{count}} chwrs',
  };
  const plurals = ['zero', 'two', 'few', 'many'].map((form) => [`courses_${form}`, english.courses_other]);
  const pinned = pins({ ...english, ...Object.fromEntries(plurals) });
  expect(stateOf(project({ strings: { cy: two }, pins: { cy: pinned } }), home, 'cy')).toBe('stale');
  expect(stateOf(project({ strings: { cy: six }, pins: { cy: pinned } }), home, 'cy')).toBe('translated');
});

test('a page of content needs its own file', () => {
  const strings = { strings: { de: german }, pins: { de: pins(english) } };
  expect(stateOf(project(strings), qms, 'de')).toBe('fallback');
  expect(stateOf(project({ ...strings, pins: {}, pages: [page('de', englishHash)] }), qms, 'de')).toBe('stale');
  expect(stateOf(project({ pages: [page('de', englishHash)] }), qms, 'de')).toBe('fallback');
  expect(stateOf(project({ ...strings, pages: [page('de', englishHash)] }), qms, 'de')).toBe('translated');
  expect(stateOf(project({ ...strings, pages: [page('de', 'b'.repeat(40))] }), qms, 'de')).toBe('stale');
  expect(stateOf(project({ ...strings, pages: [page('de', undefined)] }), qms, 'de')).toBe('stale');
  expect(
    stateOf(project({ ...strings, pages: [{ ...page('de', englishHash), frontMatter: undefined }] }), qms, 'de'),
  ).toBe('fallback');
});

test('a page of a published language is shown in English below its share of words, others of it are not', () => {
  const own = { strings: { de: { 'hero.title': german['hero.title'] } }, pins: { de: pins(english) } };
  const shown = (required: number, enabled = true) =>
    computeRegistry({ ...project(own), languages: [language(required, enabled)] }, [home], ['en', 'de']).stateOf(
      '/',
      'de',
    );
  // One of its three words is there.
  expect(shown(33)).toBe('stale');
  expect(shown(34)).toBe('fallback');
  expect(shown(100, false)).toBe('stale');
});

test('a page whose own words are missing is shown in English, however many words its header and footer have', () => {
  const common = file({ 'nav.menu': 'A menu of many more words than the page itself has in all of its languages' });
  const [none, all] = [file({}), { en: { common, home: file(english) } }];
  const stateWith = (home: typeof none) =>
    computeRegistry(
      {
        ...project({}),
        strings: { ...all, de: { common: file({ 'nav.menu': 'Ein Menü' }), home } },
        languages: [language(50, true)],
      },
      [{ path: '/', namespaces: ['common', 'home'] }],
      ['en', 'de'],
    ).stateOf('/', 'de');
  expect(stateWith(none)).toBe('fallback');
  expect(stateWith(file(german))).toBe('stale');
});

test('a stale page with a link to a page that is gone is shown in English', () => {
  const old: ContentPage = {
    ...page('de', 'b'.repeat(40)),
    elements: [{ tag: 'a', props: { href: '/gone' }, offset: 0 }],
  };
  const strings = { strings: { de: german }, pins: { de: pins(english) }, pages: [old] };
  expect(stateOf({ ...project(strings), paths: ['/', '/gone'] }, qms, 'de')).toBe('stale');
  expect(stateOf({ ...project(strings), paths: ['/'] }, qms, 'de')).toBe('fallback');
});

test('a path or language that is not registered is a fallback', () => {
  const registry = computeRegistry(project({}), [home], ['en']);
  expect(registry.stateOf('/nowhere', 'en')).toBe('fallback');
  expect(registry.stateOf('/', 'fr')).toBe('fallback');
  expect(registry.translationsOf('/nowhere')).toEqual([]);
});

test('the translations of a page are the languages in which it is not a fallback, in their order', () => {
  const parts = { strings: { de: german, tr: german }, pins: { de: pins(english) } };
  const registry = computeRegistry(project(parts), [home], ['de', 'en', 'nl', 'tr']);
  expect(registry.translationsOf('/')).toEqual(['de', 'en', 'tr']);
});

test('an outline is for search engines in English and Welsh, and elsewhere once a person has signed these words', () => {
  const outline = {
    path: '/courses/hr/rights',
    namespaces: [],
    content: { kind: 'outlines', slug: 'hr/rights' },
  } as const;
  const pages = ['en', 'cy', 'de', 'fr', 'it'].map((code) => ({
    ...page(code, englishHash),
    ...outline.content,
    text: 'Words',
  }));
  const signed = (by: Pin['by'], text: string): Record<string, Pin> => ({
    'outlines/hr/rights': { english: 'aaaaaaaa', translation: stringHash(text), by, asIs: false },
  });
  const parts = { de: signed('person', 'Words'), fr: signed('person', 'Other words'), it: signed('machine', 'Words') };
  const all = { ...project({ pins: parts }), pages };
  const registry = computeRegistry(all, [outline], ['en', 'cy', 'de', 'fr', 'it']);
  expect(registry.translationsOf(outline.path)).toEqual(['en', 'cy', 'de', 'fr', 'it']);
  expect(registry.indexedIn(outline.path)).toEqual(['en', 'cy', 'de']);
});

function language(required: number, enabled: boolean): Language {
  return {
    code: 'de',
    name: 'Deutsch',
    flag: '1f1e9-1f1ea',
    enabled,
    required,
  };
}

function stateOf(project: Project, route: RegisteredRoute, language: string): string {
  return computeRegistry(project, [route], ['en', language]).stateOf(route.path, language);
}

interface Parts {
  strings?: Record<string, Record<string, string>>;
  pins?: Record<string, Record<string, Pin>>;
  pages?: ContentPage[];
}

let small: Project;
beforeAll(async () => {
  small = await readProject(path.resolve('tests/content/project'), []);
});

/** A project of one namespace and one page in English, with what a test adds to it. */
function project({ strings = {}, pins = {}, pages = [] }: Parts): Project {
  const tables = Object.entries({ en: english, ...strings });
  return {
    ...small,
    languages: [],
    paths: [],
    pages: [page('en', undefined), ...pages],
    strings: Object.fromEntries(tables.map(([code, table]) => [code, { home: file(table) }])),
    pins: Object.fromEntries(Object.entries(pins).map(([code, table]) => [code, file(table)])),
  };
}

function page(language: string, source: string | undefined): ContentPage {
  const [english] = small.pages.filter(({ kind, slug }) => kind === 'features' && slug === 'qms');
  if (!english) throw new Error('The small project has no page features/qms');
  return {
    ...english,
    language,
    text: '',
    blobHash: language === 'en' ? englishHash : 'c'.repeat(40),
    frontMatter: { title: 'QMS', description: 'QMS', heading: 'QMS', summary: 'QMS', keywords: ['QMS'], source },
    elements: [],
    structure: [],
    segments: [],
  };
}

function file<T>(value: T) {
  return { file: '', text: '', value, problems: [] };
}

/** Pins to these English texts. */
function pins(table: Readonly<Record<string, string>>, own: Partial<Pin> = {}): Record<string, Pin> {
  return Object.fromEntries(
    Object.entries(table).map(([key, text]) => [
      `home:${key}`,
      { english: stringHash(text), translation: '00000000', by: 'machine', asIs: false, ...own },
    ]),
  );
}
