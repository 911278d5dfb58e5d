import type { ContentKind } from './frontMatter';
import { pageState } from './pageState';
import type { Project } from './project';
import { stringStates } from './strings';
import { wordsIn } from './words';

/** How far a page is in a language: its own words; in part of an older English, or in English; or shown in English as a whole. */
export type TranslationState = 'translated' | 'stale' | 'fallback';

export interface RegisteredRoute {
  readonly path: string;
  readonly namespaces: readonly string[];
  readonly content?: { readonly kind: ContentKind; readonly slug: string };
}

/** Page × language, computed once; pages, switcher, canonical, hreflang, sitemap and notices all go by it. */
export interface Registry {
  stateOf(path: string, language: string): TranslationState;
  /** The languages in which a page is in its own words, in the order of languages.json. */
  translationsOf(path: string): string[];
}

/**
 * Computes the registry of the given languages. A string that is not translated is shown in English alone; a page is shown
 * in English as a whole only without its MDX, or where a published language has less than `required` percent of its words.
 */
export function computeRegistry(
  project: Project,
  routes: readonly RegisteredRoute[],
  languages: readonly string[],
): Registry {
  const states = new Map<string, TranslationState>();
  for (const language of languages) {
    const tables = tablesOf(project, language);
    for (const route of routes) states.set(`${language} ${route.path}`, stateOf(project, route, language, tables));
  }
  const lookUp = (path: string, language: string) => states.get(`${language} ${path}`) ?? 'fallback';
  return {
    stateOf: lookUp,
    translationsOf: (path) => languages.filter((language) => lookUp(path, language) !== 'fallback'),
  };
}

/** The words of a string table, and how many of them a language does not have. */
interface TableWords {
  readonly words: number;
  readonly missing: number;
  readonly isOfToday: boolean;
}

/** How far the tables of strings are in a language; that of `common` is asked for by every route. */
function tablesOf(project: Project, language: string): (namespace: string) => TableWords {
  const known = new Map<string, TableWords>();
  return (namespace) => {
    const table = known.get(namespace) ?? tableWords(project, language, namespace);
    known.set(namespace, table);
    return table;
  };
}

function tableWords(project: Project, language: string, namespace: string): TableWords {
  const english = project.strings.en?.[namespace]?.value ?? {};
  const table = project.strings[language]?.[namespace]?.value ?? {};
  const states = stringStates(language, namespace, english, table, project.state[language] ?? {});
  const words = (some: typeof states) => some.reduce((sum, string) => sum + wordsIn(string.english), 0);
  return {
    words: words(states),
    missing: words(states.filter(({ state }) => state === 'missing')),
    isOfToday: states.every(({ state }) => state === 'translated'),
  };
}

function stateOf(
  project: Project,
  { content, namespaces }: RegisteredRoute,
  language: string,
  tableOf: (namespace: string) => TableWords,
): TranslationState {
  if (language === 'en') return 'translated';
  const english = project.pages.find(
    (page) => page.language === 'en' && page.kind === content?.kind && page.slug === content.slug,
  );
  const ofPage = content ? (english ? pageState(project, english, language) : 'missing') : 'translated';
  if (ofPage === 'missing') return 'fallback';
  const tables = namespaces.map(tableOf);
  const pageWords = english?.segments.reduce((sum, { text }) => sum + wordsIn(text), 0) ?? 0;
  const words = tables.reduce((sum, table) => sum + table.words, pageWords);
  const missing = tables.reduce((sum, table) => sum + table.missing, 0);
  if (words > 0 && ((words - missing) / words) * 100 < requiredShare(project, language)) return 'fallback';
  return ofPage === 'stale' || tables.some(({ isOfToday }) => !isOfToday) ? 'stale' : 'translated';
}

/** A language that is not switched on is built for those who work on it: they see what there is, if there is anything. */
function requiredShare({ languages }: Project, language: string): number {
  const entry = languages.find(({ code }) => code === language);
  return entry?.enabled ? entry.required : 1;
}
