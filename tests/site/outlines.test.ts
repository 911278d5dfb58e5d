import { readFileSync } from 'node:fs';
import { outlineSlugs } from '../../src/content/pages/outlines';
import { categories } from '../contentPages';
import { builtPages } from './builtSite';

const pages = builtPages();
const text = (html = '') => html.replace(/[\s\u00A0]+/g, ' ');

test.each(outlineSlugs(process.cwd()))(
  'the page of %s has its course, its lessons with their minutes, its outcomes and a question',
  (slug) => {
    const [subject, id] = slug.split('/');
    const source = readFileSync(`content/outlines/${slug}/en.mdx`, 'utf8');
    const course = categories.find((category) => category.slug === subject)?.courses.find((one) => one.id === id);
    const { document } = pages.find(({ address }) => address === `/courses/${slug}`) ?? {};
    const shown = text(document?.querySelector('main')?.textContent);
    expect(text(document?.querySelector('h1')?.textContent)).toBe(course?.title);
    const lessons = [...source.matchAll(/<Lesson minutes="(\d+)">(.*?)<\/Lesson>/g)];
    expect(lessons.length).toBeGreaterThan(0);
    for (const [, minutes, name] of lessons) expect(shown).toContain(`${name}${minutes} min`);
    for (const [, outcome = ''] of source.matchAll(/<Outcome>(.*?)<\/Outcome>/g)) expect(shown).toContain(outcome);
    const [, question = ''] = /<Question title="(.*?)"/.exec(source) ?? [];
    expect(shown).toContain(text(question));
    const row = pages.find(({ address }) => address === `/courses/${subject}`)?.document.querySelector(`#${id}`);
    expect(row?.querySelector(`a[href="/courses/${slug}"]`)).toBeTruthy();
  },
);
