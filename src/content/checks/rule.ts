import { matchesOf } from '../strings/marks';
import { problemAt, shortened, type Finding, type Problem } from '../problem';
import type { Passage, Translation } from './translation';

/** A rule for the texts of a language. Each is in a file of this folder; `index.ts` has their order. */
export interface Check {
  readonly title: string;
  /** The rule as a sentence, as `npm run i18n -- check --rules` and TRANSLATING.md give it. */
  readonly rule: string;
  /** True for a rule that does not apply to English. */
  readonly isForTranslations?: true;
  problems(translation: Translation): Problem[];
  /** The text with what can be fixed without knowing what it means. */
  fix?(text: string, language: string, isString: boolean): string;
}

/** Returns a problem at a place of a passage. */
export function problemInPassage({ source, offset }: Passage, within: number, finding: Finding): Problem {
  return problemAt(source, offset + within, finding);
}

/** Returns a problem for each match of a pattern in the passages, but for those that nothing is found in. */
export function problemsAtMatches<P extends Passage>(
  passages: readonly P[],
  pattern: RegExp,
  findingOf: (match: RegExpExecArray, passage: P) => Finding | undefined,
): Problem[] {
  return passages.flatMap((passage) =>
    matchesOf(passage.text, pattern).flatMap((match) => {
      const finding = findingOf(match, passage);
      return finding ? problemInPassage(passage, match.index, finding) : [];
    }),
  );
}

/** Returns words as they are shown in a problem: on one line, and not too many. */
export function excerpt(text: string): string {
  return `“${shortened(text, 90)}”`;
}

/** Returns the characters around a place of a text, on one line, in brackets. */
export function excerptAround(text: string, index: number, before = 12, after = 12): string {
  return `[${text.slice(Math.max(0, index - before), index + after).replace(/\s+/g, ' ')}]`;
}
