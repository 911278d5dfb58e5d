/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { datasetProblems } from '../../src/content/checks/datasets';
import { courseIndex } from '../../src/build/courseIndex';
import type { Project } from '../../src/content/project';
import { readProject } from '../../src/build/readProject';
import { sectorRoles } from '../../src/build/roleCourses';

const project = path.resolve(__dirname, '../content/project');
const file = 'content/data/roles.json';
const text = readFileSync(path.join(project, file), 'utf8');

const roleProblems = (site: Project) => datasetProblems(site).filter((problem) => problem.file === file);

async function problemsOf(written: string) {
  const site = await readProject(project, [], { [file]: written });
  return [...site.datasets.roles.problems, ...roleProblems(site)];
}

test('the roles of the site and of the frozen project are right', async () => {
  expect(await problemsOf(text)).toEqual([]);
  expect(roleProblems(await readProject(path.resolve(__dirname, '../..'), []))).toEqual([]);
});

test('a course of a draft is no course of a role yet', async () => {
  const topicsFile = 'content/data/topics.json';
  const topics = JSON.parse(readFileSync(path.join(project, topicsFile), 'utf8'));
  const site = await readProject(project, [], { [topicsFile]: JSON.stringify({ ...topics, drafts: ['courses/hr'] }) });
  expect(roleProblems(site).map(({ found }) => found)).toEqual([
    'the course “hr-fundamentals”',
    'the course “absence-management”',
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
