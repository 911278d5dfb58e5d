/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { categories } from '../contentPages';
import { builtPages } from './builtSite';

const pages = builtPages();
const text = (html = '') => html.replace(/[\u00AD\u2060]/g, '').replace(/\s+/g, ' ');

/** The outline is optional: a new category may have none yet. */
const withOutline = categories.filter(({ slug }) => sourceOf(slug).includes('<CourseOutline'));

test.each(withOutline)(
  '/courses/$slug shows the lessons of one course with their minutes, and its outcomes',
  ({ slug, courses }) => {
    const source = sourceOf(slug);
    const [, of] = /<CourseOutline of="([^"]+)"/.exec(source) ?? [];
    const section = pages
      .find(({ address }) => address === `/courses/${slug}`)
      ?.document.querySelector('[aria-labelledby="outline"]');
    const shown = text(section?.textContent);
    expect(shown).toContain(courses.find(({ id }) => id === of)?.title);
    const lessons = [...source.matchAll(/<Lesson minutes="(\d+)">(.*?)<\/Lesson>/g)];
    expect(lessons.length).toBeGreaterThan(1);
    for (const [, minutes, name] of lessons) expect(shown).toContain(`${name}${minutes} min`);
    for (const [, outcome = ''] of source.matchAll(/<Outcome>(.*?)<\/Outcome>/g)) expect(shown).toContain(outcome);
  },
);

function sourceOf(slug: string): string {
  return readFileSync(`content/courses/${slug}/en.mdx`, 'utf8');
}
