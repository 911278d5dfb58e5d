/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { courseIndex } from '../../src/gatsby/courseIndex';
import { readSite } from '../../src/gatsby/readSite';

const project = path.resolve(__dirname, '../content/project');
const topicsFile = 'content/data/topics.json';

test('the courses of a draft are found on the live server, and not in a build', async () => {
  const topics = JSON.parse(readFileSync(path.join(project, topicsFile), 'utf8'));
  const site = await readSite(project, [], {
    [topicsFile]: JSON.stringify({ ...topics, drafts: ['courses/hr'] }),
  });
  const categories = () => new Set(courseIndex(site, 'en').map(({ category }) => category));
  expect(categories()).toContain('hr');
  jest.replaceProperty(process.env, 'NODE_ENV', 'production');
  expect(categories()).not.toContain('hr');
  expect(categories()).toContain('leadership');
  jest.restoreAllMocks();
});

test('a course that a translation lacks is found in English only, as its page does not show it', async () => {
  const translation = 'content/courses/hr/de.mdx';
  const text = readFileSync(path.join(project, translation), 'utf8');
  const course = /<Course id="workforce-planning"[^]*?<\/Course>/;
  const site = await readSite(project, ['de'], { [translation]: text.replace(course, '') });
  const ids = (language: string) => courseIndex(site, language).map(({ id }) => id);
  expect(ids('en')).toContain('workforce-planning');
  expect(ids('de')).not.toContain('workforce-planning');
  expect(ids('de')).toContain('employment-contracts');
});
