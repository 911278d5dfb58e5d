import { valueOffset, type JsonFile } from '../jsonFile';
import type { Passage } from '../passage';
import { pageHash, parsePin, stringHash, type Pin } from '../pin';
import { englishPages, pageIn, pageName, type ContentPage, type Project } from '../project';
import { englishFor, stringState, type StringState, type StringTable } from '../strings';

/** All that a language says, alongside the English it says it for; what the checks read. */
export interface Translation {
  readonly project: Project;
  readonly language: string;
  readonly tables: readonly {
    readonly namespace: string;
    readonly english: JsonFile<StringTable>;
    readonly table: JsonFile<StringTable> | undefined;
  }[];
  /** Every string of the language that is not the untouched English. */
  readonly strings: readonly TranslatedString[];
  readonly pages: readonly TranslatedPage[];
  /** Every text of strings and pages. */
  readonly passages: readonly PlacedPassage[];
}

export interface TranslatedString {
  readonly namespace: string;
  readonly key: string;
  readonly text: string;
  readonly english: string;
  readonly table: JsonFile<StringTable>;
  readonly pin: Pin | undefined;
  readonly state: StringState;
  /** Whether it is a translation of today’s English: not one that was left as it is since the English changed. */
  readonly isOfToday: boolean;
}

export interface TranslatedPage {
  readonly english: ContentPage;
  readonly page: ContentPage | undefined;
  /** The English that the page was translated from; undefined where the clone does not hold it. */
  readonly source: ContentPage | undefined;
  readonly isStale: boolean;
  /** Whether the page was edited since it was pinned. */
  readonly isEdited: boolean;
}

export interface PlacedPassage extends Passage {
  readonly file: string;
  readonly fileText: string;
  /** The client's own words, sign by sign (`verbatim` in locales/meta); only in English. */
  readonly verbatim?: boolean;
}

/** Gathers a language's texts. Keys that the English does not have are left out: they have a check of their own. */
export function readTranslation(project: Project, language: string): Translation {
  const tables = Object.entries(project.strings.en ?? {}).map(([namespace, english]) => ({
    namespace,
    english,
    table: project.strings[language]?.[namespace],
  }));
  const strings = tables.flatMap(({ namespace, english, table }) =>
    Object.entries(table?.value ?? {}).flatMap(([key, text]): TranslatedString[] => {
      const source = englishFor(key, english.value ?? {});
      if (source === undefined || !table) return [];
      const pin = parsePin(project.state[language]?.[`${namespace}:${key}`]);
      const state = language === 'en' ? 'translated' : stringState(text, source, pin);
      if (language !== 'en' && pin === undefined && text === source) return [];
      const isOfToday = state === 'translated' || pin?.translation !== stringHash(text);
      return [{ namespace, key, text, english: source, table, pin, state, isOfToday }];
    }),
  );
  const pages = englishPages(project).map((english) => translatedPage(project, english, language));
  return {
    project,
    language,
    tables,
    strings,
    pages,
    passages: [
      ...strings.map((string) => ({ ...ofString(string), verbatim: language === 'en' && isVerbatim(project, string) })),
      ...pages.flatMap(({ page }) => (page ? ofPage(page) : [])),
    ],
  };
}

/** A page of a language with the English that it is of. */
export function translatedPage(project: Project, english: ContentPage, language: string): TranslatedPage {
  const page = pageIn(project, english, language);
  if (!page || language === 'en') return { english, page, source: english, isStale: false, isEdited: false };
  const pinned = page.frontMatter?.source;
  const isStale = pinned !== english.blobHash;
  const source = isStale ? project.pinnedEnglish.get(pinned ?? '') : english;
  const pin = parsePin(project.state[language]?.[pageName(page)]);
  return { english, page, source, isStale, isEdited: pin?.translation !== pageHash(page.text) };
}

function isVerbatim(project: Project, { namespace, key }: TranslatedString): boolean {
  return project.meta[namespace]?.value?.[key]?.verbatim !== undefined;
}

/** A string as a passage; an escape in the JSON moves places behind it by a character. */
export function ofString({ key, text, table }: TranslatedString): PlacedPassage {
  return { text, block: 0, file: table.file, fileText: table.text, offset: valueOffset(table.text, key) };
}

function ofPage(page: ContentPage): PlacedPassage[] {
  return page.passages.map((passage) => ({ ...passage, file: page.file, fileText: page.text }));
}
