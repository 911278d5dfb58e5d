import { distance } from 'fastest-levenshtein';

/** The properties and the content that a component of MDX may have. */
export interface ComponentRule {
  /** All of them are required. */
  readonly props: readonly string[];
  readonly optional?: readonly string[];
  /** Components that may be directly inside; `prose` means paragraphs and inline text. */
  readonly children: 'none' | 'prose' | readonly string[];
}

const components = {
  Screenshot: { props: ['alt'], children: 'none' },
  FeatureGrid: { props: [], children: ['Feature'] },
  Feature: { props: ['icon', 'title'], children: 'prose' },
  Statistics: { props: [], children: ['Statistic'] },
  Statistic: { props: ['id'], children: 'prose' },
  CapabilityGrid: { props: [], children: ['Capability'] },
  Capability: { props: ['icon', 'title'], children: 'prose' },
  CourseList: { props: [], children: ['Course'] },
  Course: { props: ['id', 'title'], children: 'prose' },
  CourseOutline: { props: ['of'], children: ['Lesson', 'Outcome'] },
  Lesson: { props: ['minutes'], children: 'prose' },
  Outcome: { props: [], children: 'prose' },
  Question: { props: ['title'], children: ['Answer'] },
  Answer: { props: ['title'], optional: ['correct'], children: 'prose' },
  CallToAction: { props: ['title', 'button'], children: 'prose' },
  Brand: { props: ['of'], children: 'none' },
  PolicyNote: { props: ['about'], children: 'none' },
  PolicyVersion: { props: [], children: 'none' },
  LastUpdated: { props: [], children: 'none' },
} as const satisfies Readonly<Record<string, ComponentRule>>;

/** Every component; how many of each a page may have is in src/content/kinds.ts. */
export const vocabulary: Readonly<Record<string, ComponentRule>> = components;
export type ComponentName = keyof typeof components;

/** Returns the components that may be directly inside a component. */
export function childComponents(name: string | null | undefined): readonly string[] {
  const children = vocabulary[name ?? '']?.children ?? 'none';
  return typeof children === 'string' ? [] : children;
}

/** Properties that readers see or hear; all others are the same in every language. */
export const proseProps: ReadonlySet<string> = new Set(['alt', 'title', 'button']);

/** Returns the nearest known name to a mistyped one, by edit distance. */
export function nearestName(name: string, names: readonly string[]): string | undefined {
  const distanceTo = (candidate: string) => distance(name.toLowerCase(), candidate.toLowerCase());
  const [best] = [...names].sort((a, b) => distanceTo(a) - distanceTo(b));
  return best !== undefined && distanceTo(best) <= Math.max(2, Math.floor(name.length / 2)) ? best : undefined;
}
