import { z } from 'zod';
import { menuKeys, type ListedKind } from '../pages/contentKinds';
import {
  addressSchema,
  courseIdSchema,
  hueSchema,
  iconSchema,
  isPast,
  pageNameSchema,
  pageOf,
  slugSchema,
  sourceSchema,
} from '../pages/facts';
import { languageCode } from '../language/languageTag';
import { anyOf, choiceOf, ruled, type Words } from './fieldRules';
import { integrationCategories } from './integrationCategories';

const httpsSchema = anyOf(
  z.url({ protocol: /^https$/, hostname: z.regexes.domain, error: 'an address that starts with https://' }),
);

/** `content/data/languages.json`: the languages of the product, with the switch that publishes the site in one. */
const languageSchema = z.strictObject({
  code: z
    .string()
    .regex(
      new RegExp(`^${languageCode}$`),
      'a language tag (BCP 47), with a script or region where needed: sv, fil, pt-BR, zh-Hant, es-419',
    ),
  name: anyOf(z.string().trim().min(1, 'the name of the language in itself')),
  flag: choiceOf(z.string().regex(/^[0-9a-f]+(-[0-9a-f]+)*$/, 'the code points of the flag emoji, joined by hyphens'), {
    names: 'flag',
  }),
  /** Built and offered to readers, in their own words once enough of its pages are translated (`required`). */
  enabled: choiceOf(z.boolean('true or false')),
  /** Percentage of its words to be translated: a page below it is in English, a language below it stops the build. */
  required: anyOf(
    z.number('a percentage').int('a whole number').min(1, 'at least 1%').max(100, 'at most 100%'),
  ).default(100),
});
export type Language = z.infer<typeof languageSchema>;
const languagesSchema = z
  .array(languageSchema)
  .refine((all) => all.some(({ code, enabled }) => code === 'en' && enabled), 'English, enabled: it is the source')
  .refine((all) => new Set(all.map(({ code }) => code)).size === all.length, 'each language once');

/** Returns the schema of an id whose words are strings. */
const idOf = (once: string, words: Words) => ruled(slugSchema, { once, words });

const slugsOf = (kind: ListedKind) => {
  const prefix = Object.entries(menuKeys).find(([name]) => name === kind)?.[1];
  const words = prefix === undefined ? undefined : { namespace: 'common', prefix };
  return z
    .array(ruled(slugSchema, { once: 'the page', words }))
    .readonly()
    .default([]);
};

/** `content/data/topics.json`: the pages of each kind, in the order of menus and lists. */
const topicsSchema = z
  .strictObject({
    courses: slugsOf('courses'),
    features: slugsOf('features'),
    lessons: slugsOf('lessons'),
    pages: slugsOf('pages'),
    /** Pages such as `features/time-tracking` that the live server and previews of a branch show. */
    drafts: z
      .array(ruled(pageNameSchema, { names: 'draft', once: 'the draft' }))
      .readonly()
      .optional(),
  } satisfies Record<ListedKind | 'drafts', z.ZodType>)
  .refine(
    ({ features, courses }) => features.length > 0 && courses.length > 0,
    'at least one feature and one subject: home and the menus lead to them',
  );
export type Topics = z.infer<typeof topicsSchema>;

const nameSchema = anyOf(z.string().trim().min(1, 'a name'));

const partnerSchema = z.strictObject({
  id: idOf('the partner', { namespace: 'partners', prefix: 'partner.', ends: ['description'] }),
  name: nameSchema,
  category: choiceOf(
    z.enum(
      ['accreditation', 'cybersecurity', 'recruitment', 'trainingPlatform'],
      'accreditation, cybersecurity, recruitment or trainingPlatform',
    ),
  ),
  url: httpsSchema,
  hue: hueSchema,
  /** What the site’s own words need it for: the academy teaches, the certifier certifies. */
  role: z.enum(['academy', 'certifier'], 'academy or certifier').optional(),
});
export type Partner = Readonly<z.infer<typeof partnerSchema>>;
const partnersSchema = z
  .array(partnerSchema)
  .refine(
    (all) => ['academy', 'certifier'].every((role) => all.filter((partner) => partner.role === role).length === 1),
    'one partner with the role academy and one with the role certifier: words and buttons of the site are about them',
  );

const integrationSchema = z.strictObject({
  id: idOf('the integration', { namespace: 'integrations', prefix: 'integration.', ends: ['name', 'description'] }),
  category: choiceOf(z.enum(integrationCategories, `one of ${integrationCategories.join(', ')}`)),
  icon: iconSchema,
  link: addressSchema.optional(),
  /** A real product's name, once there is a real integration with it. */
  brand: z
    .strictObject({
      name: nameSchema,
      url: httpsSchema,
      logo: choiceOf(z.string().startsWith('/', 'the path of a file of static/'), {
        names: 'staticFile',
      }),
    })
    .optional(),
});
export type Integration = Readonly<z.infer<typeof integrationSchema>>;
const integrationsSchema = z
  .array(integrationSchema)
  .min(
    20,
    'at least 20 integrations, which is what the owner has listed: put another one in the place of one that goes',
  )
  .refine(
    (all) => integrationCategories.every((category) => all.some((one) => one.category === category)),
    `one of each category: ${integrationCategories.join(', ')}`,
  );

const programmeSchema = z.strictObject({
  id: idOf('the programme', {
    namespace: 'specialist',
    prefix: 'programme.',
    ends: ['title', 'description', 'feature.{features}'],
  }),
  icon: iconSchema,
  hue: hueSchema,
  provider: choiceOf(slugSchema, { names: 'partner' }),
  features: z.array(ruled(slugSchema, { once: 'the feature' })).length(4, 'four features'),
});
export type Programme = Readonly<z.infer<typeof programmeSchema>>;

const badgeSchema = z.strictObject({
  id: idOf('the badge', { namespace: 'compliance', prefix: 'badge.', ends: ['name', 'title', 'text'] }),
  icon: iconSchema,
  hue: hueSchema,
  /** What shows that its title is true; without it a badge has the bare name of its standard. */
  evidence: z
    .strictObject({
      address: httpsSchema,
      lastChecked: anyOf(z.iso.date('a date such as 2026-11-21').refine(isPast, 'a day that is not to come')),
    })
    .optional(),
});
export type Badge = Readonly<z.infer<typeof badgeSchema>>;

const phraseSchema = (what: string, once?: string) => anyOf(z.string().trim().min(1, what), { once });

/** A phrase with a figure as English pages may write it, with where the figure comes from. */
const figureTextSchema = z.strictObject({
  text: anyOf(z.string().regex(/\d/, 'a phrase with its figure'), {
    once: 'the figure',
  }),
  /** The name of the figure, where more than one phrase states it: they change together. */
  of: anyOf(z.string().regex(/^[a-zA-Z]+$/, 'a name such as adminTime')).optional(),
  source: sourceSchema,
});

/** `content/data/claims.json`: what the site may say of the product: badges, figures, and words that nobody could prove. */
const claimsSchema = z.strictObject({
  badges: z.array(badgeSchema).min(1, 'at least one badge: the page of standards would be empty'),
  figures: choiceOf(z.array(figureTextSchema)),
  /** Words that claim what nobody could show, each with what to do instead. */
  unproven: choiceOf(
    z.array(
      z.strictObject({ text: phraseSchema('a phrase', 'the phrase'), why: phraseSchema('what to write instead') }),
    ),
  ),
});

export const questionIdSchema = z.string().regex(/^[a-z][A-Za-z0-9]*$/, 'an id such as aiBuilder');

/** An entry of `content/data/questions.json`, the questions of the home page in their order. */
const questionSchema = ruled(questionIdSchema, {
  once: 'the question',
  words: { namespace: 'home', prefix: 'faq.', ends: ['question', 'answer'] },
});

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

const roleSchema = z.strictObject({
  id: idOf('the role', { namespace: 'roles', prefix: 'role.' }),
  /** How many have it in the example that a plan of the sector begins with. */
  people: z.number().int().min(1).optional(),
  /** Ids of courses of `content/courses`, in the order in which they are shown. */
  courses: choiceOf(z.array(courseIdSchema).min(1, 'at least one course')),
});

/** A sector of `content/data/roles.json`: its roles, each with the courses that are suggested for it. */
const sectorSchema = z.strictObject({
  sector: idOf('the sector', { namespace: 'sectors', prefix: 'sector.' }),
  hue: hueSchema,
  /** Subjects that its roles need and that no course teaches. */
  lacks: z.array(idOf('the subject', { namespace: 'sectors', prefix: 'lack.' })).optional(),
  roles: z.array(roleSchema).min(1, 'at least one role'),
});

const includedFeatureSchema = z.strictObject({
  id: ruled(z.string().regex(/^[a-zA-Z]+$/, 'the end of a key in pricing.json, such as documentSignOff'), {
    once: 'the feature',
    words: { namespace: 'pricing', prefix: 'included.', besides: ['explore', 'lede', 'title'] },
  }),
  link: addressSchema.optional(),
});

/** A group of `content/data/included.json`: what the price includes, each with the passage that explains it. */
const includedSchema = z.strictObject({
  group: ruled(z.enum(['learn', 'comply', 'people', 'yours']), {
    once: 'the group',
    words: { namespace: 'pricing', prefix: 'includedGroup.' },
  }),
  features: z.array(includedFeatureSchema).min(1, 'at least one feature'),
});

/** A law of `content/data/laws.json`, with the courses that explain it. */
const lawSchema = z.strictObject({
  name: nameSchema,
  /** Where it is on www.legislation.gov.uk. */
  path: anyOf(z.string().regex(/^(?:uk|w)[a-z]+\/\d{4}\/\d+$/, 'a path such as uksi/1992/2793'), { once: 'the law' }),
  courses: choiceOf(z.array(courseIdSchema)),
});
export type Law = Readonly<z.infer<typeof lawSchema>>;

const pathSchema = z.string().regex(/^(\/[a-z0-9-]+)+$/, 'a path such as /features/qms, without language and end');
const redirectSchema = z.strictObject({
  from: anyOf(pathSchema.clone()),
  to: pathSchema.or(z.literal('/')),
});
/** A page that was renamed or removed (`content/data/redirects.json`): its old address leads to another page for ever. */
export type Redirect = Readonly<z.infer<typeof redirectSchema>>;

/** `content/data/fixedTexts.json`: texts of English pages that the owner has fixed to the letter, by page. */
const fixedTextsSchema = z.record(
  ruled(pageNameSchema, { names: 'page' }),
  z.array(z.string().min(1, 'a text')).min(1, 'at least one text'),
);

export const datasetSchemas = {
  languages: languagesSchema,
  topics: topicsSchema,
  partners: partnersSchema,
  integrations: integrationsSchema,
  programmes: z.array(programmeSchema).min(1, 'at least one programme: their page would be empty'),
  questions: z.array(questionSchema).min(1, 'at least one question'),
  claims: claimsSchema,
  roles: z.array(sectorSchema).min(1, 'at least one sector: home and /courses offer them'),
  links: linksSchema,
  included: z.array(includedSchema).min(1, 'at least one group: the prices say what they include'),
  laws: choiceOf(z.array(lawSchema)),
  redirects: choiceOf(z.array(redirectSchema)),
  fixedTexts: fixedTextsSchema,
} as const;
