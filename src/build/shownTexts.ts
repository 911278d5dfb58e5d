import type { PageCard, PageStrings, ShownPage } from '../content/pageContext';
import { intlLocale } from '../content/language/intlLocale';
import { menuKey, menuKeys, pagePath, type ContentKind, type PageName } from '../content/pages/contentKinds';
import { pageIn, type ContentPage, type Project } from '../content/project';
import { mapValues } from '../content/mapValues';
import { oncePer, remembered } from '../content/remembered';
import { shownStrings } from '../content/strings/stringStates';
import type { StringTable } from '../content/strings/strings';
import { shownSlugs } from './readProject';
import { quotedStrings } from '../site/buyerQuestions';
import { subjectsAtMost, type Route } from '../site/routes';
import { preventBreaks, preventBreaksInTree } from './lineBreaks';
import { readSettings, unusedPolicyTexts } from './settings';

export function pageOrEnglish(project: Project, name: PageName, language: string): ContentPage | undefined {
  return pageIn(project, name, language) ?? pageIn(project, name, 'en');
}

/** Returns the `lang` of words on a page of another language. */
export function langOf(words: { readonly language: string }, language: string): { readonly lang?: string } {
  return words.language === language ? {} : { lang: intlLocale(words.language) };
}

/** Returns what the front matter of a page says; pages of some kinds lack some of it. */
export function frontTexts({ frontMatter }: ContentPage) {
  const texts: Readonly<Partial<Record<'title' | 'heading' | 'description' | 'summary', string>>> = frontMatter ?? {};
  return texts;
}

export function shownPage(page: ContentPage): ShownPage {
  const { frontMatter, tree, language } = page;
  const { title = '', heading = '', description = '' } = frontTexts(page);
  return {
    ...(frontMatter && 'keywords' in frontMatter && { keywords: frontMatter.keywords }),
    description,
    title: preventBreaks(title, language),
    heading: preventBreaks(heading, language),
    tree: preventBreaksInTree(tree, language),
  };
}

/**
 * Returns a page's own strings by namespace, and the English ones in place of those that it lacks. Where the whole page
 * is in English, `common`, around it, is in the reader's language. Of other namespaces it has the strings that it quotes.
 */
export function shownStringsOfPage(
  project: Project,
  { language, contentLocale }: { readonly language: string; readonly contentLocale: string },
  { namespaces, quotes = [], questions = [], screen }: Pick<Route, 'namespaces' | 'quotes' | 'questions' | 'screen'>,
): { readonly strings: PageStrings; readonly fallbackStrings: PageStrings } {
  const own = namespaces.map((name) => {
    // The search may name any subject.
    if (name === 'common' && screen !== 'courses') return [name, commonTables(project, language)] as const;
    if (contentLocale === language || name === 'common') return [name, shownTables(project, language)(name)] as const;
    return [name, { own: {}, fallback: shownTables(project, contentLocale)(name).own }] as const;
  });
  const isElsewhere = (quote: string) => !namespaces.some((name) => quote.startsWith(`${name}:`));
  const quoted = [...quotes, ...quotedStrings(questions)].filter(isElsewhere);
  const tables = [...own, ...quotedTables(project, language, quoted)];
  const lacking = tables.filter(([, { fallback }]) => Object.keys(fallback).length > 0);
  return {
    strings: Object.fromEntries(tables.map(([name, { own }]) => [name, own])),
    fallbackStrings: Object.fromEntries(lacking.map(([name, { fallback }]) => [name, fallback])),
  };
}

/** `common` without the names of the subjects that no menu has: a page that shows one has it in its data. */
const commonTables = oncePerLanguage((project, language) => {
  const subjectKey = menuKeys.courses;
  const menus = new Set(shownSlugs(project, 'courses').slice(0, subjectsAtMost));
  const isShown = (key: string) => !key.startsWith(subjectKey) || menus.has(key.slice(subjectKey.length));
  return only(shownTables(project, language)('common'), isShown);
});

function quotedTables(project: Project, language: string, quotes: readonly string[]) {
  return [...new Set(quotes.map((quote) => quote.split(':')[0] ?? ''))].map((name) => {
    const isQuoted = (key: string) => quotes.includes(`${name}:${key}`);
    return [name, only(shownTables(project, language)(name), isQuoted)] as const;
  });
}

type ShownTables = ReturnType<typeof shownStrings>;

function only({ own, fallback }: ShownTables, isWanted: (key: string) => boolean): ShownTables {
  const wanted = (table: StringTable) => Object.fromEntries(Object.entries(table).filter(([key]) => isWanted(key)));
  return { own: wanted(own), fallback: wanted(fallback) };
}

/**
 * Returns the strings of a namespace as the site shows them, and the English ones in place of those that are missing.
 * They are computed once for all pages that have them: otherwise the live server would need seconds to show a change.
 */
export const shownTables = oncePerLanguage((project, language) =>
  remembered((namespace): ShownTables => {
    const without = namespace === 'privacy' ? unusedPolicyTexts(readSettings()) : [];
    const { own, fallback } = only(shownStrings(project, language, namespace), (key) => !without.includes(key));
    // A search engine breaks the lines of what it shows by its own rules.
    const bound = (table: StringTable, code: string) =>
      mapValues(table, (text, key) => (key === 'head.description' ? text : preventBreaks(text, code)));
    return { own: bound(own, language), fallback: bound(fallback, 'en') };
  }),
);

/** Returns the function with its answers kept, which a language's pages share, until the project is read again. */
export function oncePerLanguage<Answer>(
  compute: (project: Project, language: string) => Answer,
): (project: Project, language: string) => Answer {
  const ofProject = oncePer((project: Project) => remembered((language) => compute(project, language)));
  return (project, language) => ofProject(project)(language);
}

/** Returns the features in a language with their facts, in the order of the menus. */
export const featureCards = oncePerLanguage((project, language) =>
  cards(project, 'features', project.facts.features, language),
);

/** Returns the subjects in a language with their facts, in the order of the menus. */
export const courseCards = oncePerLanguage((project, language) =>
  cards(project, 'courses', project.facts.courses, language),
);

export function courseCard(project: Project, language: string, slug: string | undefined) {
  return courseCards(project, language).find((card) => card.slug === slug);
}

/** Returns the cards of other pages: all, or of many those next in the menus, so that each page has links. */
export function otherCards<Card extends PageCard>(cards: readonly Card[], slug: string): readonly Card[] {
  if (cards.length - 1 <= subjectsAtMost) return cards.filter((card) => card.slug !== slug);
  const next = cards.findIndex((card) => card.slug === slug) + 1;
  return [...cards, ...cards].slice(next, next + subjectsAtMost);
}

function cards<Facts>(
  project: Project,
  kind: ContentKind,
  all: Readonly<Record<string, { readonly value?: Facts }>>,
  language: string,
): (Facts & PageCard)[] {
  const { own, fallback } = shownTables(project, language)('common');
  return shownSlugs(project, kind).flatMap((slug) => {
    const name = { kind, slug };
    const page = pageOrEnglish(project, name, language);
    const facts = all[slug]?.value;
    if (!page || !facts) return [];
    const { heading = '', summary = '' } = frontTexts(page);
    const key = menuKey(name) ?? '';
    return {
      ...facts,
      slug,
      path: pagePath(name),
      name: own[key] ?? fallback[key] ?? slug,
      heading: preventBreaks(heading, page.language),
      summary: preventBreaks(summary, page.language),
      ...langOf(page, language),
    };
  });
}
