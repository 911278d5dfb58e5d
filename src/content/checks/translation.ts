import { valueOffset, type JsonFile } from '../files/jsonFile';
import { segmentStates, translatedPage } from '../pages/pageState';
import { stringHash, type StringTable } from '../strings/strings';
import { englishPages, type Project } from '../project';
import { stringStates } from '../strings/stringStates';
import { matchesOf } from '../strings/marks';
import { problemAt, shortened, type Finding, type Problem } from '../problem';

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

/** The texts of a language with their English, for the checks. */
export type Translation = Readonly<ReturnType<typeof readTranslation>>;

/** A piece of text that a reader sees, with its place in its file. */
export interface Passage {
  readonly text: string;
  readonly offset: number;
  readonly source: { readonly file: string; readonly text: string };
  /** The client's own words, fixed to the letter (`verbatim` in locales/meta); only in English. */
  readonly verbatim?: boolean;
}

/** A string, or a segment of a page. */
export interface TranslatedText extends Passage {
  readonly english: string;
  /** Without warnings: these very words were accepted by a person, or as they are. */
  readonly isDeliberate: boolean;
}

export type TranslatedString = Translation['strings'][number];

/** Returns the texts of a language. Keys that the English does not have are left out: they have a check of their own. */
export function readTranslation(project: Project, language: string) {
  const isSource = language === 'en';
  const nothing: JsonFile<StringTable> = { file: '', text: '', value: {}, problems: [] };
  const tables = Object.entries(project.strings.en ?? {}).map(([namespace, english]) => ({
    namespace,
    english,
    table: project.strings[language]?.[namespace] ?? { ...nothing, file: `locales/${language}/${namespace}.json` },
  }));
  const strings = tables.flatMap(({ namespace, table }) =>
    stringStates(project, language, namespace).flatMap(({ key, text, english, pin, state, isEnglish }) => {
      if (text === undefined || isEnglish) return [];
      const hash = stringHash(text);
      // Whether it is a translation of today’s English: not one that was left as it is since the English changed.
      const isOfToday = state === 'translated' || pin?.translation !== hash;
      const isDeliberate = pin?.translation === hash && (pin.asIs || pin.by === 'person');
      const verbatim = isSource && project.meta[namespace]?.value?.[key]?.verbatim !== undefined;
      // An escape in the JSON moves the places after it by a character.
      const passage = { text, offset: valueOffset(table.text, key), source: table, verbatim };
      return [{ ...passage, namespace, key, english, pin, state, isOfToday, isDeliberate }];
    }),
  );
  const pages = englishPages(project).map((english) => translatedPage(project, english, language));
  // Texts are aligned once: that takes most of a check's time.
  const pageTexts = pages.map(({ english, page }) =>
    segmentStates(project, english, language).flatMap((one): TranslatedText[] => {
      const { segment, target, state, isDeliberate, isEnglish } = one;
      if (!page || !target || (state !== 'translated' && !isEnglish)) return [];
      return [{ text: target.text, offset: target.start, source: page, english: segment.text, isDeliberate }];
    }),
  );
  const inPages = pages.flatMap(({ page }) => page?.passages.map((passage) => ({ ...passage, source: page })) ?? []);
  const passages: readonly Passage[] = [...strings, ...inPages];
  return {
    project,
    language,
    tables,
    /** Every string of the language that is not left in English. */
    strings,
    pages,
    /** The texts of pages that are translated from the English of today, page by page. */
    pageTexts,
    /** Those of today, and the strings of today. */
    texts: [...strings.filter(({ isOfToday }) => isOfToday), ...pageTexts.flat()],
    /** Every text of strings and pages. */
    passages,
  };
}

export function wholeFile(source: Passage['source']): Passage {
  return { text: source.text, offset: 0, source };
}
