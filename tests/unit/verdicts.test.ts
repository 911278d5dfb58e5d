/** @jest-environment node */
import { checkOfChanged } from '../../src/build/verdicts';
import { checkLanguage } from '../../src/model/checks';
import type { Problem } from '../../src/model/problem';
import { readProject, type ContentPage, type Project } from '../../src/model/project';
import { namespaces } from '../../src/routes';

const languages = ['en', 'cy', 'de'];
let project: Project;
beforeAll(async () => {
  // Jest cannot load the parser of MDX; what a page's text is matters little here.
  const read = await readProject(process.cwd(), { namespaces, icons: [], paths: ['/'], content: [], only: languages });
  project = { ...read, pages: languages.map(pageIn) };
}, 60_000);

function pageIn(language: string): ContentPage {
  return {
    kind: 'features',
    slug: 'qms',
    language,
    file: `content/features/qms/${language}.mdx`,
    text: '## Steps\n',
    blobHash: language.repeat(20),
    frontMatter: undefined,
    tree: [],
    passages: [{ text: 'Steps', offset: 3, block: 0 }],
    structure: [],
    segments: [],
  };
}

/** The languages that are asked for in a project, where the verdicts on the project as it is are known. */
function askedIn(changed: Project): string[] {
  const warning = (language: string): Problem => ({
    severity: 'warning',
    file: `locales/${language}/home.json`,
    line: 1,
    column: 1,
    found: 'a',
    expected: 'b',
  });
  const first = checkOfChanged(new Map(), (_, language) => [warning(language)]);
  for (const language of languages) first.check(project, language);
  const asked: string[] = [];
  const second = checkOfChanged(first.verdicts, (_, language) => {
    asked.push(language);
    return [];
  });
  for (const language of languages) {
    const said = second.check(changed, language);
    if (!asked.includes(language)) expect(said).toEqual([warning(language)]);
  }
  expect(second.verdicts.size).toBe(languages.length);
  return asked;
}

/** The same table with a text changed. */
function edited<T extends { readonly text: string }>(table: T | undefined): T {
  if (!table) throw new Error('There is no such table.');
  return { ...table, text: `${table.text} ` };
}

test('asks of no language whose texts are as they were, and says again what was said', () => {
  expect(askedIn(project)).toEqual([]);
  expect(askedIn({ ...project, root: '/elsewhere' })).toEqual([]);
});

test('asks again of a language one of whose own files changed', () => {
  const { strings, pages, state, glossaries } = project;
  expect(
    askedIn({ ...project, strings: { ...strings, cy: { ...strings.cy, home: edited(strings.cy?.home) } } }),
  ).toEqual(['cy']);
  expect(askedIn({ ...project, glossaries: { ...glossaries, de: edited(glossaries.de) } })).toEqual(['de']);
  expect(
    askedIn({ ...project, state: { ...state, cy: { ...state.cy, 'home:hero.title': '01234567 person' } } }),
  ).toEqual(['cy']);
  const withChangedPage = pages.map((page) =>
    page.file === 'content/features/qms/de.mdx' ? { ...page, blobHash: 'another' } : page,
  );
  expect(askedIn({ ...project, pages: withChangedPage })).toEqual(['de']);
  expect(askedIn({ ...project, pages: pages.filter(({ file }) => file !== 'content/features/qms/cy.mdx') })).toEqual([
    'cy',
  ]);
});

test('asks again of all languages when what they are held against changed', () => {
  const { strings, meta, glossary, datasets, pages } = project;
  const changes: readonly Partial<Project>[] = [
    { strings: { ...strings, en: { ...strings.en, home: edited(strings.en?.home) } } },
    { pages: pages.map((page) => (page.language === 'en' ? { ...page, blobHash: `${page.blobHash}0` } : page)) },
    { meta: { ...meta, home: edited(meta.home) } },
    { glossary: edited(glossary) },
    { datasets: { ...datasets, claims: edited(datasets.claims) } },
    { paths: [...project.paths, '/new'] },
  ];
  for (const change of changes) expect(askedIn({ ...project, ...change })).toEqual(languages);
});

test('shows the checks enough: they find in the part of a language what they find in the whole', () => {
  const { check } = checkOfChanged(new Map());
  const { cy, de } = project.strings;
  const without = { ...edited(cy?.home), value: {} };
  const wrong = { ...edited(de?.home), value: { ...de?.home?.value, 'hero.title': '{{nobody}} ' } };
  const strings = { ...project.strings, cy: { ...cy, home: without }, de: { ...de, home: wrong } };
  const broken: Project = { ...project, strings };
  for (const language of languages) {
    expect(check(project, language)).toEqual(checkLanguage(project, language));
    expect(check(broken, language)).toEqual(checkLanguage(broken, language));
  }
  expect(check(broken, 'cy').length).toBeGreaterThan(0);
  expect(check(broken, 'de').length).toBeGreaterThan(0);
}, 60_000);
