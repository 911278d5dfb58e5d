/** What is used of the two converters, which bring no types. */
declare module 'gettext-parser' {
  export interface PoEntry {
    msgctxt?: string;
    msgid: string;
    msgstr: string[];
    comments?: { extracted?: string; reference?: string; flag?: string };
  }
  export interface PoFile {
    charset: string;
    headers: Record<string, string>;
    /** By context, then English. */
    translations: Record<string, Record<string, PoEntry>>;
  }
  export const po: {
    parse(text: string, options: { validation: boolean }): PoFile;
    compile(file: PoFile, options: { foldLength: number }): Buffer;
  };
}

declare module 'xliff' {
  export interface XliffUnit {
    source: unknown;
    target?: unknown;
    note?: string | string[];
    additionalAttributes?: Record<string, string>;
  }
  export interface XliffFile {
    sourceLanguage: string;
    targetLanguage: string;
    /** By file, then id. */
    resources: Record<string, Record<string, XliffUnit>>;
  }
  const xliff: {
    jsToXliff12(file: XliffFile, options: { indent: string }): Promise<string>;
    xliff12ToJs(text: string): Promise<XliffFile>;
  };
  export default xliff;
}
