/** What a component of our MDX may carry; the renderer, the checks and WRITING.md go by this one list. */
export interface ComponentRule {
  readonly required: readonly string[];
  readonly optional?: readonly string[];
  /** Components that may stand directly inside; `prose` means paragraphs and inline text. */
  readonly children: 'none' | 'prose' | readonly string[];
}

export const vocabulary: Readonly<Record<string, ComponentRule>> = {
  Screenshot: { required: ['alt'], children: 'none' },
  FeatureGrid: { required: [], children: ['Feature'] },
  Feature: { required: ['icon', 'title'], children: 'prose' },
  Statistics: { required: [], children: ['Statistic'] },
  Statistic: { required: ['id'], children: 'prose' },
  CapabilityGrid: { required: [], children: ['Capability'] },
  Capability: { required: ['icon', 'title'], children: 'prose' },
  CourseList: { required: [], children: ['Course'] },
  Course: { required: ['id', 'title'], children: 'prose' },
  CourseOutline: { required: ['of'], children: ['Lesson', 'Outcome'] },
  Lesson: { required: ['minutes'], children: 'prose' },
  Outcome: { required: [], children: 'prose' },
  Question: { required: ['title'], children: ['Answer'] },
  Answer: { required: ['title'], optional: ['correct'], children: 'prose' },
  CallToAction: { required: ['title', 'button'], children: 'prose' },
  Brand: { required: ['of'], children: 'none' },
  PolicyNote: { required: ['about'], children: 'none' },
  PolicyVersion: { required: [], children: 'none' },
  LastUpdated: { required: [], children: 'none' },
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
