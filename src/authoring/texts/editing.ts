import { z } from 'zod';
import type { Unit } from '../exchange/units';
import type { Problem } from '../../content/problem';

/** Addresses of the editor's endpoints, which only the live server has. */
export const editingPaths = {
  /** GET: server-sent events: what is wrong in content/ and locales/, and `saved` after each save. */
  events: '/__camre/events',
  /** GET: `{ token }`, which the requests carry in the header `tokenHeader` that are not said to be without it. */
  token: '/__camre/token',
  /** GET `?language=cy&route=/features/qms`: PageContext; without the token. */
  pageContext: '/__camre/page-context',
  /** GET `?language=cy`: EditableText[], most visible first; with `&page=/features/qms` that page’s, in its order. */
  texts: '/__camre/texts',
  /** POST TextChange: SaveResult. */
  save: '/__camre/save',
  /** POST `{}`: UndoResult. */
  undo: '/__camre/undo',
  /** GET `?text=home:hero.title`: a picture (WebP), without the token. */
  picture: '/__camre/picture',
} as const;

export const tokenHeader = 'x-camre-token';

/** A text of the site as the editor shows it, with the address of its picture; in English the source is the target. */
export interface EditableText extends Unit {
  readonly language: string;
  /** Terms of the glossary in the English text; a note may be empty. */
  readonly terms: readonly { readonly en: string; readonly translation: string; readonly note: string }[];
  /** Paths of the pages that show it, in its language: `/cy/features/qms`. */
  readonly pages: readonly string[];
}

export const textChangeSchema = z.strictObject({
  language: z.string(),
  id: z.string(),
  text: z.string(),
  /** The text that the editor loaded; where the file has another one, nothing is written. */
  before: z.string(),
  /** A person has read it: for a text that stays as it is, or that is right although a check refuses it. */
  reviewed: z.boolean().optional(),
  /** Writes nothing: the answer is `refused`, with what the checks find. */
  onlyCheck: z.boolean().optional(),
  /** Writes it although a check refuses it; `npm run check` then names the error. */
  despiteErrors: z.boolean().optional(),
});
export type TextChange = z.infer<typeof textChangeSchema>;

/** What became of a change. The id of a text is another one where its English has changed. */
export type SaveResult =
  | { readonly result: 'saved'; readonly text: EditableText }
  /** The file has another text than `before`: the one that is given here. */
  | { readonly result: 'changed'; readonly text: EditableText }
  /** The checks refuse it, or its file cannot be read. */
  | { readonly result: 'refused'; readonly problems: readonly Problem[]; readonly canForce: boolean };

export type UndoResult =
  /** The text has its id again, in place of the one that it had since it was saved. */
  | { readonly result: 'undone'; readonly language: string; readonly id: string; readonly idAfter: string }
  | { readonly result: 'nothing' }
  /** The file was changed by something else since it was saved. */
  | { readonly result: 'changed'; readonly file: string };

export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}
