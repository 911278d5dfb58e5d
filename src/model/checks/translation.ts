import { valueOffset, type JsonFile } from '../jsonFile';
import { pageHash, parsePin, stringHash, type Pin } from '../pin';
import { englishPages, pageIn, pageName, type ContentPage, type Project } from '../project';
import { englishFor, isDeliberate, stringState, type StringState, type StringTable } from '../strings';

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
  readonly passages: readonly Passage[];
}

export interface TranslatedString {
  readonly namespace: string;
  readonly key: string;
  readonly text: string;
  readonly english: string;
  readonly place: Passage;
  readonly table: JsonFile<StringTable>;
  readonly pin: Pin | undefined;
  readonly state: StringState;
  /** Whether it is a translation of today’s English: not one that was left as it is since the English changed. */
  readonly isOfToday: boolean;
  readonly isDeliberate: boolean;
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

/** A piece of text that a reader sees, with its place in its file. */
export interface Passage {
  readonly text: string;
  readonly offset: number;
  readonly source: { readonly file: string; readonly text: string };
  /** The client's own words, sign by sign (`verbatim` in locales/meta); only in English. */
  readonly verbatim?: boolean;
}

/** Gathers a language's texts. Keys that the English does not have are left out: they have a check of their own. */
export function readTranslation(project: Project, language: string): Translation {
  const isSource = language === 'en';
  const tables = Object.entries(project.strings.en ?? {}).map(([namespace, english]) => ({
    namespace,
    english,
    table: project.strings[language]?.[namespace],
  }));
  const strings = tables.flatMap(({ namespace, english: { value: source = {} }, table }) =>
    Object.entries(table?.value ?? {}).flatMap(([key, text]): TranslatedString[] => {
      const english = englishFor(key, source);
      const pin = parsePin(project.state[language]?.[`${namespace}:${key}`]);
      if (english === undefined || !table || (!isSource && pin === undefined && text === english)) return [];
      const state = isSource ? 'translated' : stringState(text, english, pin);
      const isOfToday = state === 'translated' || pin?.translation !== stringHash(text);
      const verbatim = isSource && project.meta[namespace]?.value?.[key]?.verbatim !== undefined;
      // An escape in the JSON moves the places after it by a character.
      const place = { text, offset: valueOffset(table.text, key), source: table, verbatim };
      const own = { namespace, key, text, english, place, table, pin, state, isOfToday };
      return [{ ...own, isDeliberate: isDeliberate(text, pin) }];
    }),
  );
  const pages = englishPages(project).map((english) => translatedPage(project, english, language));
  const inPages = pages.flatMap(({ page }) => page?.passages.map((passage) => ({ ...passage, source: page })) ?? []);
  return { project, language, tables, strings, pages, passages: [...strings.map(({ place }) => place), ...inPages] };
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
