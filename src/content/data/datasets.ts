import { z } from 'zod';
import { forEachKind, type ContentKind, type ListedKind } from '../pages/contentKinds';
import { hueSchema, iconSchema, isPast, pageNameSchema, pageOf, slugSchema, sourceSchema } from '../pages/facts';
import { languageCode } from '../language/languageTag';
import { anyOf, choiceOf } from './freeFields';
import { integrationCategories } from './integrationCategories';

/** An address of another website. */
const httpsSchema = anyOf(
  z.url({ protocol: /^https$/, hostname: z.regexes.domain, error: 'an address that starts with https://' }),
  'nobody but its owner knows a website’s address',
);

/** `content/data/languages.json`: the languages of the product, with the switch that publishes the site in one. */
const languageSchema = z.strictObject({
  code: z
    .string()
    .regex(
      new RegExp(`^${languageCode}$`),
      'a language tag (BCP 47), with a script or region where needed: sv, fil, pt-BR, zh-Hant, es-419',
    ),
  name: anyOf(z.string().trim().min(1, 'the name of the language in itself'), 'its speakers know it'),
  flag: choiceOf(
    z.string().regex(/^[0-9a-f]+(-[0-9a-f]+)*$/, 'the code points of the flag emoji, joined by hyphens'),
    'a language has no country: the flag is chosen',
  ),
  /** Built and offered to readers, in their own words once enough of its pages are translated (`required`). */
  enabled: choiceOf(z.boolean('true or false'), 'the switch of the language'),
  /**
   * Percentage of its words that have to be translated: a page below it is shown in English, a language below it stops
   * the build.
   */
  required: anyOf(
    z.number('a percentage').int('a whole number').min(1, 'at least 1%').max(100, 'at most 100%'),
    'how much is enough is decided by language',
  ).default(100),
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

const nameSchema = anyOf(z.string().trim().min(1, 'a name'), 'a name is as its owner writes it');

const partnerSchema = z.strictObject({
  id: slugSchema,
  name: nameSchema,
  category: choiceOf(
    z.enum(
      ['accreditation', 'cybersecurity', 'recruitment', 'trainingPlatform'],
      'accreditation, cybersecurity, recruitment or trainingPlatform',
    ),
    'what a partner does is the partner’s',
  ),
  url: httpsSchema,
  hue: hueSchema,
  /** What the site’s own words need it for: the academy teaches, the certifier certifies. */
  role: z.enum(['academy', 'certifier'], 'academy or certifier').optional(),
});
export type Partner = Readonly<z.infer<typeof partnerSchema>>;

const integrationSchema = z.strictObject({
  id: slugSchema,
  category: choiceOf(
    z.enum(integrationCategories, `one of ${integrationCategories.join(', ')}`),
    'some belong to more than one',
  ),
  icon: iconSchema,
  link: z.string().startsWith('/', 'a path of this site').optional(),
  /** A real product's name, once there is a real integration with it. */
  brand: z
    .strictObject({
      name: nameSchema,
      url: httpsSchema,
      /** A picture of `static/`. */
      logo: choiceOf(z.string().startsWith('/', 'the path of a file of static/'), 'a picture is chosen by eye'),
    })
    .optional(),
});
export type Integration = Readonly<z.infer<typeof integrationSchema>>;

const programmeSchema = z.strictObject({
  id: slugSchema,
  icon: iconSchema,
  hue: hueSchema,
  provider: choiceOf(slugSchema.clone(), 'any partner can teach'),
  features: z.array(slugSchema).length(4, 'four features'),
});
export type Programme = Readonly<z.infer<typeof programmeSchema>>;

const badgeFields = z.strictObject({
  id: slugSchema,
  icon: iconSchema,
  hue: hueSchema,
  status: z.enum(['evidenced', 'placeholder'], 'evidenced or placeholder'),
  /** `certified` says that it is certified, `aligned` says “aligned with …” until there is evidence. */
  wording: choiceOf(z.enum(['certified', 'aligned'], 'certified or aligned'), 'the owner decides what is claimed'),
  /** The address that shows the certificate. */
  evidence: httpsSchema.nullable(),
  lastChecked: z.iso.date('a date such as 2026-11-21').refine(isPast, 'a day that is not to come').nullable(),
});
export type Badge = Readonly<z.infer<typeof badgeFields>>;
const badgeSchema = badgeFields.refine(
  ({ status, evidence, lastChecked }) =>
    status === 'evidenced' ? evidence !== null && lastChecked !== null : evidence === null && lastChecked === null,
  'with the status evidenced both “evidence” and “lastChecked”, as placeholder neither',
);

const phraseSchema = (what: string) => anyOf(z.string().trim().min(1, what), 'words for writers');

/** A phrase with a figure as English pages may write it, with where the figure comes from. */
const figureTextSchema = z.strictObject({
  text: anyOf(z.string().regex(/\d/, 'a phrase with its figure'), 'the owner agrees to a phrase'),
  /** The name of the figure, where more than one phrase states it: they change together. */
  of: anyOf(
    z.string().regex(/^[a-zA-Z]+$/, 'a name such as adminTime'),
    'a name joins phrases, which then have to agree',
  ).optional(),
  source: sourceSchema,
});

/** `content/data/claims.json`: what the site may say of the product: badges, figures, and words that nobody could prove. */
const claimsSchema = z.strictObject({
  badges: z.array(badgeSchema),
  figures: choiceOf(
    z.array(figureTextSchema),
    'the owner can take a phrase back; the texts that have it are then named',
  ),
  /** Words that claim what nobody could show, each with what to do instead. */
  unproven: choiceOf(
    z.array(z.strictObject({ text: phraseSchema('a phrase'), why: phraseSchema('what to write instead') })),
    'the owner decides what is not claimed',
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
  courseBuilder: pageOf('features'),
  privacyPolicy: pageOf('pages'),
  sampleLesson: pageOf('lessons'),
  'showcase.aiBuilder': pageOf('features'),
  'showcase.appraisals': pageOf('features'),
  'showcase.signOff': pageOf('features'),
  'showcase.careerPaths': pageOf('features'),
});

const sectorSchema = z.strictObject({
  sector: slugSchema,
  hue: hueSchema,
  /** Subjects that its roles need and that no course teaches. */
  lacks: z.array(slugSchema).optional(),
  roles: z
    .array(
      z.strictObject({
        id: slugSchema,
        /** Ids of courses of `content/courses`, in the order in which they are shown. */
        courses: choiceOf(
          z.array(slugSchema).min(1, 'at least one course'),
          'who knows the work chooses what is suggested',
        ),
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
const redirectSchema = z.strictObject({
  from: anyOf(pathSchema.clone(), 'only history knows which addresses there were'),
  to: pathSchema.or(z.literal('/')),
});
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
  redirects: choiceOf(z.array(redirectSchema), 'only history knows which addresses there were'),
  fixedTexts: fixedTextsSchema,
} as const;
