import { z } from 'zod';

const line = (what: string) =>
  z
    .string(what)
    .trim()
    .min(1, what)
    .refine((text) => !text.includes('\n'), `${what} on one line: line breaks are not shown`);

/**
 * How many characters a field has at least and at most: what search engines and cards have room for, in every language. Where
 * `searched` is set, a search engine cuts a longer text, or shows another.
 */
export const fieldLimits: Readonly<
  Record<string, { readonly max: number; readonly min?: number; readonly searched?: true }>
> = {
  title: { max: 60, searched: true },
  description: { max: 155, min: 120, searched: true },
  heading: { max: 90 },
  summary: { max: 180 },
};

/** The fields of every page. */
export const frontMatter = {
  title: line('a title for the browser tab, without the product’s name'),
  description: line('a description for search engines'),
  heading: line('the main heading of the page'),
  /** The pin of a translation: the git blob hash of the English file it was made from. */
  source: z
    .string('the hash of the English page as text in quotes')
    .regex(/^[0-9a-f]{40}$/, 'the git blob hash of the English page (npm run i18n -- accept <lng> <page> writes it)')
    .optional(),
};

/** Returns the field of pages that have a card on another page. */
export const summary = (card: string) => line(`one sentence for ${card}`);

/** The field of pages that name what they are found by. */
export const keywords = z.array(z.string(), 'a list of keywords').min(1, 'at least one keyword');
