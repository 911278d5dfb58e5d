/** What is used of gettext-parser, which brings no types. */
declare module 'gettext-parser' {
  export interface PoEntry {
    msgctxt?: string;
    msgid: string;
    msgstr: string[];
    comments?: { translator?: string; extracted?: string; reference?: string; flag?: string; previous?: string };
  }
  export interface PoFile {
    charset: string;
    headers: Record<string, string>;
    /** By context, then English. */
    translations: Record<string, Record<string, PoEntry>>;
  }
  export const po: {
    parse(text: string, options: { validation: boolean }): PoFile;
    compile(file: PoFile, options: { foldLength: number; sort: boolean }): Buffer;
  };
}
