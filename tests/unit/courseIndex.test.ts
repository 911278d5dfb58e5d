import { readFileSync } from 'node:fs';
import path from 'node:path';
import { courseIndex, searchIndex, sectorRoles } from '../../src/build/courseIndex';
import { datasetProblems } from '../../src/content/checks/datasets';
import type { Project } from '../../src/content/project';
import { readProject } from '../../src/build/readProject';
import { emptyQuery } from '../../src/site/screens/courses/courseQuery';
import { courseSearch } from '../../src/site/screens/courses/matchCourses';
import { sampleLesson } from '../contentPages';

const project = path.resolve(__dirname, '../content/project');
const topicsFile = 'content/data/topics.json';

const topics = JSON.parse(readFileSync(path.join(project, topicsFile), 'utf8'));
const withDraft = { [topicsFile]: JSON.stringify({ ...topics, drafts: ['courses/hr'] }) };

test('the courses of a draft are found on the live server, and not in a build', async () => {
  const categories = async () =>
    new Set(courseIndex(await readProject(project, [], withDraft), 'en').map(({ category }) => category));
  expect(await categories()).toContain('hr');
  jest.replaceProperty(process.env, 'NODE_ENV', 'production');
  expect(await categories()).not.toContain('hr');
  expect(await categories()).toContain('leadership');
  jest.restoreAllMocks();
});

test('a course that a translation lacks is found in English only, as its page does not show it', async () => {
  const translation = 'content/courses/hr/de.mdx';
  const text = readFileSync(path.join(project, translation), 'utf8');
  const course = /<Course id="workforce-planning"[^]*?<\/Course>/;
  const site = await readProject(project, ['de'], { [translation]: text.replace(course, '') });
  const ids = (language: string) => courseIndex(site, language).map(({ id }) => id);
  expect(ids('en')).toContain('workforce-planning');
  expect(ids('de')).not.toContain('workforce-planning');
  expect(ids('de')).toContain('employment-contracts');
});

test('in every language what people type finds the course that it is for, and the words are of courses that there are', async () => {
  const site = await readProject(path.resolve(__dirname, '../..'));
  expect(datasetProblems(site)).toEqual([]);
  for (const { code } of site.languages) {
    const { find } = await searchOf(site, code);
    const [typed = ''] = site.searchWords[code]?.value?.[sampleLesson.course]?.split(',') ?? [];
    const ids = find({ ...emptyQuery, search: typed }).courses.map(({ id }) => id);
    expect([code, typed, ids]).toEqual([code, typed, expect.arrayContaining([sampleLesson.course])]);
  }
});

test('in every language a role is found by its name and by each word that people type for it', async () => {
  const site = await readProject(path.resolve(__dirname, '../..'));
  for (const { code } of site.languages) {
    const { index, find } = await searchOf(site, code);
    const missed = index.roles.flatMap(({ id, name, words = '' }) =>
      [name, ...words.split(',')].filter((search) => {
        const { roles } = find({ ...emptyQuery, search: search.trim() });
        return !roles.some((role) => role.id === id);
      }),
    );
    expect([code, missed]).toEqual([code, []]);
    // Every language says what people call a waiter or a waitress.
    expect([code, site.searchWords[code]?.value?.['waiting-staff']]).toEqual([code, expect.any(String)]);
  }
});

async function searchOf(site: Project, language: string) {
  const index = searchIndex(site, language);
  return { index, find: await courseSearch(index, { language, ignored: '', categoryName: () => '' }) };
}

test('search words of a course that is gone are a mistake with its line', async () => {
  const file = 'locales/search/en.json';
  const site = await readProject(project, [], { [file]: '{\n  "gone": "words"\n}\n' });
  expect(datasetProblems(site)).toEqual([
    expect.objectContaining({ file, line: 2, found: expect.stringContaining('“gone”') }),
  ]);
});

test('a course of a draft is no course of a role or a lesson yet', async () => {
  const site = await readProject(project, [], withDraft);
  expect(datasetProblems(site).map(({ file, found }) => [file, found])).toEqual([
    ['content/data/roles.json', 'the course “hr-fundamentals”'],
    ['content/data/roles.json', 'the course “absence-management”'],
    ['content/lessons/allergens/facts.json', 'the page “courses/hr”'],
  ]);
});

test('a role has the positions of its courses in the catalogue', async () => {
  const site = await readProject(project, ['de']);
  const catalogue = courseIndex(site, 'de');
  const [sector] = sectorRoles(site, catalogue);
  expect(sector?.roles[0]?.courses.map((position) => catalogue[position]?.id)).toEqual([
    'first-steps-into-leadership',
    'leading-by-example',
  ]);
});
