import { datasetSchemas, type Language } from '../model/datasets';
import { readJsonFile } from '../model/jsonFile';
import type { Project } from '../model/project';
import { computeRegistry, type Registry } from '../model/registry';
import type { Route } from '../routes';
import { cardsOf, type Card } from './cards/cards';
import { sourceRoot } from './live/sources';
import { publishedLanguages } from './publishedLanguages';
import { readSite, routesOfSite } from './readSite';

/** What Gatsby's pages are made of, and what follows from it. */
export interface Site {
  readonly project: Project;
  readonly languages: readonly Language[];
  readonly codes: readonly string[];
  readonly routes: readonly Route[];
  readonly registry: Registry;
  /** By the page's path. Drawn by a build only; the live server's pages have the site's. */
  readonly cards: ReadonlyMap<string, Card> | undefined;
}

/**
 * The parsed content, read once: a build's checks, pages and export are of the same files whatever is saved meanwhile. The
 * live server reads the languages that it shows, and again after `resetSite`.
 */
export function loadProject(root: string): Promise<Project> {
  return (project ??= readSite(sourceRoot(root), isBuild() ? undefined : shownLanguages(root)));
}

/** The site of a project without errors, computed once as well. */
export function loadSite(root: string): Promise<Site> {
  return (site ??= computeSite(root));
}

/** Lets the live server read the content again, which has changed. */
export function resetSite(): void {
  project = undefined;
  site = undefined;
}

let project: Promise<Project> | undefined;
let site: Promise<Site> | undefined;

function shownLanguages(root: string): string[] {
  const file = readJsonFile(sourceRoot(root), 'content/data/languages.json', datasetSchemas.languages);
  return publishedLanguages(file.value ?? []).map(({ code }) => code);
}

function isBuild(): boolean {
  return process.env.NODE_ENV === 'production';
}

async function computeSite(root: string): Promise<Site> {
  const project = await loadProject(root);
  const languages = publishedLanguages(project.languages);
  const codes = languages.map(({ code }) => code);
  const routes = routesOfSite(project);
  const registry = computeRegistry(project, routes, codes);
  const cards = isBuild() ? cardsOf(root, project, routes, codes, registry) : undefined;
  return { project, languages, codes, routes, registry, cards };
}
