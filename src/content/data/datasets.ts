import { z } from 'zod';
import { forEachKind, type ContentKind, type ListedKind } from '../pages/contentKinds';
import { hueSchema, pageNameSchema, slugSchema } from '../pages/facts';
import { languageCode } from '../language/languageTag';
import { integrationCategories } from './integrationCategories';

/** `content/data/languages.json`: the languages of the product, with the switch that publishes the site in one. */
export const languageSchema = z.strictObject({
  code: z
    .string()
    .regex(
      new RegExp(`^${languageCode}$`),
      'a language tag (BCP 47), with a script or region where needed: sv, fil, pt-BR, zh-Hant, es-419',
    ),
  name: z.string().min(1, 'the name of the language in itself'),
  flag: z.string().regex(/^[0-9a-f]+(-[0-9a-f]+)*$/, 'the code points of the flag emoji, joined by hyphens'),
  /** Built and offered to readers, in their own words once enough of its pages are translated (`required`). */
  enabled: z.boolean('true or false'),
  /**
   * Percentage of its words that have to be translated: a page below it is shown in English, a language below it stops
   * the build.
   */
  required: z.number('a percentage').int('a whole number').min(1, 'at least 1%').max(100, 'at most 100%').default(100),
});
export type Language = z.infer<typeof languageSchema>;
const languagesSchema = z
  .array(languageSchema)
  .refine((all) => all.some(({ code, enabled }) => code === 'en' && enabled), 'English, enabled: it is the source')
  .refine((all) => new Set(all.map(({ code }) => code)).size === all.length, 'each language once');

const slugsSchema = z.array(slugSchema).readonly().default([]);

/** `content/data/topics.json`: the pages of each kind, in the order of menus and lists. */
const topicsSchema = z
  .strictObject(forEachKind(() => slugsSchema))
  .omit({ outlines: true } satisfies Record<Exclude<ContentKind, ListedKind>, true>)
  .extend({
    /** Pages such as `features/time-tracking` that the live server and previews of a branch show. */
    drafts: z.array(pageNameSchema).readonly().optional(),
  });
export type Topics = z.infer<typeof topicsSchema>;

const partnerSchema = z.strictObject({
  id: slugSchema,
  name: z.string().min(1, 'a name'),
  category: z.enum(
    ['accreditation', 'cybersecurity', 'recruitment', 'trainingPlatform'],
    'accreditation, cybersecurity, recruitment or trainingPlatform',
  ),
  url: z.url('an address that starts with https://'),
  hue: hueSchema,
  /** What the site’s own words need it for: the academy teaches, the certifier certifies. */
  role: z.enum(['academy', 'certifier'], 'academy or certifier').optional(),
});
export type Partner = Readonly<z.infer<typeof partnerSchema>>;

const integrationSchema = z.strictObject({
  id: slugSchema,
  category: z.enum(integrationCategories, `one of ${integrationCategories.join(', ')}`),
  icon: z.string().min(1, 'an icon'),
  link: z.string().startsWith('/', 'a path of this site').optional(),
  /** A real product's name, once there is a real integration with it. */
  brand: z.strictObject({ name: z.string(), url: z.url(), logo: z.string() }).optional(),
});
export type Integration = Readonly<z.infer<typeof integrationSchema>>;

const programmeSchema = z.strictObject({
  id: slugSchema,
  icon: z.string().min(1, 'an icon'),
  hue: hueSchema,
  provider: slugSchema,
  features: z.array(slugSchema).length(4, 'four features'),
});
export type Programme = Readonly<z.infer<typeof programmeSchema>>;

const badgeSchema = z.strictObject({
  id: slugSchema,
  icon: z.string().min(1, 'an icon'),
  hue: hueSchema,
  status: z.enum(['evidenced', 'placeholder'], 'evidenced or placeholder'),
  /** `certified` says that it is certified, `aligned` says “aligned with …” until there is evidence. */
  wording: z.enum(['certified', 'aligned'], 'certified or aligned'),
  evidence: z.url('an address that shows the certificate').nullable(),
  lastChecked: z.iso.date('a date such as 2026-11-21').nullable(),
});
export type Badge = Readonly<z.infer<typeof badgeSchema>>;

/** `content/data/claims.json`: what the site may say of the product: badges, figures, and words that nobody could prove. */
const claimsSchema = z.strictObject({
  badges: z.array(badgeSchema),
  /** Phrases with a figure as English pages may write them, each with where it comes from. */
  figures: z.array(
    z.strictObject({
      text: z.string().regex(/\d/, 'a phrase with its figure'),
      /** The name of the figure, where more than one phrase states it: they change together. */
      of: z
        .string()
        .regex(/^[a-zA-Z]+$/, 'a name such as adminTime')
        .optional(),
      source: z.string().min(1, 'where the figure comes from'),
    }),
  ),
  /** Words that claim what nobody could show, each with what to do instead. */
  unproven: z.array(
    z.strictObject({ text: z.string().min(1, 'a phrase'), why: z.string().min(1, 'what to write instead') }),
  ),
});
export type Claims = z.infer<typeof claimsSchema>;

export const questionIdSchema = z.string().regex(/^[a-z][A-Za-z0-9]*$/, 'an id such as aiBuilder');

/** `content/data/questions.json`: the questions of the home page in their order; their words are `faq.<id>.…` of `home`. */
const questionsSchema = z
  .array(questionIdSchema)
  .min(1, 'at least one question')
  .refine((ids) => new Set(ids).size === ids.length, 'each question once');

/** `content/data/links.json`: the MDX page that a place of the site links to. */
const linksSchema = z.strictObject({
  courseBuilder: pageNameSchema,
  privacyPolicy: pageNameSchema,
  sampleLesson: pageNameSchema,
  'showcase.aiBuilder': pageNameSchema,
  'showcase.appraisals': pageNameSchema,
  'showcase.signOff': pageNameSchema,
  'showcase.careerPaths': pageNameSchema,
});

const sectorSchema = z.strictObject({
  sector: slugSchema,
  hue: hueSchema,
  roles: z
    .array(
      z.strictObject({
        id: slugSchema,
        /** Ids of courses of `content/courses`, in the order in which they are shown. */
        courses: z.array(slugSchema).min(1, 'at least one course'),
      }),
    )
    .min(1, 'at least one role'),
});
/** A sector of `content/data/roles.json`: its roles, each with the courses that are suggested for it. */
export type Sector = Readonly<z.infer<typeof sectorSchema>>;
/** `content/data/included.json`: what the price includes, in groups, each with the passage that explains it. */
const includedSchema = z.array(
  z.strictObject({
    group: z.enum(['learn', 'comply', 'people', 'yours']),
    features: z.array(
      z.strictObject({
        id: z.string().regex(/^[a-zA-Z]+$/, 'the end of a key in pricing.json, such as documentSignOff'),
        link: z
          .string()
          .regex(/^\/[a-z0-9/-]*(#[a-zA-Z0-9-]+)?$/, 'a path such as /features/qms#more, without language')
          .optional(),
      }),
    ),
  }),
);

const pathSchema = z.string().regex(/^(\/[a-z0-9-]+)+$/, 'a path such as /features/qms, without language and end');
const redirectSchema = z.strictObject({ from: pathSchema, to: pathSchema.or(z.literal('/')) });
/** A page that was renamed or removed (`content/data/redirects.json`): its old address leads to another page for ever. */
export type Redirect = Readonly<z.infer<typeof redirectSchema>>;

/** `content/data/fixedTexts.json`: texts of English pages that the owner has fixed to the letter, by page. */
const fixedTextsSchema = z.record(pageNameSchema, z.array(z.string().min(1, 'a text')).min(1, 'at least one text'));

/** Every dataset under `content/data/` with its schema. */
export const datasetSchemas = {
  languages: languagesSchema,
  topics: topicsSchema,
  partners: z.array(partnerSchema),
  integrations: z.array(integrationSchema),
  programmes: z.array(programmeSchema),
  questions: questionsSchema,
  claims: claimsSchema,
  roles: z.array(sectorSchema),
  links: linksSchema,
  included: includedSchema,
  redirects: z.array(redirectSchema),
  fixedTexts: fixedTextsSchema,
} as const;
