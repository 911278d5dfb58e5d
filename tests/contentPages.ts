import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import links from '../content/data/links.json';
import topics from '../content/data/topics.json';
import { coursePath } from '../src/content/pages/contentKinds';
import { courseFactsSchema, lessonFactsSchema } from '../src/content/pages/facts';
import { linkTo } from '../src/site/links';

/** Outlines have neither: they are named by the page of their subject. */
const frontMatterSchema = z.object({ title: z.string().default(''), heading: z.string().default('') });

/** The words of an MDX page: its front matter, the headings in its text, and the attributes of a component. */
export function contentPage(folder: string, language = 'en') {
  const text = readContent(`${folder}/${language}.mdx`);
  const [, frontMatter = '', body = text] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? [];
  return {
    ...frontMatterSchema.parse(parse(frontMatter) ?? {}),
    headings: [...body.matchAll(/^## (.+?)(?: \[#[\w-]+\])?$/gm)].map(([, heading = '']) => heading),
    attributes: (component: string, attribute: string) =>
      [...body.matchAll(new RegExp(`<${component}\\b[^>]*? ${attribute}="([^"]*)"`, 'g'))].map(
        ([, value = '']) => value,
      ),
  };
}

/** Every course category with its facts and the titles of its courses, in the order of the menus. */
export const categories = topics.courses.map((slug) => {
  const { courses, ...facts } = courseFactsSchema.parse(JSON.parse(readContent(`courses/${slug}/facts.json`)));
  const page = contentPage(`courses/${slug}`);
  const ids = page.attributes('Course', 'id');
  const titles = page.attributes('Course', 'title');
  const titleOf = new Map(ids.map((id, index) => [id, titles[index] ?? '']));
  return {
    ...facts,
    slug,
    title: page.title,
    heading: page.heading,
    courses: courses.map((course) => ({ ...course, slug, title: titleOf.get(course.id) ?? '' })),
  };
});

/** The sample lesson: its address, its title, the slug of its subject and the id of its course. */
export const sampleLesson = lessonFactsSchema
  .transform(({ subject, course }) => ({
    address: linkTo('sampleLesson'),
    title: contentPage(links.sampleLesson).title,
    subject: subject.replace('courses/', ''),
    course,
  }))
  .parse(JSON.parse(readContent(`${links.sampleLesson}/facts.json`)));

/** Every course of the catalogue. */
export const courses = categories.flatMap((category) => category.courses);

/** Whether a course has a page of its own. */
export function hasPage({ slug, id }: { readonly slug: string; readonly id: string }): boolean {
  return existsSync(`content/outlines/${slug}/${id}`);
}

/** The address of a course in English: of its page, or of its place on the page of its category. */
export function addressOf(course: { readonly slug: string; readonly id: string }): string {
  return coursePath({ category: course.slug, id: course.id, ...(hasPage(course) && { hasPage: true as const }) });
}

function readContent(file: string): string {
  return readFileSync(`content/${file}`, 'utf8');
}
