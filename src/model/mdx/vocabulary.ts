/** What a component of our MDX may carry; the renderer, the checks and WRITING.md go by this one list. */
export interface ComponentRule {
  /** All of them are required. */
  readonly props: readonly string[];
  readonly optional?: readonly string[];
  /** Components that may stand directly inside; `prose` means paragraphs and inline text. */
  readonly children: 'none' | 'prose' | readonly string[];
}

export const vocabulary: Readonly<Record<string, ComponentRule>> = {
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
};

/** Properties that readers see or hear; all others are the same in every language. */
export const proseProps: ReadonlySet<string> = new Set(['alt', 'title', 'button']);

/** The nearest known name to a mistyped one, by edit distance. */
export function nearestName(name: string, names: readonly string[]): string | undefined {
  const ranked = names
    .map((candidate) => ({ candidate, distance: editDistance(name.toLowerCase(), candidate.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance);
  const [best] = ranked;
  return best && best.distance <= Math.max(2, Math.floor(name.length / 2)) ? best.candidate : undefined;
}

function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const substitution = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(substitution, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
