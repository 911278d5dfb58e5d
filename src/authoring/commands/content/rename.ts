import { existsSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pagePath, parentPage, type PageName } from '../../../content/pages/contentKinds';
import { slugSchema } from '../../../content/pages/facts';
import { nearestName } from '../../../content/mdx/vocabulary';
import { pageName, sourcePages, type ContentPage, type Project } from '../../../content/project';
import { replaceIfChanged } from '../../../content/files/writeFiles';
import { readProject } from '../../../build/readProject';
import type { Call } from '../../../commandLine/command';
import { movedFiles, roleOfAlone, type Move } from './movePage';

/**
 * Gives a page another slug: its folder, its place in lists and menus, links and pins; the old address leads to it. The pages
 * below it move along.
 */
export async function run({ root, args: [name, slug] }: Call): Promise<void> {
  const project = await readProject(root);
  const page = pageOf(project, name, 'rename <kind/slug> <new slug>, such as: rename features/qms quality');
  if (parentPage(page))
    throw new Error(`${pageName(page)} has the address of its course, which never changes; nothing was written`);
  const to = { kind: page.kind, slug: slug ?? '' };
  if (!slugSchema.safeParse(to.slug).success)
    throw new Error(`“${to.slug}” cannot be an address; expected lower-case words joined by hyphens, such as quality`);
  if (existsSync(path.join(root, 'content', pageName(to))) || project.paths.includes(pagePath(to)))
    throw new Error(`${pageName(to)} is there already; nothing was written`);
  for (const below of pagesBelow(project, page))
    await move(await readProject(root), below, {
      kind: below.kind,
      slug: below.slug.replace(/^[^/]+/, to.slug),
    });
  await move(await readProject(root), page, to);
}

async function move(project: Project, page: ContentPage, to: PageName): Promise<void> {
  const written = await write(project, { page, to, path: pagePath(to) });
  const [from, folder] = [page, to].map((name) => path.join(project.root, 'content', pageName(name)));
  if (from && folder) {
    mkdirSync(path.dirname(folder), { recursive: true });
    renameSync(from, folder);
    removeIfEmpty(path.dirname(from));
  }
  report(
    written,
    `${pageName(page)} is ${pageName(to)}; ${pagePath(page)} leads to ${pagePath(to)} in every language.`,
  );
}

function pagesBelow(project: Project, page: ContentPage): ContentPage[] {
  return sourcePages(project).filter((one) => {
    const parent = parentPage(one);
    return parent && pageName(parent) === pageName(page);
  });
}

function removeIfEmpty(folder: string): void {
  if (readdirSync(folder).length === 0) rmdirSync(folder);
}

/** Removes a page with all that names it; its address and the links to it lead to another page. */
export async function remove({ root, args: [name], options: { to } }: Call): Promise<void> {
  const project = await readProject(root);
  const page = pageOf(project, name, 'remove <kind/slug> --to <path of another page>');
  const gone = [page, ...pagesBelow(project, page)].map(pagePath);
  const others = project.paths.filter((other) => !gone.includes(other));
  const list = pagePath(parentPage(page) ?? { kind: page.kind, slug: '' }).replace(/\/$/, '');
  if (typeof to !== 'string')
    throw new Error(
      `Nothing was removed: say where ${pagePath(page)} and the links to it lead, such as npm run content -- remove ${pageName(page)} --to ${others.includes(list) ? list : '/'}`,
    );
  const target = to;
  if (!others.includes(target))
    throw new Error(`There is no page ${target}; did you mean ${nearestName(target, others) ?? '/'}?`);
  const needed = [
    project.datasets.links,
    ...Object.values(project.facts).flatMap((files) => Object.values(files)),
  ].find(({ file, text }) => text.includes(`"${pageName(page)}"`) && !file.startsWith(`content/${pageName(page)}/`));
  if (needed) throw new Error(`${needed.file} names ${pageName(page)}: name another page there first`);
  const role = roleOfAlone(project, page);
  if (role !== undefined)
    throw new Error(
      `${project.datasets.roles.file}: the role "${role}" has no other courses: give it some, or remove it first`,
    );
  for (const one of [...pagesBelow(project, page), page]) {
    const written = await write(await readProject(root), { page: one, to: undefined, path: target });
    const folder = path.join(root, 'content', pageName(one));
    rmSync(folder, { recursive: true });
    removeIfEmpty(path.dirname(folder));
    report(written, `${pageName(one)} is removed; ${pagePath(one)} leads to ${target} in every language.`);
  }
}

function pageOf(project: Project, name: string | undefined, usage: string): ContentPage {
  if (name === undefined) throw new Error(`npm run content -- ${usage}`);
  const pages = sourcePages(project);
  const [page, ...others] = pages.filter(
    (one) => pageName(one) === name || [one.slug, path.posix.basename(one.slug)].includes(name),
  );
  if (page && others.length === 0) return page;
  if (page) throw new Error(`“${name}” is ${[page, ...others].map(pageName).join(' and ')}: say which`);
  const near = nearestName(name, pages.map(pageName));
  throw new Error(`There is no page “${name}”; ${near ? `did you mean ${near}?` : 'pages are named features/qms'}`);
}

async function write(project: Project, move: Move): Promise<string[]> {
  const broken = project.problems.find(({ severity }) => severity === 'error');
  if (broken) throw new Error(`Nothing was written: ${broken.file} cannot be read; npm run check says why`);
  const files = await movedFiles(project, move);
  return Object.entries(files).flatMap(([file, text]) => replaceIfChanged(project.root, file, text) ?? []);
}

function report(written: readonly string[], sentence: string): void {
  console.log(`${sentence}\nWritten or changed:\n${written.map((file) => `  ${file}`).join('\n')}`);
}
