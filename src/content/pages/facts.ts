import { z } from 'zod';
import { parsePageName, type ContentKind } from './contentKinds';
import { anyOf, choiceOf, ruled } from '../data/fieldRules';
import { hues, type Hue } from '../data/hues';
import { levels } from '../data/levels';

export const hueSchema = choiceOf(z.enum(hues, `one of the hues ${hues.join(', ')}`));

export const iconSchema = choiceOf(z.string('an icon').min(1, 'an icon'), {
  names: 'icon',
});

export const slugSchema = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'an id in lower-case words joined by hyphens');

export const courseIdSchema = ruled(slugSchema, { names: 'course', once: 'the course' });

/** An address of this site, without language. */
export const addressSchema = ruled(z.string().startsWith('/', 'the path of a page, such as /integrations'), {
  names: 'address',
});

export const pageNameSchema = z
  .string()
  .regex(/^[a-z0-9/-]+$/, 'a page such as features/time-tracking')
  .refine((name) => parsePageName(name) !== undefined, 'a page such as features/time-tracking');

export const pageOf = (kind: ContentKind) =>
  choiceOf(
    pageNameSchema.refine((name) => parsePageName(name)?.kind === kind, `a page of content/${kind}`),
    { names: 'page' },
  );

const figureValue = anyOf(z.number('a number').positive('more than 0').max(1_000_000, 'at most 1,000,000'));

/** A headline figure as data, so that each language writes it its own way. */
const figureSchema = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({ kind: z.literal('percent'), value: figureValue, upTo: z.literal(true).optional() }),
    z.strictObject({ kind: choiceOf(z.enum(['times', 'atLeast'])), value: figureValue }),
    z.strictObject({
      kind: z.literal('ratio'),
      value: z.tuple([figureValue, figureValue], 'two numbers such as [5, 1]'),
    }),
    z.strictObject({ kind: choiceOf(z.enum(['always', 'zero'])) }),
  ],
  'a figure: kind percent, times, ratio, atLeast, always or zero',
);
export type Figure = z.infer<typeof figureSchema>;

/** Illustrations of the product, drawn in the language and the colours of the page (`src/site/scenes`). */
const sceneNames = ['aiBuilder', 'quality', 'reporting', 'review'] as const;
export type SceneName = (typeof sceneNames)[number];

export const sourceSchema = anyOf(z.string().trim().min(1, 'where the figure comes from'));

export const featureFactsSchema = z
  .strictObject({
    icon: iconSchema,
    hue: hueSchema,
    /** What the page shows in place of a file and with its features, and the card on the home page in place of a drawing. */
    scene: choiceOf(z.enum(sceneNames, `one of the scenes ${sceneNames.join(', ')}`)).optional(),
    /** Where the heading of a capability leads: the path of a page, by its icon. */
    links: z.record(z.string(), addressSchema).optional(),
    statistics: z.record(z.string(), figureSchema),
    /** Where each figure comes from, by the id of the statistic; not shown. */
    sources: z.record(z.string(), sourceSchema).optional(),
  })
  .superRefine(({ statistics, sources = {} }, { addIssue }) => {
    for (const id of Object.keys(statistics))
      if (!sources[id])
        addIssue({
          code: 'custom',
          path: ['statistics', id],
          message: `its source: "sources": { "${id}": "where it comes from" }`,
        });
    for (const id of Object.keys(sources))
      if (!statistics[id]) addIssue({ code: 'custom', path: ['sources', id], message: 'only ids of “statistics”' });
  });

export type FeatureFacts = Readonly<z.infer<typeof featureFactsSchema>>;

const courseSchema = z.strictObject({
  id: ruled(slugSchema, { once: 'the course' }),
  hours: anyOf(z.number('a number of hours').int('whole hours').min(1, 'at least 1 hour').max(6, 'at most 6 hours')),
  level: choiceOf(z.enum(levels, 'beginner, intermediate or advanced')),
  /** When its content was last held against the law and practice that it explains; shown where the owner knows it. */
  reviewed: z
    .string('a month such as 2026-11')
    .regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'a month such as 2026-11')
    .refine(isPast, 'a month that is not to come')
    .optional(),
});

/** Returns whether a day or month, as ISO 8601 writes it, has begun. */
export function isPast(date: string): boolean {
  return date <= new Date().toISOString();
}

export const lessonFactsSchema = z.strictObject({
  /** The course category that the lesson is a sample of. */
  subject: pageOf('courses'),
  /** The id of the course of that category that it is from. */
  course: slugSchema,
  minutes: anyOf(
    z.number('a number of minutes').int('whole minutes').min(1, 'at least 1 minute').max(60, 'at most 60 minutes'),
  ),
});
export type LessonFacts = Readonly<z.infer<typeof lessonFactsSchema>>;

/** `content/outlines/<subject>/<course>/facts.json`; hours and level are in the facts.json of the subject. */
export const outlineFactsSchema = z.strictObject({
  /** Whether the owner has confirmed that the course is like this. */
  confirmed: choiceOf(z.boolean('true or false')),
});

/** A course as the search of `/courses` reads it from `/search/courses.<lng>.json`. */
export interface IndexedCourse extends Readonly<z.infer<typeof courseSchema>> {
  readonly category: string;
  readonly hue: Hue;
  readonly title: string;
  readonly description: string;
  /** It has a page of its own (`coursePath`). */
  readonly hasPage?: true;
  /** What readers type for it, of `locales/search`. */
  readonly words?: string;
  /** The language of these words where they are not in the page's own. */
  readonly lang?: string;
}

/** `content/courses/<slug>/facts.json`; `count` is the number of the label "14+". */
export const courseFactsSchema = z
  .strictObject({
    icon: iconSchema,
    hue: hueSchema,
    count: anyOf(z.number('a number').int('a whole number').min(1, 'at least 1').max(99, 'at most 99')),
    courses: z.array(courseSchema).min(1, 'at least one course'),
    /** The languages that the courses themselves are in, by their codes; shown where the owner knows them. */
    languages: z
      .array(ruled(z.string('the code of a language'), { names: 'language' }))
      .min(1, 'at least one language')
      .optional(),
  })
  .refine(({ count, courses }) => count >= courses.length, {
    path: ['count'],
    error: 'at least as many as its list of courses has',
  });
export type CourseFacts = Readonly<z.infer<typeof courseFactsSchema>>;
