import { menuKey, pagePath, type ContentKind } from '../content/pages/contentKinds';
import type { PageCard } from '../content/pageContext';
import type { Project } from '../content/project';
import { shownSlugs } from './readProject';
import { subjectsAtMost } from '../site/routes';
import { preventBreaks } from './lineBreaks';
import { oncePerLanguage } from './oncePerLanguage';
import { frontTexts, langOf, pageOrEnglish, shownTables } from './shownTexts';

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
  return courseCards(project, language).find((card) => card.slug === slug);
}

/**
 * Returns the cards of others that the page of one shows: all others where they are few; else those that follow in the menus,
 * so that each page has links from others.
 */
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
  const { own, fallback } = shownTables(project, language, 'common');
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
