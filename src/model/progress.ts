import { isReviewedPage } from './pageState';
import { segmentStates } from './pageSegmentStates';
import { englishPages, pageName, type Project } from './project';
import { stringStates, type StringState } from './strings';
import { wordsIn } from './words';

/** How far a namespace or a page of a language is, in texts; `missingWords` of its `words` are shown in English. */
export interface PartProgress {
  /** `common`, or `features/qms`. */
  readonly part: string;
  readonly total: number;
  readonly translated: number;
  readonly stale: number;
  readonly missing: number;
  /** Of the translated ones, those that a person has read. */
  readonly reviewed: number;
  /** Words of the English: of all texts, of those that are not translated, and of those that are stale. */
  readonly words: number;
  readonly missingWords: number;
  readonly staleWords: number;
}

/** How far a language is, part by part, in the order of the namespaces and pages. */
export function progressOf(project: Project, language: string): PartProgress[] {
  const pins = project.state[language] ?? {};
  const namespaces = Object.entries(project.strings.en ?? {}).map(([namespace, english]) =>
    count(
      namespace,
      stringStates(language, namespace, english.value ?? {}, project.strings[language]?.[namespace]?.value ?? {}, pins),
    ),
  );
  const pages = englishPages(project).map((english) => {
    const reviewed = isReviewedPage(project, english, language);
    return count(
      pageName(english),
      segmentStates(project, english, language).map(({ segment, state }) => ({
        english: segment.text,
        state,
        reviewed,
      })),
    );
  });
  return [...namespaces, ...pages];
}

const numbers = ['total', 'translated', 'stale', 'missing', 'reviewed', 'words', 'missingWords', 'staleWords'] as const;

/** The sum of parts. */
export function sum(part: string, parts: readonly PartProgress[]): PartProgress {
  const sums = { ...count(part, []) };
  for (const one of parts) for (const name of numbers) sums[name] += one[name];
  return sums;
}

/** Rounded down, so that 100 % means all. */
export function percent(part: number, total: number): number {
  return total === 0 ? 0 : Math.floor((part / total) * 100);
}

type Counted = { readonly english: string; readonly state: StringState; readonly reviewed: boolean };

function count(
  part: string,
  texts: readonly Counted[],
): { -readonly [Name in keyof PartProgress]: PartProgress[Name] } {
  const having = (state: StringState) => texts.filter((text) => text.state === state);
  const words = (some: readonly Counted[]) => some.reduce((total, { english }) => total + wordsIn(english), 0);
  return {
    part,
    total: texts.length,
    translated: having('translated').length,
    stale: having('stale').length,
    missing: having('missing').length,
    reviewed: having('translated').filter(({ reviewed }) => reviewed).length,
    words: words(texts),
    missingWords: words(having('missing')),
    staleWords: words(having('stale')),
  };
}
