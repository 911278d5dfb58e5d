import { pagePath, type ContentKind } from '../content/pages/contentKinds';
import { intlLocale } from '../content/language/intlLocale';
import type { PageCard } from '../content/pageContext';
import { pageIn, type Project } from '../content/project';
import { shownSlugs } from '../readProject';
import { preventBreaks } from './lineBreaks';
import { oncePerLanguage } from './oncePerLanguage';

/** Returns the features in a language with their facts, in the order of the menus. */
export const featureCards = oncePerLanguage((project, language) =>
  cards(project, 'features', project.facts.features, language),
);

/** Returns the subjects in a language with their facts, in the order of the menus. */
export const courseCards = oncePerLanguage((project, language) =>
  cards(project, 'courses', project.facts.courses, language),
);

function cards<Facts>(
  project: Project,
  kind: ContentKind,
  all: Readonly<Record<string, { readonly value?: Facts }>>,
  language: string,
): (Facts & PageCard)[] {
  return shownSlugs(project, kind).flatMap((slug) => {
    const name = { kind, slug };
    const page = pageIn(project, name, language) ?? pageIn(project, name, 'en');
    const facts = all[slug]?.value;
    if (!page || !facts) return [];
    const front = page.frontMatter;
    return {
      ...facts,
      slug,
      path: pagePath(name),
      heading: preventBreaks(front && 'heading' in front ? front.heading : '', page.language),
      summary: preventBreaks(front && 'summary' in front ? front.summary : '', page.language),
      ...(page.language !== language && { lang: intlLocale(page.language) }),
    };
  });
}
