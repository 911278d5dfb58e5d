import { menuKey, pagePath, type ContentKind } from '../content/pages/contentKinds';
import { intlLocale } from '../content/language/intlLocale';
import type { PageCard } from '../content/pageContext';
import { pageIn, type Project } from '../content/project';
import { shownSlugs } from './readProject';
import { subjectsAtMost } from '../site/routes';
import { preventBreaks } from './lineBreaks';
import { oncePerLanguage } from './oncePerLanguage';
import { shownTables } from './shownTexts';

/** Returns the features in a language with their facts, in the order of the menus. */
export const featureCards = oncePerLanguage((project, language) =>
  cards(project, 'features', project.facts.features, language),
);

/** Returns the subjects in a language with their facts, in the order of the menus. */
export const courseCards = oncePerLanguage((project, language) =>
  cards(project, 'courses', project.facts.courses, language),
);

/** Returns the card of a subject. */
export function courseCard(project: Project, language: string, slug: string | undefined) {
  return slug === undefined ? undefined : courseCardsBySlug(project, language).get(slug);
}

const courseCardsBySlug = oncePerLanguage(
  (project, language) => new Map(courseCards(project, language).map((card) => [card.slug, card])),
);

/** Returns the cards of other subjects that the page of each one shows, by its slug. */
export const otherCourseCards = oncePerLanguage((project, language) => othersOf(courseCards(project, language)));

/** Returns the cards of other features that the page of each one shows, by its slug. */
export const otherFeatureCards = oncePerLanguage((project, language) => othersOf(featureCards(project, language)));

/** All others where they are few; else those that follow in the menus, so that each page has links from others. */
function othersOf<Card extends PageCard>(cards: readonly Card[]): ReadonlyMap<string, readonly Card[]> {
  const areFew = cards.length - 1 <= subjectsAtMost;
  const round = [...cards, ...cards];
  const others = (slug: string, index: number) =>
    areFew ? cards.filter((card) => card.slug !== slug) : round.slice(index + 1, index + 1 + subjectsAtMost);
  return new Map(cards.map(({ slug }, index) => [slug, others(slug, index)]));
}

function cards<Facts>(
  project: Project,
  kind: ContentKind,
  all: Readonly<Record<string, { readonly value?: Facts }>>,
  language: string,
): (Facts & PageCard)[] {
  const { own, fallback } = shownTables(project, language, 'common');
  return shownSlugs(project, kind).flatMap((slug) => {
    const name = { kind, slug };
    const page = pageIn(project, name, language) ?? pageIn(project, name, 'en');
    const facts = all[slug]?.value;
    if (!page || !facts) return [];
    const front = page.frontMatter;
    const key = menuKey(name) ?? '';
    return {
      ...facts,
      slug,
      path: pagePath(name),
      name: own[key] ?? fallback[key] ?? slug,
      heading: preventBreaks(front && 'heading' in front ? front.heading : '', page.language),
      summary: preventBreaks(front && 'summary' in front ? front.summary : '', page.language),
      ...(page.language !== language && { lang: intlLocale(page.language) }),
    };
  });
}
