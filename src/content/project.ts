import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { contentKinds, pageName, type ContentKind, type PageName } from './pages/contentKinds';
import { parseContentPage, type ContentPage } from './pages/contentPage';
import { datasetSchemas, type Language } from './data/datasets';
import { readText } from './files/encoding';
import { isContentFile } from './files/contentFiles';
import { gitBlobs } from './files/git';
import { languageCode } from './language/languageTag';
import { glossarySchema, languageGlossarySchema, searchWordsSchema } from './strings/glossary';
import { readJsonFile, type JsonFile } from './files/jsonFile';
import { kindOf, type FactsOf, type PageFacts } from './pages/kinds';
import { decisionsSchema } from './strings/decisions';
import {
  stringMetaSchema,
  stringPinsSchema,
  stringTableSchema,
  translatedTableSchema,
  type Pin,
  type StringTable,
} from './strings/strings';
import { problemAt, type Problem } from './problem';
import { groupBy } from './groupBy';
import { mapValues } from './mapValues';
import { oncePer } from './remembered';

export { pageName } from './pages/contentKinds';
export type { ContentPage } from './pages/contentPage';

/** The content of `content/` and `locales/`, read once, with what is wrong in it. */
export type Project = Readonly<Awaited<ReturnType<typeof readContent>>>;

interface ProjectOutline {
  readonly namespaces: readonly string[];
  readonly icons: readonly string[];
  /** What `<Brand of="…" />` may name. */
  readonly brandEntries: readonly string[];
  /** Where this site is: its host without www., and that of its mailboxes. */
  readonly ownHosts: readonly string[];
  /** Whether there is a picture of an emoji, by its code points. */
  readonly isFlag: (code: string) => boolean;
  /** Whether there is a file under `static/`, by its address. */
  readonly isStaticFile: (address: string) => boolean;
  /** Figures of claims.json (`of`) that the site’s code calculates with. */
  readonly codeFigures: Readonly<Record<string, { readonly value: number; readonly file: string }>>;
  /** Of every page there is, without language. */
  readonly paths: readonly string[];
  readonly content: readonly PageName[];
  /** Only these languages are read, where they are given; English always is. */
  readonly only?: readonly string[];
  /** Texts that are read in place of files, by path: the project as it would be with them. */
  readonly texts?: Texts;
}

export type Texts = Readonly<Record<string, string>>;
type AllFacts = { readonly [Kind in ContentKind]: Readonly<Record<string, JsonFile<FactsOf<Kind>>>> };

type Read = <S extends z.ZodType>(file: string, schema: S) => JsonFile<z.infer<S>>;

/** Reads `content/` and `locales/` under a root. Never throws for what a file holds: that comes back as problems. */
export async function readContent(root: string, outline: ProjectOutline) {
  const { namespaces, content, only, texts = {}, ...site } = outline;
  const problems: Problem[] = [];
  const read: Read = (file, schema) => {
    const json = readJsonFile(root, file, schema, texts);
    problems.push(...json.problems);
    return json;
  };
  const readTable = (code: string, file: string): JsonFile<StringTable> => {
    if (code === 'en') return read(file, stringTableSchema);
    const table = read(file, translatedTableSchema);
    // An empty text is a missing one.
    const texts = Object.entries(table.value ?? {}).filter(([, text]) => text.trim() !== '');
    return { ...table, value: table.value && Object.fromEntries(texts) };
  };
  const datasets = readDatasets(read);
  const languages: readonly Language[] = datasets.languages.value ?? [];
  const facts = readFacts(content, read);
  const isRead = (code: string) => code === 'en' || (only?.includes(code) ?? true);
  const added = Object.keys(texts);
  const addedPages = groupBy(added, path.posix.dirname);
  const pages: readonly ContentPage[] = await Promise.all(
    content.flatMap((place) => readPages(root, place, languages, isRead, { texts, addedPages }, problems)),
  );
  problems.push(...unlistedLanguages(root, content, languages));
  const isThere = (file: string) =>
    existsSync(path.join(root, 'locales', file)) || added.some((name) => name.startsWith(`locales/${file}`));
  const codes = languages.map(({ code }) => code).filter((code) => code === 'en' || (isRead(code) && isThere(code)));
  const ofLanguages = <S extends z.ZodType>(folder: string, schema: S) =>
    byName(
      codes.filter((code) => isThere(`${folder}/${code}.json`)),
      (code) => read(`locales/${folder}/${code}.json`, schema),
    );
  return {
    ...site,
    root,
    languages,
    pages,
    /** By blob hash, the older English that stale pages are pinned to, as far as the history of this clone has it. */
    pinnedEnglish: await olderEnglish(root, pages),
    /** Names of the pages that are not published yet. */
    drafts: datasets.topics.value?.drafts ?? [],
    facts,
    datasets,
    /** By language, then namespace. */
    strings: byName(codes, (code) =>
      byName(
        namespaces.filter((name) => code === 'en' || isThere(`${code}/${name}.json`)),
        (name) => readTable(code, `locales/${code}/${name}.json`),
      ),
    ),
    meta: byName(namespaces, (name) => read(`locales/meta/${name}.json`, stringMetaSchema)),
    /** By language; the pins of its texts. */
    pins: ofLanguages('pins', stringPinsSchema),
    glossary: read('locales/glossary.json', glossarySchema),
    /** What is decided for the words of every language. */
    decisions: isThere('decisions.json') ? read('locales/decisions.json', decisionsSchema) : undefined,
    glossaries: ofLanguages('glossary', languageGlossarySchema),
    /** By language; what readers type for a course or category, by its id. */
    searchWords: ofLanguages('search', searchWordsSchema),
    problems: [...problems, ...pages.flatMap((page) => page.problems)],
  };
}

/** Returns a problem for each language that has files and is not in languages.json. */
function unlistedLanguages(root: string, content: readonly PageName[], languages: readonly Language[]): Problem[] {
  // Where languages.json cannot be read, its own problem is enough.
  if (languages.length === 0) return [];
  const filesIn = (folder: string) =>
    existsSync(path.join(root, folder)) ? readdirSync(path.join(root, folder)).map((name) => `${folder}/${name}`) : [];
  const pages = content.flatMap((page) => filesIn(`content/${pageName(page)}`));
  const tables = filesIn('locales').flatMap((folder) => (/\.\w+$/.test(folder) ? [] : filesIn(folder)));
  const files = groupBy([...pages, ...tables], (file) => {
    const code = new RegExp(`^locales/(${languageCode})/|/(${languageCode})\\.(?:mdx|json|md)$`).exec(file);
    return code?.[1] ?? code?.[2] ?? '';
  });
  const unlisted = [...files].filter(([code]) => code !== '' && languages.every((one) => one.code !== code));
  return unlisted.map(([code, [file = '', ...others]]) =>
    problemAt({ file, text: '' }, 0, {
      found: `a file of the language “${code}”, which languages.json does not list${others.length > 0 ? `, and ${others.length} more of it` : ''}`,
      expected: languages.map((one) => one.code).join(', '),
      fix: `npm run i18n -- remove ${code} takes out all that is left of it; or put its line back into content/data/languages.json`,
    }),
  );
}

type Schemas = typeof datasetSchemas;

function readDatasets(read: Read): { readonly [Name in keyof Schemas]: JsonFile<z.infer<Schemas[Name]>> };
function readDatasets(read: Read): object {
  return mapValues<z.ZodType, JsonFile<unknown>>(datasetSchemas, (schema, name) =>
    read(`content/data/${name}.json`, schema),
  );
}

function readFacts(pages: readonly PageName[], read: Read): AllFacts;
function readFacts(pages: readonly PageName[], read: Read): object {
  return byName(contentKinds, (kind) => {
    const { facts } = kindOf(kind);
    const slugs = pages.filter((page) => page.kind === kind).map(({ slug }) => slug);
    return facts ? byName(slugs, (slug) => read(`content/${kind}/${slug}/facts.json`, facts)) : {};
  });
}

function byName<T, Name extends string>(names: readonly Name[], read: (name: Name) => T): Readonly<Record<string, T>> {
  return Object.fromEntries(names.map((name) => [name, read(name)]));
}

/** Returns the facts.json of a page; undefined where its kind has none. */
export function factsFile(
  { facts }: Pick<Project, 'facts'>,
  { kind, slug }: PageName,
): JsonFile<PageFacts> | undefined {
  return facts[kind][slug];
}

/** Returns every page in English, drafts too. */
export function sourcePages({ pages }: Pick<Project, 'pages'>): ContentPage[] {
  return pages.filter(({ language }) => language === 'en');
}

/** Returns the English pages that are translated: all but drafts. */
export function englishPages(project: Project): ContentPage[] {
  return sourcePages(project).filter((page) => !project.drafts.includes(pageName(page)));
}

export function pageIn({ pages }: Pick<Project, 'pages'>, name: PageName, language: string): ContentPage | undefined {
  return pagesByName(pages).get(`${language}/${pageName(name)}`);
}

/** Returns whether the site has a page at a path without language. */
export function hasPath({ paths }: Pick<Project, 'paths'>, path: string): boolean {
  return knownPaths(paths).has(path);
}

const knownPaths = oncePer((paths: readonly string[]): ReadonlySet<string> => new Set(paths));

const pagesByName = oncePer(
  (pages: readonly ContentPage[]): ReadonlyMap<string, ContentPage> =>
    new Map(pages.map((page) => [`${page.language}/${pageName(page)}`, page])),
);

export function pinOf({ pins }: Pick<Project, 'pins'>, language: string, id: string): Pin | undefined {
  return pins[language]?.value?.[id];
}

async function olderEnglish(root: string, pages: readonly ContentPage[]): Promise<ReadonlyMap<string, ContentPage>> {
  const english = new Map(sourcePages({ pages }).map((page) => [pageName(page), page]));
  const pinned = new Map<string, ContentPage>();
  for (const page of pages) {
    const [today, source] = [english.get(pageName(page)), page.frontMatter?.source];
    if (today && source !== undefined && page !== today && source !== today.blobHash) pinned.set(source, today);
  }
  const older = [...gitBlobs(root, [...pinned.keys()])].map(async ([hash, text]) => {
    const today = pinned.get(hash);
    const file = `${today?.file}@${hash.slice(0, 8)}`;
    return today && ([hash, await parseContentPage(file, text, today)] as const);
  });
  return new Map((await Promise.all(older)).filter((entry) => entry !== undefined));
}

function readPages(
  root: string,
  { kind, slug }: PageName,
  languages: readonly Language[],
  isRead: (code: string) => boolean,
  { texts, addedPages }: { readonly texts: Texts; readonly addedPages: ReadonlyMap<string, readonly string[]> },
  problems: Problem[],
): Promise<ContentPage>[] {
  const folder = `content/${kind}/${slug}`;
  const written = existsSync(path.join(root, folder)) ? readdirSync(path.join(root, folder)) : [];
  const others = (addedPages.get(folder) ?? []).map((file) => path.posix.basename(file));
  const files = [...new Set([...written, ...others])].filter(isContentFile);
  const known = languages.map(({ code }) => `${code}.mdx`);
  // Where languages.json cannot be read, its own problem is enough.
  const unknown = known.length > 0 ? files.filter((file) => file.endsWith('.mdx') && !known.includes(file)) : [];
  const report = (name: string, found: string, expected: string, fix?: string) =>
    problems.push(problemAt({ file: `${folder}/${name}`, text: '' }, 0, { found, expected, fix }));
  for (const name of unknown)
    if (!new RegExp(`^${languageCode}\\.mdx$`).test(name)) {
      const right = known.find((one) => one === name.toLowerCase());
      const fix = right ? `name it ${right}` : 'a copy is deleted, or kept elsewhere';
      report(name, 'a file whose name is no language', known.join(', '), fix);
    }
  if (!files.includes('en.mdx'))
    report(
      'en.mdx',
      'no English page',
      'the source that every translation is held against',
      `git checkout ${folder} brings it back; npm run content -- rename and remove then change all that names it`,
    );
  return files
    .filter((name) => known.includes(name) && isRead(path.parse(name).name))
    .map((name) => {
      const text = texts[`${folder}/${name}`] ?? readText(path.join(root, folder, name));
      return parseContentPage(`${folder}/${name}`, text, { kind, slug, language: path.parse(name).name });
    });
}
