import { z } from 'zod';
import type { ContentKind } from './contentKinds';
import { courseFactsSchema, featureFactsSchema, lessonFactsSchema, outlineFactsSchema } from './facts';
import type { ComponentName } from '../mdx/vocabulary';

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

const frontMatter = {
  title: line('a title for the browser tab, without the product’s name'),
  description: line('a description for search engines'),
  heading: line('the main heading of the page'),
  /** The pin of a translation: the git blob hash of the English file it was made from. */
  source: z
    .string('the hash of the English page as text in quotes')
    .regex(/^[0-9a-f]{40}$/, 'the git blob hash of the English page (npm run i18n -- accept <lng> <page> writes it)')
    .optional(),
};

/** How often a page has a component, at least and at most, and what it is for. */
export interface Part {
  readonly min: number;
  readonly max: number;
  readonly purpose: string;
  /** At least so many where there are any. */
  readonly orNone?: number;
  readonly beforeHeadings?: boolean;
}

interface Kind {
  readonly frontMatter: z.ZodObject;
  /** The schema of its `facts.json`; a kind without one has no such file. */
  readonly facts?: z.ZodType;
  readonly parts: Readonly<Partial<Record<ComponentName, Part>>>;
  /** What English words call these pages where they count them: “four features”. */
  readonly counted?: readonly string[];
  /** Search engines are offered a translation from the day on which a person has signed it. */
  readonly isSignedForSearch?: true;
}

const everywhere = {
  Note: { min: 0, max: Infinity, purpose: 'what stands out from the text' },
  Quotation: { min: 0, max: Infinity, purpose: 'somebody’s words' },
} as const;

/** The kinds of MDX pages by their folder under `content/`. Which pages there are, and in which order, is in topics.json. */
export const kinds = {
  courses: {
    frontMatter: z.strictObject({ ...frontMatter, summary: line('one sentence for the category card') }),
    facts: courseFactsSchema,
    parts: {
      CourseList: { min: 1, max: 1, purpose: 'the courses of the category' },
      Course: { min: 1, max: Infinity, purpose: 'a course' },
      Outcome: { min: 0, max: Infinity, purpose: 'what people can do after a course without an outline' },
      CapabilityGrid: { min: 1, max: 1, purpose: 'why to choose these courses' },
      Capability: { min: 3, max: 4, purpose: 'three or four reasons' },
      CallToAction: { min: 1, max: 1, purpose: 'the closing card' },
      ...everywhere,
    },
    counted: ['subjects', 'course categories'],
  },
  outlines: {
    // Level, hours and the sentence about the course are those of the subject's page; so is the title, unless one for searches says
    // more, such as whom the course is for.
    frontMatter: z.strictObject({
      title: frontMatter.title.optional(),
      description: frontMatter.description.optional(),
      source: frontMatter.source,
    }),
    facts: outlineFactsSchema,
    parts: {
      CourseOutline: { min: 1, max: 1, purpose: 'what is in the course' },
      Outcome: { min: 3, max: 3, purpose: 'what people can do after the course' },
      Lesson: { min: 4, max: 9, purpose: 'a lesson with its minutes' },
      Question: { min: 1, max: 1, purpose: 'a question of the course' },
      Answer: { min: 3, max: 3, purpose: 'three answers, each with its explanation' },
      ...everywhere,
    },
    isSignedForSearch: true,
  },
  features: {
    frontMatter: z.strictObject({
      ...frontMatter,
      summary: line('one sentence for the card on the home page'),
      keywords: z
        .array(z.string().regex(/^[^,;]+$/, 'keywords without a comma'), 'a list of keywords')
        .min(1, 'at least one keyword'),
    }),
    facts: featureFactsSchema,
    parts: {
      Screenshot: { min: 0, max: 1, purpose: 'before the first heading', beforeHeadings: true },
      FeatureGrid: { min: 1, max: 1, purpose: 'the cards of the feature' },
      Feature: { min: 4, max: 5, purpose: 'four or five cards in a FeatureGrid' },
      Statistics: { min: 0, max: 1, purpose: 'headline figures, where there are any' },
      Statistic: { min: 0, max: 4, purpose: 'three or four headline figures', orNone: 3 },
      CapabilityGrid: { min: 1, max: 1, purpose: 'the further capabilities' },
      Capability: { min: 4, max: 4, purpose: 'four further capabilities' },
      CallToAction: { min: 1, max: 1, purpose: 'the closing card' },
      ...everywhere,
    },
    counted: ['features'],
  },
  lessons: {
    frontMatter: z.strictObject(frontMatter),
    facts: lessonFactsSchema,
    parts: {
      Question: { min: 1, max: Infinity, purpose: 'a question with its answers' },
      Answer: { min: 2, max: Infinity, purpose: 'an answer with its explanation' },
      Screenshot: { min: 0, max: 1, purpose: 'a picture' },
      CallToAction: { min: 1, max: 1, purpose: 'the closing card' },
      ...everywhere,
    },
  },
  pages: {
    frontMatter: z.strictObject(frontMatter),
    parts: {
      Brand: { min: 0, max: Infinity, purpose: 'an entry of src/site/brand.ts' },
      PolicyNote: { min: 0, max: 3, purpose: 'what a setting of the deployment adds to the policy' },
      PolicyVersion: { min: 0, max: 1, purpose: 'the version of the policy' },
      LastUpdated: { min: 0, max: 1, purpose: 'the date of the build' },
      ...everywhere,
    },
  },
} as const satisfies Readonly<Record<ContentKind, Kind>>;

export function kindOf(kind: ContentKind): Kind {
  return kinds[kind];
}

export type FactsOf<Name extends ContentKind> = (typeof kinds)[Name] extends {
  readonly facts: infer Schema extends z.ZodType;
}
  ? Readonly<z.infer<Schema>>
  : never;

/** The facts of any page: each field only where its kind has it. */
export type PageFacts = Partial<FactsOf<'courses'> & FactsOf<'outlines'> & FactsOf<'features'> & FactsOf<'lessons'>>;
