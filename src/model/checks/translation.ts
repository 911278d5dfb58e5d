import { valueOffset, type JsonFile } from '../jsonFile';
import type { Passage } from '../passage';
import type { ContentPage, Project } from '../project';
import { englishFor, type StringTable } from '../strings';

/** All that a language says, beside the English it says it for; what the checks read. */
export interface Translation {
  readonly project: Project;
  readonly language: string;
  readonly tables: readonly {
    readonly namespace: string;
    readonly english: JsonFile<StringTable>;
    readonly table: JsonFile<StringTable> | undefined;
  }[];
  readonly strings: readonly TranslatedString[];
  readonly pages: readonly { readonly english: ContentPage; readonly page: ContentPage | undefined }[];
  /** Every text of strings and pages. */
  readonly passages: readonly PlacedPassage[];
}

export interface TranslatedString {
  readonly namespace: string;
  readonly key: string;
  readonly text: string;
  readonly english: string;
  readonly table: JsonFile<StringTable>;
  readonly pin: string | undefined;
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
      return [{ namespace, key, text, english: source, table, pin: project.state[language]?.[`${namespace}:${key}`] }];
    }),
  );
  const pages = project.pages
    .filter((page) => page.language === 'en')
    .map((english) => ({
      english,
      page: project.pages.find(
        (page) => page.language === language && page.kind === english.kind && page.slug === english.slug,
      ),
    }));
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

function isVerbatim(project: Project, { namespace, key }: TranslatedString): boolean {
  return project.meta[namespace]?.value?.[key]?.verbatim !== undefined;
}

/** A string as a passage; an escape in the JSON moves places behind it by a character. */
export function ofString({ key, text, table }: TranslatedString): PlacedPassage {
  return { text, block: 0, file: table.file, fileText: table.text, offset: valueOffset(table.text, key) };
}

export function ofPage(page: ContentPage): PlacedPassage[] {
  return page.passages.map((passage) => ({ ...passage, file: page.file, fileText: page.text }));
}
