import type { Language } from '../content/data/datasets';
import type { PublishedLanguage } from '../content/pageContext';
import type { Project } from '../content/project';
import { computeRegistry } from '../content/registry';
import { socialCards, type SocialCard } from './socialCards/socialCards';
import { readSettings } from './settings';
import { intlLocale } from '../content/language/intlLocale';
import { directionOf, hasLatinLetters, openGraphLocale, regionOf } from '../content/language/languageTag';
import { publishedLanguages } from '../content/language/publishedLanguages';
import { readProject, routesOf } from './readProject';
import { readShownProject } from './shownProject';

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

/** Returns whether this is the live server. */
export function isLive(): boolean {
  return process.env.NODE_ENV === 'development';
}

/** What pages are made of. */
export type Site = ReturnType<typeof siteOf>;

/** Returns what the pages of a project are made of. */
export function siteOf(root: string, project: Project) {
  const languages = publishedLanguages(project.languages);
  const codes = languages.map(({ code }) => code);
  const published = languages.map(publishedLanguage).sort((one, other) => one.name.localeCompare(other.name, 'en'));
  const routes = routesOf(project);
  const registry = computeRegistry(project, routes, codes);
  // Only a release has a card a page; other pages have the site's.
  const cards =
    process.env.NODE_ENV === 'production' && readSettings().isRelease
      ? socialCards(root, project, routes, codes, registry)
      : new Map<string, SocialCard>();
  return { project, published, codes, routes, registry, cards };
}

function publishedLanguage({ code, name, flag }: Language): PublishedLanguage {
  return {
    code,
    name,
    flag,
    htmlLang: intlLocale(code),
    ogLocale: openGraphLocale(code),
    dir: directionOf(code),
    region: regionOf(code),
    hasLatinLetters: hasLatinLetters(code),
  };
}
