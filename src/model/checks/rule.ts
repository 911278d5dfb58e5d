import { positionAt, type Problem } from '../problem';
import type { PlacedPassage, Translation } from './translation';

/** One rule that a language's texts are held to. A check is a file of this folder; `index.ts` has their order. */
export interface Check {
  readonly title: string;
  /** The rule as a sentence, as `npm run i18n -- check --rules` and TRANSLATING.md give it. */
  readonly rule: string;
  /** English, the source, is held to it as well. */
  readonly appliesToSource?: true;
  problems(translation: Translation): Finding[];
  /** The text with what can be fixed without knowing what it means. */
  fix?(text: string, language: string, isString: boolean): string;
}

/** A problem before it has the title of its check; an error where it says nothing else. */
export type Finding = Omit<Problem, 'severity' | 'check'> & { readonly severity?: 'warning' };

/** A finding at a place of a passage. */
export function inPassage(
  passage: PlacedPassage,
  within: number,
  finding: Pick<Finding, 'found' | 'expected' | 'fix' | 'severity'>,
): Finding {
  return { file: passage.file, ...positionAt(passage.fileText, passage.offset + within), ...finding };
}

/** Words as they are shown in a finding: on one line, and not too many. */
export function shown(text: string): string {
  const flat = text.replace(/\s+/g, ' ').trim();
  return `“${flat.length > 90 ? `${flat.slice(0, 88)}…` : flat}”`;
}
