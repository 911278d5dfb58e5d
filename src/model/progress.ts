import type { ContentPage, Project } from './project';
import { stringStates, type StringState } from './strings';

/** How far a namespace or a page of a language is. A page counts as one text. */
export interface PartProgress {
  /** `common`, or `features/qms`. */
  readonly part: string;
  readonly total: number;
  readonly translated: number;
  readonly stale: number;
  readonly missing: number;
  /** Of the translated ones, those that a person has looked at. */
  readonly reviewed: number;
}

/** How far a language is, part by part, in the order of the namespaces and pages. */
export function progressOf(project: Project, language: string): PartProgress[] {
  const pins = project.state[language] ?? {};
  const namespaces = Object.entries(project.strings.en ?? {}).map(([namespace, english]) => {
    const states = stringStates(
      language,
      namespace,
      english.value ?? {},
      project.strings[language]?.[namespace]?.value ?? {},
      pins,
    );
    return count(
      namespace,
      states.map(({ key, state }) => ({ state, reviewed: pins[`${namespace}:${key}`]?.includes(' person') ?? false })),
    );
  });
  const pages = project.pages
    .filter((page) => page.language === 'en')
    .map((english) =>
      count(pageName(english), [{ state: pageState(project, english, language), reviewed: isReviewed(english, pins) }]),
    );
  return [...namespaces, ...pages];
}

/** The sum of parts. */
export function sum(part: string, parts: readonly PartProgress[]): PartProgress {
  const add = (field: 'total' | 'translated' | 'stale' | 'missing' | 'reviewed') =>
    parts.reduce((all, one) => all + one[field], 0);
  return {
    part,
    total: add('total'),
    translated: add('translated'),
    stale: add('stale'),
    missing: add('missing'),
    reviewed: add('reviewed'),
  };
}

/** Rounded down, so that 100 % means all. */
export function percent(part: number, total: number): number {
  return total === 0 ? 0 : Math.floor((part / total) * 100);
}

/** How a page is called on the command line and in `locales/state`. */
export function pageName({ kind, slug }: Pick<ContentPage, 'kind' | 'slug'>): string {
  return `${kind}/${slug}`;
}

/** A page's pin is in its front matter: the blob hash of the English. */
export function pageState(project: Project, english: ContentPage, language: string): StringState {
  const page = project.pages.find(
    (other) => other.language === language && other.kind === english.kind && other.slug === english.slug,
  );
  if (!page?.frontMatter) return 'missing';
  return page.frontMatter.source === english.blobHash ? 'translated' : 'stale';
}

/** A person has looked at the translation of this very English page. */
export function isReviewed(english: ContentPage, pins: Readonly<Record<string, string>>): boolean {
  return pins[pageName(english)] === `${english.blobHash.slice(0, 8)} person`;
}

function count(part: string, texts: readonly { state: StringState; reviewed: boolean }[]): PartProgress {
  const having = (wanted: StringState) => texts.filter(({ state }) => state === wanted).length;
  const reviewed = texts.filter((text) => text.reviewed && text.state === 'translated').length;
  return {
    part,
    total: texts.length,
    translated: having('translated'),
    stale: having('stale'),
    missing: having('missing'),
    reviewed,
  };
}
