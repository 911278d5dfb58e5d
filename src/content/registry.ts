import type { PageName } from './pages/contentKinds';
import { kindOf } from './pages/kinds';
import { pageState, translatedPage } from './pages/pageState';
import { namespaceProgress, sumProgress, type PartProgress } from './strings/progress';
import { pageIn, pinOf, pageName, type Project } from './project';
import { remembered } from './remembered';
import { countWords } from './strings/marks';

/** How far a page is translated: `stale` in part from an older English or in English, `fallback` in English as a whole. */
export type TranslationState = 'translated' | 'stale' | 'fallback';

export interface RegisteredRoute {
  /** Without language and trailing slash. */
  readonly path: string;
  readonly namespaces: readonly string[];
  readonly content?: PageName;
  /** It answers the form or a wrong address: nobody looks for it. */
  readonly isKeptFromSearch?: true;
}

/** The state of each page in each language, for all that has to agree: switcher, canonical, hreflang, sitemap, notices. */
export type Registry = ReturnType<typeof computeRegistry>;

/**
 * Returns the state of each page in each language, computed when it is asked for: the live server asks for one page alone. A
 * page is in English as a whole without its MDX, or where a published language has less than `required` % of its own words.
 */
export function computeRegistry(project: Project, routes: readonly RegisteredRoute[], languages: readonly string[]) {
  const routeAt = new Map(routes.map((route) => [route.path, route]));
  const progressIn = remembered((language) =>
    remembered((namespace) => namespaceProgress(project, language, namespace)),
  );
  const statesIn = remembered((language) =>
    remembered((path): TranslationState => {
      const route = routeAt.get(path);
      if (!route || !languages.includes(language)) return 'fallback';
      if (language === 'en') return 'translated';
      return computeState(project, route, language, route.namespaces.map(progressIn(language)));
    }),
  );
  const stateOf = (path: string, language: string) => statesIn(language)(path);
  /** The languages in which a page is not a fallback, in the order of languages.json. */
  const translationsOf = (path: string) => languages.filter((language) => stateOf(path, language) !== 'fallback');
  return {
    stateOf,
    translationsOf,
    /** Those of them in which search engines are offered the page: robots, hreflang and the sitemap ask here. */
    indexedIn: (path: string) => {
      const route = routeAt.get(path);
      if (!route || route.isKeptFromSearch) return [];
      return translationsOf(path).filter((language) => isOffered(project, route, language));
    },
  };
}

/** Welsh is the client’s second language; in the others, pages of some kinds wait for a person who signs them. */
function isOffered(project: Project, { content }: RegisteredRoute, language: string): boolean {
  if (!content || !kindOf(content.kind).isSignedForSearch || ['en', 'cy'].includes(language)) return true;
  const english = pageIn(project, content, 'en');
  const isEdited = english && translatedPage(project, english, language).isEdited;
  return isEdited === false && pinOf(project, language, pageName(content))?.by === 'person';
}

function computeState(
  project: Project,
  { path, content }: RegisteredRoute,
  language: string,
  tables: readonly PartProgress[],
): TranslationState {
  const entry = project.languages.find(({ code }) => code === language);
  // A language that is not switched on is built for those who work on it: they see what there is, if there is anything.
  const required = entry?.enabled ? entry.required : 1;
  const english = content && pageIn(project, content, 'en');
  const ofPage = content ? (english ? pageState(project, english, language) : 'missing') : 'translated';
  const strings = sumProgress(path, tables);
  // Header and footer, which a page has in English, too, do not count.
  const ownTables = tables.filter(({ part }) => part !== 'common');
  const own = sumProgress(path, ownTables);
  const pageWords = english?.segments.reduce((total, { text }) => total + countWords(text), 0) ?? 0;
  const words = own.words + pageWords;
  const isBelow = words > 0 && ((words - own.missingWords) / words) * 100 < required;
  if (ofPage === 'missing' || isBelow) return 'fallback';
  return ofPage === 'stale' || strings.translated < strings.total ? 'stale' : 'translated';
}
