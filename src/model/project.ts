import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { parseContentPage, type ContentPage } from './contentPage';
import { datasetSchemas, type Language } from './datasets';
import { courseFactsSchema, featureFactsSchema, type CourseFacts, type FeatureFacts } from './facts';
import type { ContentKind } from './frontMatter';
import { gitBlobs } from './git';
import { glossarySchema, languageGlossarySchema, type Glossary, type LanguageGlossary } from './glossary';
import { readJsonFile, type JsonFile } from './jsonFile';
import type { Problem } from './problem';
import { readStringTable, stringMetaSchema, stringStateSchema, type StringTable } from './strings';

export type { ContentPage } from './contentPage';

/** Everything that writers and translators wrote, read once, with what is wrong in it. */
export interface Project {
  readonly root: string;
  readonly languages: readonly Language[];
  readonly pages: readonly ContentPage[];
  /** By blob hash, the older English that pages are still a translation of; what this clone’s history does not hold is not there. */
  readonly pinnedEnglish: ReadonlyMap<string, ContentPage>;
  /** Names of the pages that are not published yet. */
  readonly drafts: readonly string[];
  readonly featureFacts: Readonly<Record<string, JsonFile<FeatureFacts>>>;
  readonly courseFacts: Readonly<Record<string, JsonFile<CourseFacts>>>;
  readonly datasets: {
    readonly [Name in keyof typeof datasetSchemas]: JsonFile<z.infer<(typeof datasetSchemas)[Name]>>;
  };
  /** By language, then namespace. */
  readonly strings: Readonly<Record<string, Readonly<Record<string, JsonFile<StringTable>>>>>;
  readonly meta: Readonly<Record<string, JsonFile<z.infer<typeof stringMetaSchema>>>>;
  /** By language; the pins of its strings. */
  readonly state: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly glossary: JsonFile<Glossary>;
  /** By language. */
  readonly glossaries: Readonly<Record<string, JsonFile<LanguageGlossary>>>;
  readonly icons: readonly string[];
  /** Of every page there is, without language. */
  readonly paths: readonly string[];
  readonly problems: readonly Problem[];
}

export interface ProjectShape {
  readonly namespaces: readonly string[];
  /** Names of the icons there are. */
  readonly icons: readonly string[];
  readonly paths: readonly string[];
  readonly content: readonly { readonly kind: ContentKind; readonly slug: string }[];
  /** Only these languages are read, where they are given; English always is. */
  readonly only?: readonly string[];
}

/** Reads `content/` and `locales/` under a root. Never throws for what a file holds: that comes back as problems. */
export async function readProject(root: string, shape: ProjectShape): Promise<Project> {
  const problems: Problem[] = [];
  const keep = <T>(file: JsonFile<T>): JsonFile<T> => {
    problems.push(...file.problems);
    return file;
  };
  const datasets: Project['datasets'] = {
    languages: keep(readJsonFile(root, 'content/data/languages.json', datasetSchemas.languages)),
    topics: keep(readJsonFile(root, 'content/data/topics.json', datasetSchemas.topics)),
    partners: keep(readJsonFile(root, 'content/data/partners.json', datasetSchemas.partners)),
    integrations: keep(readJsonFile(root, 'content/data/integrations.json', datasetSchemas.integrations)),
    programmes: keep(readJsonFile(root, 'content/data/programmes.json', datasetSchemas.programmes)),
    claims: keep(readJsonFile(root, 'content/data/claims.json', datasetSchemas.claims)),
  };
  const languages = datasets.languages.value ?? [];
  const facts = <S extends z.ZodType>(kind: ContentKind, schema: S) =>
    Object.fromEntries(
      shape.content
        .filter((page) => page.kind === kind)
        .map(({ slug }) => [slug, keep(readJsonFile(root, `content/${kind}/${slug}/facts.json`, schema))]),
    );
  const wanted = (code: string) => code === 'en' || (shape.only?.includes(code) ?? true);
  const pages = await Promise.all(
    shape.content.flatMap((place) => readContentPages(root, place, languages, wanted, problems)),
  );
  const read = pages.filter((page) => page !== undefined);
  const present = languages.filter(
    ({ code }) => code === 'en' || (wanted(code) && existsSync(path.join(root, 'locales', code))),
  );
  const strings = Object.fromEntries(
    present.map(({ code }) => [
      code,
      Object.fromEntries(
        shape.namespaces
          .filter((name) => code === 'en' || existsSync(path.join(root, 'locales', code, `${name}.json`)))
          .map((name) => [name, keep(readStringTable(root, code, name))]),
      ),
    ]),
  );
  const meta = Object.fromEntries(
    shape.namespaces.map((name) => [name, keep(readJsonFile(root, `locales/meta/${name}.json`, stringMetaSchema))]),
  );
  const state = Object.fromEntries(
    present
      .filter(({ code }) => existsSync(path.join(root, `locales/state/${code}.json`)))
      .map(({ code }) => [code, keep(readJsonFile(root, `locales/state/${code}.json`, stringStateSchema)).value ?? {}]),
  );
  const glossaries = Object.fromEntries(
    present
      .filter(({ code }) => existsSync(path.join(root, `locales/glossary/${code}.json`)))
      .map(({ code }) => [code, keep(readJsonFile(root, `locales/glossary/${code}.json`, languageGlossarySchema))]),
  );
  return {
    root,
    languages,
    pages: read,
    pinnedEnglish: await olderEnglish(root, read),
    drafts: datasets.topics.value?.drafts ?? [],
    featureFacts: facts('features', featureFactsSchema),
    courseFacts: facts('courses', courseFactsSchema),
    datasets,
    strings,
    meta,
    state,
    glossary: keep(readJsonFile(root, 'locales/glossary.json', glossarySchema)),
    glossaries,
    icons: shape.icons,
    paths: shape.paths,
    problems,
  };
}

/** How a page is called on the command line and in `locales/state`. */
export function pageName({ kind, slug }: Pick<ContentPage, 'kind' | 'slug'>): string {
  return `${kind}/${slug}`;
}

/** The English pages that are translated: all but drafts. */
export function englishPages(project: Project): ContentPage[] {
  return project.pages.filter((page) => page.language === 'en' && !project.drafts.includes(pageName(page)));
}

/** The same page in a language. */
export function pageIn(project: Project, { kind, slug }: ContentPage, language: string): ContentPage | undefined {
  return project.pages.find((page) => page.language === language && page.kind === kind && page.slug === slug);
}

async function olderEnglish(root: string, pages: readonly ContentPage[]): Promise<Map<string, ContentPage>> {
  const english = new Map(pages.filter(({ language }) => language === 'en').map((page) => [pageName(page), page]));
  const wanted = new Map<string, ContentPage>();
  for (const page of pages) {
    const [today, source] = [english.get(pageName(page)), page.frontMatter?.source];
    if (today && source !== undefined && page !== today && source !== today.blobHash) wanted.set(source, today);
  }
  const older = [...gitBlobs(root, [...wanted.keys()])].map(async ([hash, text]) => {
    const today = wanted.get(hash);
    const file = `${today?.file}@${hash.slice(0, 8)}`;
    return today && ([hash, await parseContentPage(file, text, today, [])] as const);
  });
  return new Map((await Promise.all(older)).filter((entry) => entry !== undefined));
}

function readContentPages(
  root: string,
  { kind, slug }: { kind: ContentKind; slug: string },
  languages: readonly Language[],
  wanted: (code: string) => boolean,
  problems: Problem[],
): Promise<ContentPage | undefined>[] {
  const folder = `content/${kind}/${slug}`;
  const files = existsSync(path.join(root, folder)) ? readdirSync(path.join(root, folder)) : [];
  const known = new Set(languages.map(({ code }) => `${code}.mdx`));
  for (const file of files.filter((name) => name.endsWith('.mdx') && !known.has(name)))
    problems.push(
      fileProblem(`${folder}/${file}`, 'a page in a language that languages.json does not know', [...known].join(', ')),
    );
  if (!files.includes('en.mdx'))
    problems.push(
      fileProblem(`${folder}/en.mdx`, 'no English page', 'the source that every translation is held against'),
    );
  return files
    .filter((name) => known.has(name) && wanted(name.replace('.mdx', '')))
    .map((name) =>
      parseContentPage(
        `${folder}/${name}`,
        readFileSync(path.join(root, folder, name), 'utf8'),
        { kind, slug, language: name.replace('.mdx', '') },
        problems,
      ),
    );
}

function fileProblem(file: string, found: string, expected: string): Problem {
  return { severity: 'error', file, line: 1, column: 1, found, expected };
}
