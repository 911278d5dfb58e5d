import { datasetSchemas } from '../content/data/datasets';
import type { PublishedLanguage } from '../content/pageContext';
import type { Project } from '../content/project';
import { computeRegistry } from '../content/registry';
import { socialCards, type SocialCard } from './socialCards/socialCards';
import { readSettings } from './settings';
import { intlLocale } from '../content/language/intlLocale';
import { directionOf, hasLatinLetters, openGraphLocale, regionOf } from '../content/language/languageTag';
import { publishedLanguages } from '../content/language/publishedLanguages';
import { readProject, routesOf } from './readProject';
import { gitText } from '../content/files/git';
import { readJsonFile } from '../content/files/jsonFile';
import type { Problem } from '../content/problem';

/**
 * Returns the parsed content, read once, so that a file that is saved during a build changes nothing in it. The live
 * server reads only the languages that it shows, and reads them again after `resetSite`.
 */
export function loadProject(root: string): Promise<Project> {
  return (project ??= isLive() ? readShownProject(root) : readProject(root));
}

/** Returns what pages are made of, computed once from the parsed content. */
export function loadSite(root: string): Promise<Site> {
  return (site ??= loadProject(root).then((project) => siteOf(root, project)));
}

/** Discards the parsed content, so that the live server reads what was saved. */
export function resetSite(): void {
  project = undefined;
  site = undefined;
}

let project: Promise<Project> | undefined;
let site: Promise<Site> | undefined;

export function isLive(): boolean {
  return process.env.NODE_ENV === 'development';
}

export type Site = ReturnType<typeof siteOf>;

export function siteOf(root: string, project: Project) {
  const languages = publishedLanguages(project.languages);
  const codes = languages.map(({ code }) => code);
  const published = languages
    .map(({ code, name, flag }): PublishedLanguage => ({
      code,
      name,
      flag,
      htmlLang: intlLocale(code),
      ogLocale: openGraphLocale(code),
      dir: directionOf(code),
      region: regionOf(code),
      hasLatinLetters: hasLatinLetters(code),
    }))
    .sort((one, other) => one.name.localeCompare(other.name, 'en'));
  const routes = routesOf(project);
  const registry = computeRegistry(project, routes, codes);
  // Only a release has a card a page; other pages have the site's.
  const cards =
    process.env.NODE_ENV === 'production' && readSettings().isRelease
      ? socialCards(root, project, routes, codes, registry)
      : new Map<string, SocialCard>();
  return { project, published, codes, routes, registry, cards };
}

/**
 * Reads the project as the live server shows it, in its languages: a file that cannot be read, or that the site cannot do
 * without, is as it last was, or as it was committed. What is wrong with it is among the project’s problems all the same.
 */
async function readShownProject(root: string): Promise<Project> {
  const problems: Problem[] = [];
  const older: Record<string, string> = {};
  for (;;) {
    const { value } = readJsonFile(root, 'content/data/languages.json', datasetSchemas.languages, older);
    const shown = value ? publishedLanguages(value).map(({ code }) => code) : [];
    const project = await readProject(root, shown, older);
    const replaced = project.problems.flatMap((problem) => {
      const { file } = problem;
      const isNew = isUnreadable(problem) && !(file in older);
      const text = isNew ? (lastTexts.get(file) ?? gitText(root, ['show', `HEAD:./${file}`])) : undefined;
      return text === undefined ? [] : [{ problem, text }];
    });
    for (const { problem, text } of replaced) {
      problems.push(problem);
      older[problem.file] = text;
    }
    // Again, as pages are read where their list is.
    if (replaced.length > 0) continue;
    lastTexts = textsOf(project);
    return { ...project, problems: [...problems, ...project.problems] };
  }
}

/** Returns whether a problem keeps a file, or what is meant in it, from being read. */
export function isUnreadable({ severity, check }: Problem): boolean {
  return severity === 'error' && check === undefined;
}

let lastTexts: ReadonlyMap<string, string> = new Map();

export function textsOf(project: Project): ReadonlyMap<string, string> {
  const { pages, datasets, facts, strings, meta, pins, glossary, glossaries, searchWords, decisions } = project;
  const files = [datasets, ...Object.values(facts), ...Object.values(strings), meta, pins, glossaries, searchWords];
  const all = [...pages, ...files.flatMap((some) => Object.values(some)), glossary, ...(decisions ? [decisions] : [])];
  // A file that is not there has no text.
  return new Map(all.flatMap(({ file, text }) => (text === '' ? [] : [[file, text]])));
}
