import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { applyEdits, modify } from 'jsonc-parser';
import { isListedKind, menuKey, pageName, pagePath, type PageName } from '../../../content/pages/contentKinds';
import { parseContentPage } from '../../../content/pages/contentPage';
import type { Redirect } from '../../../content/data/datasets';
import { withEntries } from '../../../content/files/jsonEntries';
import { withSource } from '../../../content/mdx/frontMatterBlock';
import { elementsOf } from '../../../content/mdx/pageElements';
import { escapeRegExp } from '../../../content/strings/terms';
import { segmentIds } from '../../../content/pages/pageState';
import { formatPin, pageHash, stringHash, type Pin } from '../../../content/strings/pin';
import { factsFile, pageIn, sourcePages, type ContentPage, type Project } from '../../../content/project';
import { renamed, renamedTexts, type NameNow } from '../../texts/renamedTexts';
import { movedDecisions } from './movedDecisions';

/** A page that gets another name, or none, and the path that its address leads to from now on. */
export interface Move {
  readonly page: ContentPage;
  readonly to: PageName | undefined;
  readonly path: string;
}

/**
 * Returns the texts of all files that a move changes, by their path before it: data, links, menus, and the pins of
 * translations, so that none becomes stale.
 */
export async function movedFiles(project: Project, move: Move): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  const pages = await relinkedPages(project, move);
  for (const page of pages.values()) if (move.to || !isMoved(move, page)) files[page.file] = page.text;
  const nameNow = namesAfter(project, move);
  Object.assign(files, movedData(project, move), renamedTexts(project, nameNow));
  Object.assign(files, movedDecisions(project, move, pages));
  if (!move.to) Object.assign(files, rolesWithout(project, move.page));
  for (const [language, { file, text }] of Object.entries(project.pins))
    files[file] = movedState(project, move, { pages, language, text, nameNow });
  const owners = '.github/CODEOWNERS';
  if (move.to && existsSync(path.join(project.root, owners)))
    files[owners] = readFileSync(path.join(project.root, owners), 'utf8').replaceAll(
      `/content/${pageName(move.page)}/`,
      `/content/${pageName(move.to)}/`,
    );
  return files;
}

function isMoved({ page }: Move, { kind, slug }: PageName): boolean {
  return kind === page.kind && slug === page.slug;
}

/** Returns the pages of all languages with their links, by file; a translation keeps its pin to the English. */
async function relinkedPages(project: Project, move: Move): Promise<Map<string, ContentPage>> {
  const relinked = new Map<string, ContentPage>();
  const inOrder = [...sourcePages(project), ...project.pages.filter(({ language }) => language !== 'en')];
  for (const page of inOrder) {
    const english = pageIn(project, page, 'en');
    const englishNow = english && relinked.get(english.file);
    const isOfToday = page !== english && english && page.frontMatter?.source === english.blobHash;
    const text = relinkedText(page, move);
    const pinned = isOfToday && englishNow ? withSource(text, englishNow.blobHash) : text;
    relinked.set(page.file, await parseContentPage(page.file, pinned, page));
  }
  return relinked;
}

/** Returns the text of a page with each link to the page that moves changed in its place. */
function relinkedText(page: ContentPage, { page: from, to, path }: Move): string {
  const old = pagePath(from);
  return elementsOf(page, 'a').reduceRight((text, { props: { href = '' }, destination }) => {
    const [, end = ''] = /^([^?#]*)(.*)$/.exec(href)?.slice(1) ?? [];
    if (!destination || href !== old + end) return text;
    const place = text.indexOf(href, destination.start);
    if (place < 0 || place >= destination.end) return text;
    // To another page, an id of the old one leads nowhere.
    const now = path + (to ? end : end.replace(/#.*$/, ''));
    return text.slice(0, place) + now + text.slice(place + href.length);
  }, page.text);
}

function movedData({ root, datasets, facts }: Project, move: Move): Record<string, string> {
  const [name, address] = [pageName(move.page), pagePath(move.page)];
  const all = [...Object.values(datasets), ...Object.values(facts).flatMap((files) => Object.values(files))];
  const texts = Object.fromEntries(
    all
      .filter(({ file }) => existsSync(path.join(root, file)))
      .map(({ file, text }) => {
        const named = move.to ? text.replaceAll(`"${name}"`, `"${pageName(move.to)}"`) : text;
        const links = new RegExp(`"${escapeRegExp(address)}([?#][^"]*)?"`, 'g');
        return [
          file,
          named.replace(links, (_: string, end = '') => `"${move.path}${move.to ? end : end.replace(/#.*$/, '')}"`),
        ];
      }),
  );
  if (!move.to && datasets.fixedTexts.value?.[name])
    texts[datasets.fixedTexts.file] = withEntries(datasets.fixedTexts.text, { [name]: undefined });
  const { drafts } = datasets.topics.value ?? {};
  const { kind } = move.page;
  const slugs = (isListedKind(kind) && datasets.topics.value?.[kind]) || [];
  const listed = slugs.flatMap((slug) => (slug === move.page.slug ? (move.to?.slug ?? []) : slug));
  const drafted = drafts?.flatMap((draft) => (draft === name ? (move.to ? pageName(move.to) : []) : draft));
  const lists = { ...datasets.topics.value, ...(isListedKind(kind) && { [kind]: listed }) };
  texts[datasets.topics.file] = json({ ...lists, drafts: drafted?.length ? drafted : undefined });
  // Nobody has a link to a draft.
  const isKnown = !drafts?.includes(name);
  const redirects: Redirect[] = (datasets.redirects.value ?? [])
    .map(({ from, to }) => ({ from, to: to === address ? move.path : to }))
    .filter(({ from }) => from !== move.path);
  texts[datasets.redirects.file] = json(isKnown ? [...redirects, { from: address, to: move.path }] : redirects);
  return texts;
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** Returns how texts are called after a move: names in menus, and search words; those of a removed category’s courses go too. */
function namesAfter(project: Project, { page, to }: Move): NameNow {
  const { courses } = factsFile(project, page)?.value ?? {};
  const gone = new Set(to || !courses ? [] : courses.map(({ id }) => `search:${id}`));
  const menu = menuKey(page);
  const changes = [
    ...(menu ? [renamed(`common:${menu}`, to && `common:${menuKey(to)}`)] : []),
    ...(courses ? [renamed(`search:${page.slug}`, to && `search:${to.slug}`)] : []),
  ];
  return (name) =>
    gone.has(name) ? undefined : changes.reduce((now: string | undefined, next) => now && next(now), name);
}

/** Returns the roles without the courses of a category. */
function rolesWithout({ datasets: { roles }, facts }: Project, page: PageName): Record<string, string> {
  const gone = factsFile({ facts }, page)?.value?.courses?.map(({ id }) => id) ?? [];
  const places = (roles.value ?? []).flatMap((sector, index) =>
    sector.roles.flatMap((role, place) =>
      role.courses.flatMap((id, at) => (gone.includes(id) ? [[index, 'roles', place, 'courses', at]] : [])),
    ),
  );
  // From the end, so that the places before it stay.
  const text = places.reduceRight((rest, place) => applyEdits(rest, modify(rest, place, undefined, {})), roles.text);
  return places.length > 0 ? { [roles.file]: text } : {};
}

/** Returns the first role that has courses of this category alone. */
export function roleOfAlone({ datasets: { roles }, facts }: Project, page: PageName): string | undefined {
  const own = factsFile({ facts }, page)?.value?.courses?.map(({ id }) => id) ?? [];
  const all = (roles.value ?? []).flatMap((sector) => sector.roles);
  return all.find(({ courses }) => courses.every((id) => own.includes(id)))?.id;
}

/** Returns the pins of a language, those of the page under its new name and of the texts as they are now. */
function movedState(
  project: Project,
  move: Move,
  {
    pages,
    language,
    text,
    nameNow,
  }: {
    readonly pages: ReadonlyMap<string, ContentPage>;
    readonly language: string;
    readonly text: string;
    readonly nameNow: NameNow;
  },
): string {
  const pins = new Map(Object.entries(project.pins[language]?.value ?? {}));
  const moved = [...pins].flatMap(([id, pin]): [string, Pin][] => {
    const now = nameNow(id);
    if (now !== id) return now === undefined ? [] : [[now, pin]];
    const [name = '', hash] = id.split('#');
    const english = sourcePages(project).find((page) => pageName(page) === name);
    if (!english) return [[id, pin]];
    if (isMoved(move, english) && !move.to) return [];
    const movedName = isMoved(move, english) && move.to ? pageName(move.to) : name;
    return [pinNow(project, pages, language, english, { id, nameNow: movedName, hash, pin })];
  });
  if (pins.size === 0) return text;
  const lines = moved.map(([id, pin]) => [id, formatPin(pin)] as const).sort(([a], [b]) => (a < b ? -1 : 1));
  return json(Object.fromEntries(lines));
}

interface NamedPin {
  readonly id: string;
  readonly nameNow: string;
  /** Of a text of a page; none of a page as a whole. */
  readonly hash: string | undefined;
  readonly pin: Pin;
}

function pinNow(
  project: Project,
  pages: ReadonlyMap<string, ContentPage>,
  language: string,
  english: ContentPage,
  { id, nameNow, hash, pin }: NamedPin,
): [string, Pin] {
  const page = pageIn(project, english, language);
  const [englishNow, pageNow] = [pages.get(english.file), page && pages.get(page.file)];
  if (hash !== undefined) {
    const index = segmentIds(english).indexOf(id);
    const [before, after] = [english.segments[index], englishNow?.segments[index]];
    const idNow = englishNow && index >= 0 ? (segmentIds(englishNow)[index]?.split('#')[1] ?? hash) : hash;
    const isOfToday = before && after && pin.english === stringHash(before.text);
    const target = page?.segments.findIndex(({ text }) => stringHash(text) === pin.translation) ?? -1;
    const translation = stringHash(pageNow?.segments[target]?.text ?? '');
    return [
      `${nameNow}#${idNow}`,
      {
        ...pin,
        english: isOfToday ? stringHash(after.text) : pin.english,
        translation: target >= 0 ? translation : pin.translation,
      },
    ];
  }
  const isOfToday = englishNow && pin.english === english.blobHash.slice(0, 8);
  const isSame = page && pageNow && pin.translation === pageHash(page.text);
  return [
    nameNow,
    {
      ...pin,
      english: isOfToday ? englishNow.blobHash.slice(0, 8) : pin.english,
      translation: isSame ? pageHash(pageNow.text) : pin.translation,
    },
  ];
}
