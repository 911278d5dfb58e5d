import path from 'node:path';
import { nearestName } from '../../../content/mdx/vocabulary';
import { pageName, sourcePages, type ContentPage, type Project } from '../../../content/project';

/** Returns the English page of a name such as `features/qms`, `qms` or, of an outline, its course. Throws an Error for none and for two. */
export function pageNamed(project: Project, name: string): ContentPage {
  const pages = sourcePages(project);
  const [page, ...others] = pages.filter((one) =>
    [pageName(one), one.slug, path.posix.basename(one.slug)].includes(name),
  );
  if (!page) {
    const near = nearestName(name, [...pages.map(pageName), ...pages.map(({ slug }) => slug)]);
    throw new Error(`There is no page “${name}”; ${near ? `did you mean ${near}?` : 'pages are named features/qms'}`);
  }
  if (others.length > 0) throw new Error(`“${name}” is ${[page, ...others].map(pageName).join(' and ')}: say which`);
  return page;
}
