import type { PageName } from './contentKinds';
import { pageState } from './pageState';
import { stringProgress, sumProgress } from './progress';
import { pageIn, type Project } from './project';
import { countWords } from './countWords';

/** How far a page is translated: `stale` in part from an older English or in English, `fallback` in English as a whole. */
export type TranslationState = 'translated' | 'stale' | 'fallback';

export interface RegisteredRoute {
  readonly path: string;
  readonly namespaces: readonly string[];
  readonly content?: PageName;
}

/** The state of each page in each language, for all that has to agree: switcher, canonical, hreflang, sitemap, notices. */
export type Registry = ReturnType<typeof computeRegistry>;

/**
 * Returns the state of each page in each language. A page is in English as a whole without its MDX, or where a published
 * language has less than `required` % of its own words.
 */
export function computeRegistry(project: Project, routes: readonly RegisteredRoute[], languages: readonly string[]) {
  const states = new Map(languages.map((language) => [language, statesOf(project, routes, language)]));
  const stateOf = (path: string, language: string) => states.get(language)?.get(path) ?? 'fallback';
  return {
    stateOf,
    /** The languages in which a page is not a fallback, in the order of languages.json. */
    translationsOf: (path: string) => languages.filter((language) => stateOf(path, language) !== 'fallback'),
  };
}

function statesOf(
  project: Project,
  routes: readonly RegisteredRoute[],
  language: string,
): Map<string, TranslationState> {
  if (language === 'en') return new Map(routes.map(({ path }) => [path, 'translated']));
  const tables = stringProgress(project, language);
  const entry = project.languages.find(({ code }) => code === language);
  // A language that is not switched on is built for those who work on it: they see what there is, if there is anything.
  const required = entry?.enabled ? entry.required : 1;
  return new Map(
    routes.map(({ path, content, namespaces }) => {
      const english = content && pageIn(project, content, 'en');
      const ofPage = content ? (english ? pageState(project, english, language) : 'missing') : 'translated';
      const ownTables = tables.filter(({ part }) => namespaces.includes(part));
      const strings = sumProgress(path, ownTables);
      // Header and footer, which a page has in English, too, do not count.
      const own = sumProgress(
        path,
        ownTables.filter(({ part }) => part !== 'common'),
      );
      const pageWords = english?.segments.reduce((total, { text }) => total + countWords(text), 0) ?? 0;
      const words = own.words + pageWords;
      const isBelow = words > 0 && ((words - own.missingWords) / words) * 100 < required;
      if (ofPage === 'missing' || isBelow) return [path, 'fallback'];
      return [path, ofPage === 'stale' || strings.translated < strings.total ? 'stale' : 'translated'];
    }),
  );
}
