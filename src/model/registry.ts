import type { ContentKind } from './frontMatter';
import type { Project } from './project';
import { expectedKeys, staleKeys } from './strings';

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

/** Computes the registry of the given languages (architecture.md, One registry). */
export function computeRegistry(project: Project, routes: readonly RegisteredRoute[], languages: readonly string[]): Registry {
  const states = new Map<string, TranslationState>();
  for (const route of routes)
    for (const language of languages) states.set(`${language} ${route.path}`, stateOf(project, route, language));
  const lookUp = (path: string, language: string) => states.get(`${language} ${path}`) ?? 'fallback';
  return {
    stateOf: lookUp,
    translationsOf: (path) => languages.filter((language) => lookUp(path, language) !== 'fallback'),
  };
}

function stateOf(project: Project, route: RegisteredRoute, language: string): TranslationState {
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
  for (const namespace of route.namespaces) {
    const english = project.strings.en?.[namespace]?.value ?? {};
    const table = project.strings[language]?.[namespace]?.value ?? {};
    if (expectedKeys(language, english).some((key) => table[key] === undefined)) return 'fallback';
    stale ||= staleKeys(namespace, english, table, project.state[language] ?? {}).length > 0;
  }
  return stale ? 'stale' : 'translated';
}
