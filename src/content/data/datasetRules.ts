import type { z } from 'zod';
import type { datasetSchemas } from './datasets';
import { integrationCategories } from './integrationCategories';

export type DatasetName = keyof typeof datasetSchemas;
export type DatasetValue<Name extends DatasetName> = z.infer<(typeof datasetSchemas)[Name]>;

/** The steps to a place in a JSON file: `[0, 'roles', 2, 'id']`. */
export type Steps = readonly (string | number)[];

/** A name in a dataset, with its place. */
interface Named {
  readonly at: Steps;
  readonly name: string;
}

/** What a name in a dataset is the name of; `checks/datasets.ts` knows which of each there are. */
export type Target = 'address' | 'course' | 'draft' | 'flag' | 'icon' | 'page' | 'partner' | 'staticFile' | 'website';

/** What has to hold of a dataset beyond its shape. A list is empty where there is nothing of the kind. */
interface DatasetRules<Value> {
  /** Entries whose words are strings: `faq.<id>.question` of `home`. */
  readonly words: readonly {
    readonly namespace: string;
    /** What the keys begin with, before the name of the entry. */
    readonly prefix: string;
    /** Keys with the prefix that are words of the screen itself, after it. */
    readonly besides?: readonly string[];
    /** Each entry with what its keys end with; '' where the key ends with its name. */
    of(value: Value): (Named & { readonly ends: readonly string[] })[];
  }[];
  /** Names of what has to be somewhere else. */
  readonly names: readonly { readonly target: Target; of(value: Value): Named[] }[];
  /** Lists in which each name is once. */
  readonly once: readonly { readonly what: string; of(value: Value): Named[][] }[];
  /** Of what there have to be some, or exactly one. */
  readonly needed: readonly {
    readonly what: string;
    readonly least: number;
    readonly most?: number;
    readonly why: string;
    count(value: Value): number;
  }[];
}

const idsOf = (entries: readonly { readonly id: string }[]): Named[] =>
  entries.map(({ id }, index) => ({ at: [index, 'id'], name: id }));

const iconsOf = (entries: readonly { readonly icon: string }[]): Named[] =>
  entries.map(({ icon }, index) => ({ at: [index, 'icon'], name: icon }));

const withWords = (entries: readonly { readonly id: string }[], ends: readonly string[]) =>
  idsOf(entries).map((entry) => ({ ...entry, ends }));

/** How many integrations of each category the owner has listed. */
const listedIntegrations: Readonly<Record<(typeof integrationCategories)[number], number>> = {
  documents: 2,
  hr: 12,
  communication: 1,
  video: 2,
  sso: 1,
  authentication: 1,
  email: 1,
};

/** The rules of every dataset: one without them does not compile. */
export const datasetRules: { readonly [Name in DatasetName]: DatasetRules<DatasetValue<Name>> } = {
  // The site itself has no words of a language; its strings and pages are found by its code.
  languages: {
    words: [],
    names: [{ target: 'flag', of: (all) => all.map(({ flag }, index) => ({ at: [index, 'flag'], name: flag })) }],
    once: [],
    needed: [],
  },
  topics: {
    // Names in menus are of the kind (`menuKey`).
    words: [],
    names: [
      { target: 'draft', of: ({ drafts = [] }) => drafts.map((name, index) => ({ at: ['drafts', index], name })) },
    ],
    once: [
      {
        what: 'the draft',
        of: ({ drafts = [] }) => [drafts.map((name, index) => ({ at: ['drafts', index], name }))],
      },
    ],
    needed: [
      {
        what: 'features',
        least: 1,
        why: 'the home page and the menus lead to them',
        count: (all) => all.features.length,
      },
      {
        what: 'courses',
        least: 1,
        why: 'the course page and the menus lead to them',
        count: (all) => all.courses.length,
      },
    ],
  },
  partners: {
    words: [{ namespace: 'partners', prefix: 'partner', of: (all) => withWords(all, ['description']) }],
    names: [{ target: 'website', of: (all) => all.map(({ url }, index) => ({ at: [index, 'url'], name: url })) }],
    once: [{ what: 'the partner', of: (all) => [idsOf(all)] }],
    needed: (['academy', 'certifier'] as const).map((role) => ({
      what: `partners with the role “${role}”`,
      least: 1,
      most: 1,
      why: 'words and buttons of the site are about this partner',
      count: (all) => all.filter((partner) => partner.role === role).length,
    })),
  },
  integrations: {
    words: [{ namespace: 'integrations', prefix: 'integration', of: (all) => withWords(all, ['name', 'description']) }],
    names: [
      {
        target: 'address',
        of: (all) => all.flatMap(({ link }, index) => (link === undefined ? [] : { at: [index, 'link'], name: link })),
      },
      { target: 'icon', of: iconsOf },
      {
        target: 'website',
        of: (all) => all.flatMap(({ brand }, index) => (brand ? { at: [index, 'brand', 'url'], name: brand.url } : [])),
      },
      {
        target: 'staticFile',
        of: (all) =>
          all.flatMap(({ brand }, index) => (brand ? { at: [index, 'brand', 'logo'], name: brand.logo } : [])),
      },
    ],
    once: [{ what: 'the integration', of: (all) => [idsOf(all)] }],
    needed: integrationCategories.map((category) => ({
      what: `integrations of the category “${category}”`,
      least: listedIntegrations[category],
      why: 'the owner has listed so many',
      count: (all) => all.filter((one) => one.category === category).length,
    })),
  },
  programmes: {
    words: [
      {
        namespace: 'specialist',
        prefix: 'programme',
        of: (all) =>
          all.map(({ id, features }, index) => ({
            at: [index, 'id'],
            name: id,
            ends: ['title', 'description', ...features.map((feature) => `feature.${feature}`)],
          })),
      },
    ],
    names: [
      { target: 'icon', of: iconsOf },
      {
        target: 'partner',
        of: (all) => all.map(({ provider }, index) => ({ at: [index, 'provider'], name: provider })),
      },
    ],
    once: [
      { what: 'the programme', of: (all) => [idsOf(all)] },
      {
        what: 'the feature',
        of: (all) =>
          all.map(({ features }, index) => features.map((name, place) => ({ at: [index, 'features', place], name }))),
      },
    ],
    needed: [{ what: 'programmes', least: 1, why: 'their page would be empty', count: (all) => all.length }],
  },
  questions: {
    words: [
      {
        namespace: 'home',
        prefix: 'faq',
        of: (ids) => ids.map((name, index) => ({ at: [index], name, ends: ['question', 'answer'] })),
      },
    ],
    names: [],
    once: [],
    needed: [],
  },
  claims: {
    words: [
      {
        namespace: 'compliance',
        prefix: 'badge',
        of: ({ badges }) =>
          badges.map(({ id }, index) => ({ at: ['badges', index, 'id'], name: id, ends: ['title', 'text'] })),
      },
    ],
    names: [
      { target: 'icon', of: ({ badges }) => iconsOf(badges).map(({ at, name }) => ({ at: ['badges', ...at], name })) },
      {
        target: 'website',
        of: ({ badges }) =>
          badges.flatMap(({ evidence }, index) =>
            evidence === null ? [] : { at: ['badges', index, 'evidence'], name: evidence },
          ),
      },
    ],
    once: [
      {
        what: 'the badge',
        of: ({ badges }) => [badges.map(({ id }, index) => ({ at: ['badges', index, 'id'], name: id }))],
      },
      {
        what: 'the phrase',
        of: ({ unproven }) => [unproven.map(({ text }, index) => ({ at: ['unproven', index, 'text'], name: text }))],
      },
      {
        what: 'the figure',
        of: ({ figures }) => [figures.map(({ text }, index) => ({ at: ['figures', index, 'text'], name: text }))],
      },
    ],
    needed: [
      { what: 'badges', least: 1, why: 'the page of standards would be empty', count: ({ badges }) => badges.length },
    ],
  },
  roles: {
    words: [
      {
        namespace: 'sectors',
        prefix: 'sector',
        of: (all) => all.map(({ sector }, index) => ({ at: [index, 'sector'], name: sector, ends: [''] })),
      },
      {
        namespace: 'sectors',
        prefix: 'lack',
        of: (all) =>
          all.flatMap(({ lacks = [] }, index) =>
            lacks.map((name, place) => ({ at: [index, 'lacks', place], name, ends: [''] })),
          ),
      },
      {
        namespace: 'roles',
        prefix: 'role',
        of: (all) =>
          all.flatMap(({ roles }, index) =>
            roles.map(({ id }, place) => ({ at: [index, 'roles', place, 'id'], name: id, ends: [''] })),
          ),
      },
    ],
    names: [
      {
        target: 'course',
        of: (all) =>
          all.flatMap(({ roles }, index) =>
            roles.flatMap(({ courses }, place) =>
              courses.map((name, at) => ({ at: [index, 'roles', place, 'courses', at], name })),
            ),
          ),
      },
    ],
    once: [
      { what: 'the sector', of: (all) => [all.map(({ sector }, index) => ({ at: [index, 'sector'], name: sector }))] },
      {
        what: 'the role',
        of: (all) => [
          all.flatMap(({ roles }, index) =>
            roles.map(({ id }, place) => ({ at: [index, 'roles', place, 'id'], name: id })),
          ),
        ],
      },
      {
        what: 'the course',
        of: (all) =>
          all.flatMap(({ roles }, index) =>
            roles.map(({ courses }, place) =>
              courses.map((name, at) => ({ at: [index, 'roles', place, 'courses', at], name })),
            ),
          ),
      },
    ],
    needed: [{ what: 'sectors', least: 1, why: 'the home page and /courses offer them', count: (all) => all.length }],
  },
  links: {
    words: [],
    names: [{ target: 'page', of: (all) => Object.entries(all).map(([place, name]) => ({ at: [place], name })) }],
    once: [],
    needed: [],
  },
  included: {
    words: [
      {
        namespace: 'pricing',
        prefix: 'includedGroup',
        of: (all) => all.map(({ group }, index) => ({ at: [index, 'group'], name: group, ends: [''] })),
      },
      {
        namespace: 'pricing',
        prefix: 'included',
        besides: ['explore', 'lede', 'title'],
        of: (all) =>
          all.flatMap(({ features }, index) =>
            features.map(({ id }, place) => ({ at: [index, 'features', place, 'id'], name: id, ends: [''] })),
          ),
      },
    ],
    names: [
      {
        target: 'address',
        of: (all) =>
          all.flatMap(({ features }, index) =>
            features.flatMap(({ link }, place) =>
              link === undefined ? [] : { at: [index, 'features', place, 'link'], name: link },
            ),
          ),
      },
    ],
    once: [
      { what: 'the group', of: (all) => [all.map(({ group }, index) => ({ at: [index, 'group'], name: group }))] },
      {
        what: 'the feature',
        of: (all) => [
          all.flatMap(({ features }, index) =>
            features.map(({ id }, place) => ({ at: [index, 'features', place, 'id'], name: id })),
          ),
        ],
      },
    ],
    needed: [{ what: 'groups', least: 1, why: 'the prices say what they include', count: (all) => all.length }],
  },
  fixedTexts: {
    // Its words are texts of pages: `fixedWordProblems` compares them.
    words: [],
    names: [{ target: 'page', of: (all) => Object.keys(all).map((name) => ({ at: [name], name })) }],
    once: [],
    needed: [],
  },
  // Where they lead, in chains and circles, is checked by `redirectProblems`.
  redirects: { words: [], names: [], once: [], needed: [] },
};
