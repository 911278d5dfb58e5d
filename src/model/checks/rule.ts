import { problemAt, type Finding, type Problem } from '../problem';
import type { Passage, Translation } from './translation';

/** One rule that a language's texts are held to. A check is a file of this folder; `index.ts` has their order. */
export interface Check {
  readonly title: string;
  /** The rule as a sentence, as `npm run i18n -- check --rules` and TRANSLATING.md give it. */
  readonly rule: string;
  /** English, the source, is held to it as well. */
  readonly appliesToSource?: true;
  problems(translation: CheckedTranslation): Problem[];
  /** The text with what can be fixed without knowing what it means. */
  fix?(text: string, language: string, isString: boolean): string;
}

/** A translation with its texts alongside their English, without those that are stale and were not edited since. */
export interface CheckedTranslation extends Translation {
  readonly texts: readonly TranslatedText[];
  /** Those of pages, page by page. */
  readonly pageTexts: readonly (readonly TranslatedText[])[];
}

/** A string, or a segment of a page. */
export interface TranslatedText {
  readonly english: string;
  readonly text: string;
  readonly place: Passage;
  /** Somebody has said that it is meant as it is. */
  readonly isDeliberate: boolean;
}

/** A problem at a place of a passage. */
export function problemInPassage({ source, offset }: Passage, within: number, finding: Finding): Problem {
  return problemAt(source, offset + within, finding);
}

/** Words as they are shown in a problem: on one line, and not too many. */
export function excerpt(text: string): string {
  const flat = text.replace(/\s+/g, ' ').trim();
  return `“${flat.length > 90 ? `${flat.slice(0, 88)}…` : flat}”`;
}

/** The characters around a place of a text, on one line, in brackets. */
export function excerptAround(text: string, index: number, before = 12, after = 12): string {
  return `[${text.slice(Math.max(0, index - before), index + after).replace(/\s+/g, ' ')}]`;
}

/** A text without the names of placeholders and tags, which are no words. */
export function withoutPlaceholders(text: string): string {
  return text.replace(/\{\{.*?\}\}|<.*?>/g, ' ');
}
