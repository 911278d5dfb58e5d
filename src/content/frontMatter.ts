import { z } from 'zod';

const line = (what: string, max: number) =>
  z.string(what).trim().min(1, what).max(max, `${what} of at most ${max} characters`);

/** How many characters a field may have: what search engines and cards have room for. */
export const fieldLimits = { title: 70, description: 200, heading: 90, summary: 180 } as const;

const head = {
  title: line('a title for the browser tab, without the product’s name,', fieldLimits.title),
  description: line('a description for search engines', fieldLimits.description),
  heading: line('the main heading of the page', fieldLimits.heading),
  /** The pin of a translation: the git blob hash of the English file it was made from. */
  source: z
    .string('the hash of the English page as text in quotes')
    .regex(/^[0-9a-f]{40}$/, 'the git blob hash of the English page (npm run i18n -- accept <lng> <page> writes it)')
    .optional(),
};

/** Front matter of each kind of page under `content/`. */
export const frontMatterSchemas = {
  features: z.strictObject({
    ...head,
    summary: line('one sentence for the card on the home page', fieldLimits.summary),
    keywords: z.array(z.string(), 'a list of keywords').min(1, 'at least one keyword'),
  }),
  courses: z.strictObject({ ...head, summary: line('one sentence for the category card', fieldLimits.summary) }),
  pages: z.strictObject(head),
  lessons: z.strictObject(head),
} as const;

export type ContentKind = keyof typeof frontMatterSchemas;
export type FrontMatter = z.infer<(typeof frontMatterSchemas)[ContentKind]>;
