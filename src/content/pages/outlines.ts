import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { isContentFile } from '../files/contentFiles';
import { coursesIn, type TreeElement } from '../mdx/tree';
import { oncePer } from '../remembered';
import { pageIn, type ContentPage, type Project } from '../project';
import { parentPage, type PageName } from './contentKinds';

/** Returns the outlines in `content/outlines` as `<subject>/<course>`, and of `texts`, read in place of files. */
export function outlineSlugs(root: string, texts: Readonly<Record<string, string>> = {}): string[] {
  const folder = path.join(root, 'content/outlines');
  const below = (place: string) =>
    existsSync(place)
      ? readdirSync(place, { withFileTypes: true }).filter((entry) => entry.isDirectory() && isContentFile(entry.name))
      : [];
  const written = below(folder).flatMap((subject) =>
    below(path.join(folder, subject.name)).map((course) => `${subject.name}/${course.name}`),
  );
  const added = Object.keys(texts).flatMap((file) => /^content\/outlines\/([^/]+\/[^/]+)\//.exec(file)?.[1] ?? []);
  return [...new Set([...written, ...added])].sort();
}

/** Returns the courses of a subject's page, by their ids. */
export const coursesOn = oncePer(
  (page: ContentPage): ReadonlyMap<string, TreeElement> =>
    new Map(coursesIn(page.tree).map((course) => [course.props?.id ?? '', course])),
);

/**
 * Returns the course that an outline is of, in the words of its subject's page and with the language of these: in English where
 * the page of the language does not have it.
 */
export function outlinedCourse(project: Pick<Project, 'pages'>, outline: PageName, language: string) {
  const [subject, id] = [parentPage(outline), outline.slug.split('/').at(-1) ?? ''];
  for (const code of [language, 'en']) {
    const page = subject && pageIn(project, subject, code);
    const course = page && coursesOn(page).get(id);
    const title = course?.props?.title;
    if (title !== undefined) return { id, title, description: course?.children, language: code };
  }
  return undefined;
}

/** Returns what a page is called on it: its heading; of an outline, the title of its course. */
export function pageHeading(project: Pick<Project, 'pages'>, page: ContentPage): string {
  const front = page.frontMatter;
  if (front && 'heading' in front) return front.heading;
  return outlinedCourse(project, page, page.language)?.title ?? page.slug;
}
