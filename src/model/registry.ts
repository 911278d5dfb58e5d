import type { ContentKind } from './frontMatter';
import type { Project } from './project';
import { stringStates } from './strings';

/** How far a page is in a language: its own words; its own, of an older English; or shown in English. */
export type TranslationState = 'translated' | 'stale' | 'fallback';

export interface RegisteredRoute {
  readonly path: string;
  readonly namespaces: readonly string[];
  readonly content?: { readonly kind: ContentKind; readonly slug: string };
}

/** Page × language, computed once; pages, switcher, canonical, hreflang, sitemap and notices all go by it. */
export interface Registry {
  stateOf(path: string, language: string): TranslationState;
  /** The languages in which a page stands in its own words, in the order of languages.json. */
  translationsOf(path: string): string[];
}

/**
 * Computes the registry of the given languages (architecture.md, One registry). A language that is switched on, and of
 * which fewer pages are translated than `required` says, is all in English until then (issue 4).
 */
export function computeRegistry(
  project: Project,
  routes: readonly RegisteredRoute[],
  languages: readonly string[],
): Registry {
  const states = new Map<string, TranslationState>();
  for (const language of languages) {
    const stateOfTable = tablesOf(project, language);
    for (const route of routes)
      states.set(`${language} ${route.path}`, stateOf(project, route, language, stateOfTable));
  }
  for (const language of languages)
    if (
      !isPublishable(
        project,
        routes.map(({ path }) => states.get(`${language} ${path}`) ?? 'fallback'),
        language,
      )
    )
      for (const route of routes) states.set(`${language} ${route.path}`, 'fallback');
  const lookUp = (path: string, language: string) => states.get(`${language} ${path}`) ?? 'fallback';
  return {
    stateOf: lookUp,
    translationsOf: (path) => languages.filter((language) => lookUp(path, language) !== 'fallback'),
  };
}

/** A language that is not switched on is built for those who work on it: they see what there is. */
function isPublishable(project: Project, states: readonly TranslationState[], language: string): boolean {
  const entry = project.languages.find(({ code }) => code === language);
  return language === 'en' || !entry?.enabled || coverage(states) >= entry.required;
}

/** The percentage of pages that stand in their own words. */
export function coverage(states: readonly TranslationState[]): number {
  const own = states.filter((state) => state !== 'fallback').length;
  return states.length === 0 ? 0 : Math.floor((own / states.length) * 100);
}

/** How far the tables of strings are in a language; that of `common` is asked for by every route. */
function tablesOf(project: Project, language: string): (namespace: string) => TranslationState {
  const known = new Map<string, TranslationState>();
  return (namespace) => {
    const state = known.get(namespace) ?? stateOfTable(project, language, namespace);
    known.set(namespace, state);
    return state;
  };
}

function stateOfTable(project: Project, language: string, namespace: string): TranslationState {
  const english = project.strings.en?.[namespace]?.value ?? {};
  const table = project.strings[language]?.[namespace]?.value ?? {};
  const states = stringStates(language, namespace, english, table, project.state[language] ?? {}).map(
    ({ state }) => state,
  );
  if (states.includes('missing')) return 'fallback';
  return states.includes('stale') ? 'stale' : 'translated';
}

function stateOf(
  project: Project,
  route: RegisteredRoute,
  language: string,
  stateOfTable: (namespace: string) => TranslationState,
): TranslationState {
  if (language === 'en') return 'translated';
  const { content } = route;
  let stale = false;
  if (content) {
    const inLanguage = (code: string) =>
      project.pages.find((page) => page.kind === content.kind && page.slug === content.slug && page.language === code);
    const [english, translation] = [inLanguage('en'), inLanguage(language)];
    if (!translation?.frontMatter) return 'fallback';
    stale = translation.frontMatter.source !== english?.blobHash;
  }
  const tables = route.namespaces.map(stateOfTable);
  if (tables.includes('fallback')) return 'fallback';
  return stale || tables.includes('stale') ? 'stale' : 'translated';
}
