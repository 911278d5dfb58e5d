import { existsSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { menuKey, pageName, pagePath, parentPage, type PageName } from '../../../content/pages/contentKinds';
import { slugSchema } from '../../../content/pages/facts';
import { nearestName } from '../../../content/mdx/vocabulary';
import { factsFile, pageIn, sourcePages, type ContentPage, type Project } from '../../../content/project';
import { mapValues } from '../../../content/mapValues';
import { json, replaceIfChanged } from '../../../content/files/writeFiles';
import { readProject } from '../../../build/readProject';
import type { Call } from '../../../commandLine/commandLine';
import { pageNamed } from './pageNamed';
import { parseContentPage } from '../../../content/pages/contentPage';
import { withEntries, withoutName } from '../../../content/files/jsonFile';
import { withSource } from '../../../content/mdx/frontMatterBlock';
import { elementsOf } from '../../../content/mdx/pageElements';
import { segmentIds } from '../../../content/pages/pageState';
import { pageHash, stringHash } from '../../../content/strings/strings';
import { renamed, renamedTexts, type NameNow } from '../../texts/carriedTexts';

/** The pages below it move along. */
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
  const moves = all.map((one) => ({ page: one, to: undefined, path: to }));
  await write(project, moves, (from) => rmSync(from, { recursive: true }));
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
async function write(project: Project, moves: readonly Move[], moveFolder: (from: string, to: string) => void) {
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

/** A page that gets another name, or none, and the path that its address leads to from now on. */
interface Move {
  readonly page: ContentPage;
  readonly to: PageName | undefined;
  readonly path: string;
}

/**
 * Returns the texts of all files that moves change, by their path before them: data, links, menus, what is decided, and the
 * pins of translations, so that none becomes stale.
 */
async function movedFiles(project: Project, moves: readonly Move[]): Promise<Record<string, string>> {
  const pages = await relinkedPages(project, moves);
  const removed = moves.flatMap(({ page, to }) => (to ? [] : pageName(page)));
  const kept = [...pages.values()].filter((page) => !removed.includes(pageName(page)));
  // A text is pinned by its words, in which links are others now.
  const hashes = new Map<string, string>();
  for (const page of project.pages) {
    const now = pages.get(page.file) ?? page;
    hashes.set(page.blobHash.slice(0, 8), now.blobHash.slice(0, 8)).set(pageHash(page.text), pageHash(now.text));
    for (const [index, { text }] of page.segments.entries())
      hashes.set(stringHash(text), stringHash(now.segments[index]?.text ?? text));
  }
  return {
    ...Object.fromEntries(kept.map(({ file, text }) => [file, text])),
    ...movedData(project, moves),
    ...renamedTexts(project, namesAfter(project, moves, pages), (hash) => hashes.get(hash) ?? hash),
  };
}

/** Returns the pages of all languages with their links, by file; a translation keeps its pin to the English. */
async function relinkedPages(project: Project, moves: readonly Move[]): Promise<Map<string, ContentPage>> {
  const relinked = new Map<string, ContentPage>();
  const inOrder = [...sourcePages(project), ...project.pages.filter(({ language }) => language !== 'en')];
  for (const page of inOrder) {
    const english = pageIn(project, page, 'en');
    const englishNow = english && relinked.get(english.file);
    const isOfToday = page !== english && english && page.frontMatter?.source === english.blobHash;
    const text = relinkedText(page, moves);
    const pinned = isOfToday && englishNow ? withSource(text, englishNow.blobHash) : text;
    relinked.set(page.file, await parseContentPage(page.file, pinned, page));
  }
  return relinked;
}

/** Returns the text of a page with each link to a page that moves changed in its place. */
function relinkedText(page: ContentPage, moves: readonly Move[]): string {
  return elementsOf(page, 'a').reduceRight((text, { props: { href = '' }, destination }) => {
    const now = addressNow(moves, href);
    const place = destination && now !== href ? text.indexOf(href, destination.start) : -1;
    if (!destination || place < 0 || place >= destination.end) return text;
    return text.slice(0, place) + now + text.slice(place + href.length);
  }, page.text);
}

function addressNow(moves: readonly Move[], address: string): string {
  const [, path = '', end = ''] = /^([^?#]*)(.*)$/.exec(address) ?? [];
  const move = moves.find(({ page }) => pagePath(page) === path);
  // To another page, an id of the old one leads nowhere.
  return move ? move.path + (move.to ? end : end.replace(/#.*$/, '')) : address;
}

function movedData({ datasets, facts }: Project, moves: readonly Move[]): Record<string, string> {
  const nameNow = (name: string) => {
    const move = moves.find(({ page }) => pageName(page) === name);
    return move ? move.to && pageName(move.to) : name;
  };
  const now = (words: string) => addressNow(moves, nameNow(words) ?? words);
  const all = [...Object.values(datasets), ...Object.values(facts).flatMap((files) => Object.values(files))];
  const texts = Object.fromEntries(
    all
      .filter(({ text }) => text !== '')
      .map(({ file, text }) => [file, text.replace(/(?<=")[\w/?#=&.-]+(?=")/g, now)]),
  );
  const gone = moves.filter(({ to }) => !to).map(({ page }) => page);
  const fixed = datasets.fixedTexts.file;
  const fixedOfGone = gone.map(pageName).filter((name) => datasets.fixedTexts.value?.[name]);
  if (fixedOfGone.length > 0)
    texts[fixed] = withEntries(texts[fixed] ?? '', Object.fromEntries(fixedOfGone.map((name) => [name, undefined])));
  const { drafts = [], ...lists } = datasets.topics.value ?? {};
  const slugNow = (kind: string, slug: string) => nameNow(`${kind}/${slug}`)?.slice(kind.length + 1) ?? [];
  const listed = mapValues(lists, (slugs, kind) => slugs.flatMap((slug) => slugNow(kind, slug)));
  const drafted = drafts.flatMap((name) => nameNow(name) ?? []);
  texts[datasets.topics.file] = json({ ...listed, drafts: drafted.length > 0 ? drafted : undefined });
  // Nobody has a link to a draft.
  const known = moves.filter(({ page }) => !drafts.includes(pageName(page)));
  const redirects = (datasets.redirects.value ?? []).map(({ from, to }) => ({ from, to: addressNow(moves, to) }));
  texts[datasets.redirects.file] = json([
    ...redirects.filter(({ from }) => !moves.some(({ path }) => path === from)),
    ...known.map(({ page, path }) => ({ from: pagePath(page), to: path })),
  ]);
  for (const id of gone.flatMap((page) => coursesOf({ facts }, page)))
    for (const { file } of [datasets.roles, datasets.laws]) texts[file] = withoutName(texts[file] ?? '', id);
  return texts;
}

/** Returns how texts and pages are called after moves; search words of a removed category’s courses go too. */
function namesAfter(project: Project, moves: readonly Move[], pages: ReadonlyMap<string, ContentPage>): NameNow {
  const names = new Map<string, string | undefined>();
  for (const page of sourcePages(project)) {
    const move = moves.find((one) => one.page === page);
    const now = { ...(pages.get(page.file) ?? page), ...move?.to };
    const ids = segmentIds(now);
    for (const [index, id] of segmentIds(page).entries()) names.set(id, move && !move.to ? undefined : ids[index]);
  }
  for (const { page, to } of moves) {
    names.set(pageName(page), to && pageName(to));
    const courses = coursesOf(project, page);
    if (courses.length > 0) names.set(`search:${page.slug}`, to && `search:${to.slug}`);
    if (!to) for (const id of courses) names.set(`search:${id}`, undefined);
  }
  const menus = moves.flatMap(({ page, to }) => {
    const key = menuKey(page);
    return key ? renamed(`common:${key}`, to && `common:${menuKey(to)}`) : [];
  });
  return (name) => {
    if (names.has(name)) return names.get(name);
    // A text of a page as it was before.
    const [page = '', hash] = name.split('#');
    if (hash !== undefined && names.has(page)) return names.get(page) && `${names.get(page)}#${hash}`;
    return menus.reduce((now: string | undefined, next) => now && next(now), name);
  };
}

/** Returns the ids of the courses of a category; none of any other page. */
function coursesOf(project: Pick<Project, 'facts'>, page: PageName): string[] {
  return factsFile(project, page)?.value?.courses?.map(({ id }) => id) ?? [];
}
