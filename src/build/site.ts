import type { Language } from '../model/datasets';
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
 * The parsed content. A build reads it once, so that checks, pages and export are of the same files whatever
 * is saved meanwhile; the live server reads it whenever it asks.
 */
export function projectOf(root: string): Promise<Project> {
  if (!isBuild()) return readSite(sourceRoot(root));
  return (project ??= readSite(sourceRoot(root)));
}

/** The site of a project without errors, computed once for a build as well. */
export function siteOf(root: string): Promise<Site> {
  if (!isBuild()) return computeSite(root);
  return (site ??= computeSite(root));
}

let project: Promise<Project> | undefined;
let site: Promise<Site> | undefined;

function isBuild(): boolean {
  return process.env.NODE_ENV === 'production';
}

async function computeSite(root: string): Promise<Site> {
  const project = await projectOf(root);
  const languages = publishedLanguages(project.languages);
  const codes = languages.map(({ code }) => code);
  const routes = routesOfSite(project);
  const registry = computeRegistry(project, routes, codes);
  const cards = isBuild() ? cardsOf(root, project, routes, codes, registry) : undefined;
  return { project, languages, codes, routes, registry, cards };
}
