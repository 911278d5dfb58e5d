import { distance } from 'fastest-levenshtein';

export interface ComponentRule {
  /** All of them are required. */
  readonly props: readonly string[];
  readonly optional?: readonly string[];
  /**
   * What is between its two tags: nothing; words, which are one paragraph of text with bold, italics and links; paragraphs
   * and lists; or the components that are named, and nothing else.
   */
  readonly children: 'none' | 'words' | 'paragraphs' | readonly string[];
  /** The components that may come after its words, below an empty line. */
  readonly after?: readonly string[];
  /** It is part of a sentence; the others are on a line of their own. */
  readonly inline?: true;
  /** It may come before the first heading of level 2, where a page’s introduction is. */
  readonly inIntroduction?: true;
}

const components = {
  Screenshot: { props: ['alt'], children: 'none' },
  FeatureGrid: { props: [], children: ['Feature'] },
  Feature: { props: ['icon', 'title'], children: 'words' },
  Statistics: { props: [], children: ['Statistic'] },
  Statistic: { props: ['id'], children: 'words' },
  CapabilityGrid: { props: [], children: ['Capability'] },
  Capability: { props: ['icon', 'title'], children: 'words' },
  CourseList: { props: [], children: ['Course'] },
  Course: { props: ['id', 'title'], children: 'words', after: ['Outcome'] },
  CourseOutline: { props: [], children: ['Outcome', 'Lesson'], inIntroduction: true },
  Lesson: { props: ['minutes'], children: 'words' },
  Outcome: { props: [], children: 'words' },
  Question: { props: ['title'], children: ['Answer'], inIntroduction: true },
  Answer: { props: ['title'], optional: ['correct'], children: 'words' },
  Note: { props: [], optional: ['title'], children: 'paragraphs', inIntroduction: true },
  Quotation: { props: ['by'], children: 'words', inIntroduction: true },
  CallToAction: { props: ['title', 'button'], children: 'words', inIntroduction: true },
  Brand: { props: ['of'], children: 'none', inline: true, inIntroduction: true },
  PolicyNote: { props: ['about'], children: 'none' },
  PolicyVersion: { props: [], children: 'none' },
  LastUpdated: { props: [], children: 'none' },
} as const satisfies Readonly<Record<string, ComponentRule>>;

/** What `<PolicyNote about="…" />` may name. */
export const policyNotes = ['analytics', 'challenge', 'subProcessors'];

/** Every component; how many of each a page may have is in src/content/pages/kinds.ts. */
export const vocabulary: Readonly<Record<string, ComponentRule>> = components;
export type ComponentName = keyof typeof components;

export function childComponents(name: string | null | undefined): readonly string[] {
  const { children, after = [] } = vocabulary[name ?? ''] ?? { children: [] };
  return typeof children === 'string' ? after : children;
}

/** Returns the components that a component has to be directly inside one of; none for one that stands alone. */
export function parentComponents(name: string): readonly string[] {
  return Object.keys(vocabulary).filter((other) => childComponents(other).includes(name));
}

/** Properties that readers see or hear; all others are the same in every language. */
export const proseProps: ReadonlySet<string> = new Set(['alt', 'title', 'button', 'by']);

/** Returns the advice to write the nearest known name; `$` stands for it in a form. */
export function didYouMean(name: string, names: readonly string[], form = '$'): string | undefined {
  const near = nearestName(name, names);
  return near && `did you mean ${form.replace('$', near)}?`;
}

export function nearestName(name: string, names: readonly string[]): string | undefined {
  const distanceTo = (candidate: string) => distance(name.toLowerCase(), candidate.toLowerCase());
  const [best] = [...names].sort((a, b) => distanceTo(a) - distanceTo(b));
  return best !== undefined && distanceTo(best) <= Math.max(2, Math.floor(name.length / 2)) ? best : undefined;
}
