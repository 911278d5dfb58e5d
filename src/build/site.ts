import { datasetSchemas } from '../model/datasets';
import { readJsonFile } from '../model/jsonFile';
import type { Project } from '../model/project';
import { computeRegistry } from '../model/registry';
import { socialCards } from './cards/cards';
import { courseIndex } from './courseIndex';
import { sourceRoot } from './live/sources';
import { publishedLanguages } from './publishedLanguages';
import { readSite, routesOfSite } from './readSite';

/**
 * Returns the parsed content, read once: a build's checks, pages and export are of the same files whatever is saved meanwhile. The
 * live server reads the languages that it shows, and again after `resetSite`.
 */
export function loadProject(root: string): Promise<Project> {
  return (project ??= readSite(sourceRoot(root), isBuild() ? undefined : shownLanguages(root)));
}

/** Returns the site of a project without errors, computed once as well. */
export function loadSite(root: string): ReturnType<typeof computeSite> {
  return (site ??= computeSite(root));
}

/** Lets the live server read the content again, which has changed. */
export function resetSite(): void {
  project = undefined;
  site = undefined;
}

let project: Promise<Project> | undefined;
let site: ReturnType<typeof computeSite> | undefined;

function shownLanguages(root: string): string[] {
  const file = readJsonFile(sourceRoot(root), 'content/data/languages.json', datasetSchemas.languages);
  return publishedLanguages(file.value ?? []).map(({ code }) => code);
}

function isBuild(): boolean {
  return process.env.NODE_ENV === 'production';
}

/** Returns what Gatsby's pages are made of, and what follows from it. */
async function computeSite(root: string) {
  const project = await loadProject(root);
  const languages = publishedLanguages(project.languages);
  const codes = languages.map(({ code }) => code);
  const routes = routesOfSite(project);
  const registry = computeRegistry(project, routes, codes);
  // Only a build draws cards; the live server's pages have the site's.
  const cards = isBuild() ? socialCards(root, project, routes, codes, registry) : undefined;
  const courses = new Map(codes.map((code) => [code, courseIndex(project, code)]));
  return { project, languages, codes, routes, registry, courses, cards };
}
