import { z } from 'zod';
import type { Unit } from './exchange/units';
import type { Problem } from './problem';
import type { MdxBlock } from './mdx/blocks';
import type { TreeNode } from './mdx/tree';
import type { StringTable } from './strings';

/** Addresses of the editor's endpoints, which only the live server has. */
export const editingPaths = {
  /** GET: `{ token }`, which every other request carries in the header `tokenHeader`. */
  token: '/__camre/edit/token',
  /** GET `?language=cy`, optionally `&page=/features/qms`: EditableText[]. */
  texts: '/__camre/edit/texts',
  /** POST TextChange: Problem[]; nothing is written. */
  check: '/__camre/edit/check',
  /** POST TextChange: SaveResult. */
  save: '/__camre/edit/save',
  /** POST, without a body: UndoResult. */
  undo: '/__camre/edit/undo',
  /** GET `?page=/features/qms`: EnglishPage. POST PageChange: PageResult. */
  page: '/__camre/edit/page',
  /** GET `?text=home:hero.title` or `?block=FeatureGrid`: a picture (WebP), without the token. */
  picture: '/__camre/edit/picture',
  /** POST NewPage: PageResult. */
  newPage: '/__camre/edit/new-page',
} as const;

/** The header of the token of this run of the live server. */
export const tokenHeader = 'x-camre-token';

/** The answer to a request that is refused (status 400 and above). */
export interface EditingError {
  readonly error: string;
}

/** A text of the site as the editor shows it: a string, or a segment of an MDX page. */
export interface EditableText extends Pick<Unit, 'id' | 'place' | 'state' | 'reviewed' | 'context' | 'max'> {
  readonly language: string;
  /** In English the text itself. */
  readonly english: string;
  /** The English that a stale translation was made from, where the history has it. */
  readonly previousEnglish?: string;
  /** Empty where there is none. */
  readonly text: string;
  /** A missing text of a page that was saved: it is written once all texts of the page are translated. */
  readonly waits?: true;
  /** Terms of the glossary in the English text. */
  readonly terms: readonly { readonly english: string; readonly translation: string; readonly note?: string }[];
  /** Paths of the pages that show it, in its language: `/cy/features/qms`. */
  readonly pages: readonly string[];
  /** The address of the picture that `npm run i18n -- shots` made of it. */
  readonly picture?: string;
}

/** A new text, as the editor sends it. */
export const textChangeSchema = z.strictObject({
  language: z.string(),
  id: z.string(),
  text: z.string(),
  /** The text that the editor loaded; where the file has another one, nothing is written. */
  before: z.string(),
  /** A person has read it: for a text that stays as it is, or that is right although a check refuses it. */
  reviewed: z.boolean().optional(),
  /** Writes it although a check refuses it; `npm run check` then names the error. */
  despiteErrors: z.boolean().optional(),
});
export type TextChange = z.infer<typeof textChangeSchema>;

/** What the data of a page has of a saved text, for the page to show before Gatsby has run its queries again. */
export interface SavedData {
  readonly pageStrings?: Readonly<Record<string, StringTable>>;
  readonly fallbackStrings?: Readonly<Record<string, StringTable>>;
  /** Of a text in MDX. */
  readonly page?: { readonly heading: string; readonly tree: readonly TreeNode[] };
}

export type SaveResult =
  | {
      readonly result: 'saved';
      readonly text: EditableText;
      readonly shown: SavedData;
    }
  /** The text in the file is not `before`; its `id` may be another one, where its English has changed. */
  | { readonly result: 'changed'; readonly text: EditableText }
  /** The checks refuse the text, or its file cannot be read. */
  | { readonly result: 'refused'; readonly problems: readonly Problem[]; readonly canForce: boolean };

export type UndoResult =
  | {
      readonly result: 'undone';
      readonly language: string;
      /** The id of a text, or the name of a page: `features/qms`. */
      readonly id: string;
      /** The id that the text had since it was saved. */
      readonly idAfter: string;
      readonly text?: EditableText;
      readonly shown: SavedData;
    }
  | { readonly result: 'nothing' }
  /** The file was changed by something else since it was saved. */
  | { readonly result: 'changed'; readonly file: string };

/** An English MDX page with its blocks. */
export interface EnglishPage {
  /** `/features/qms` */
  readonly path: string;
  readonly file: string;
  /** The text of the whole file. */
  readonly text: string;
  readonly blocks: readonly Block[];
  readonly isDraft: boolean;
}

/** A block of an MDX page: a paragraph, a heading, a list, or a component. */
export interface Block extends Pick<MdxBlock, 'id' | 'kind' | 'words'> {
  /** File and line. */
  readonly place: string;
  readonly blocks: readonly Block[];
  /** Kinds of block that may be added after it. */
  readonly kinds: readonly string[];
}

/** A change of a page’s blocks, or of its whole file. */
export const pageChangeSchema = z.strictObject({
  path: z.string(),
  /** The text of the file that the editor loaded; where the file has another one, nothing is written. */
  before: z.string(),
  change: z.discriminatedUnion('action', [
    /** After a block and next to it, with words that begin with TODO. */
    z.strictObject({ action: z.literal('add'), after: z.string(), kind: z.string() }),
    /** Past the block before or after it. */
    z.strictObject({ action: z.enum(['up', 'down', 'remove']), block: z.string() }),
    z.strictObject({ action: z.literal('write'), text: z.string() }),
  ]),
  /** Only checks it: the answer is always `refused`, with what is wrong. */
  onlyCheck: z.boolean().optional(),
  despiteErrors: z.boolean().optional(),
});
export type PageChange = z.infer<typeof pageChangeSchema>;

export const newPageSchema = z.strictObject({
  kind: z.enum(['features', 'courses']),
  /** The end of its address: `time-tracking` */
  slug: z.string(),
  /** Its name in the menus. */
  name: z.string(),
});
export type NewPage = z.infer<typeof newPageSchema>;

export type PageResult =
  | { readonly result: 'saved'; readonly page: EnglishPage; readonly shown: SavedData }
  | { readonly result: 'changed'; readonly page: EnglishPage }
  | { readonly result: 'refused'; readonly problems: readonly Problem[]; readonly canForce: boolean };
