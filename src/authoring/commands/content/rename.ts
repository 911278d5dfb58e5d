import { existsSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pagePath, parentPage } from '../../../content/pages/contentKinds';
import { slugSchema } from '../../../content/pages/facts';
import { nearestName } from '../../../content/mdx/vocabulary';
import { pageName, sourcePages, type ContentPage, type Project } from '../../../content/project';
import { replaceIfChanged } from '../../../content/files/writeFiles';
import { readProject } from '../../../build/readProject';
import type { Call } from '../../../commandLine/command';
import { coursesOf, movedFiles, type Move } from './movePage';
import { pageNamed } from './pageNamed';

/**
 * Gives a page another slug: its folder, its place in lists and menus, links and pins; the old address leads to it. The pages
 * below it move along.
 */
export async function rename({ root, args: [name, slug = ''] }: Call): Promise<void> {
  const project = await readProject(root);
  if (name === undefined)
    throw new Error('npm run content -- rename <kind/slug> <new slug>: rename features/qms quality');
  const page = pageNamed(project, name);
  if (parentPage(page))
    throw new Error(`${pageName(page)} has the address of its course, which never changes; nothing was written`);
  const to = { kind: page.kind, slug };
  if (!slugSchema.safeParse(slug).success)
    throw new Error(`“${slug}” cannot be an address; expected lower-case words joined by hyphens, such as quality`);
  if (existsSync(path.join(root, 'content', pageName(to))) || project.paths.includes(pagePath(to)))
    throw new Error(`${pageName(to)} is there already; nothing was written`);
  const moves = [page, ...pagesBelow(project, page)].map((one) => {
    const now = { kind: one.kind, slug: one.slug.replace(/^[^/]+/, slug) };
    return { page: one, to: now, path: pagePath(now) };
  });
  await write(project, moves, (from, now) => {
    mkdirSync(path.dirname(now), { recursive: true });
    renameSync(from, now);
  });
}

/** Removes a page with all that names it; its address and the links to it lead to another page. */
export async function remove({ root, args: [name], options: { to } }: Call): Promise<void> {
  const project = await readProject(root);
  if (name === undefined) throw new Error('npm run content -- remove <kind/slug> --to <path of another page>');
  const page = pageNamed(project, name);
  const all = [page, ...pagesBelow(project, page)];
  const others = project.paths.filter((other) => !all.map(pagePath).includes(other));
  const list = pagePath(parentPage(page) ?? { kind: page.kind, slug: '' }).replace(/\/$/, '');
  if (typeof to !== 'string')
    throw new Error(
      `Nothing was removed: say where ${pagePath(page)} and the links to it lead, such as npm run content -- remove ${pageName(page)} --to ${others.includes(list) ? list : '/'}`,
    );
  if (!others.includes(to)) throw new Error(`There is no page ${to}; did you mean ${nearestName(to, others) ?? '/'}?`);
  refuseNeeded(project, page);
  await write(
    project,
    all.map((one) => ({ page: one, to: undefined, path: to })),
    (from) => rmSync(from, { recursive: true }),
  );
}

/** Throws an Error that says what to do first, where data cannot be without a page. */
function refuseNeeded(project: Project, page: ContentPage): void {
  const name = pageName(page);
  const facts = Object.values(project.facts).flatMap((files) => Object.values(files));
  const needed = [project.datasets.links, ...facts].find(
    ({ file, text }) => text.includes(`"${name}"`) && !file.startsWith(`content/${name}/`),
  );
  if (needed) throw new Error(`${needed.file} names ${name}: name another page there first`);
  const own = coursesOf(project, page);
  const roles = (project.datasets.roles.value ?? []).flatMap((sector) => sector.roles);
  const role = roles.find(({ courses }) => courses.every((id) => own.includes(id)))?.id;
  if (role !== undefined)
    throw new Error(
      `${project.datasets.roles.file}: the role "${role}" has no other courses: give it some, or remove it first`,
    );
}

function pagesBelow(project: Project, page: ContentPage): ContentPage[] {
  return sourcePages(project).filter((one) => {
    const parent = parentPage(one);
    return parent && pageName(parent) === pageName(page);
  });
}

/** Writes what moves change, then moves or removes the folders of the pages; says what was written. */
async function write(
  project: Project,
  moves: readonly Move[],
  moveFolder: (from: string, to: string) => void,
): Promise<void> {
  const { root, problems } = project;
  const broken = problems.find(({ severity }) => severity === 'error');
  if (broken) throw new Error(`Nothing was written: ${broken.file} cannot be read; npm run check says why`);
  const files = Object.entries(await movedFiles(project, moves));
  const written = files.flatMap(([file, text]) => replaceIfChanged(root, file, text) ?? []);
  for (const { page, to } of moves) {
    const folder = path.join(root, 'content', pageName(page));
    moveFolder(folder, path.join(root, 'content', to ? pageName(to) : ''));
    if (readdirSync(path.dirname(folder)).length === 0) rmdirSync(path.dirname(folder));
  }
  const sentences = moves.map(
    ({ page, to, path: address }) =>
      `${pageName(page)} is ${to ? pageName(to) : 'removed'}; ${pagePath(page)} leads to ${address} in every language.`,
  );
  console.log([...sentences, 'Written or changed:', ...written.map((file) => `  ${file}`)].join('\n'));
}
