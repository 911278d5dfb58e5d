import type { z } from 'zod';
import { datasetSchemas } from '../../src/content/data/datasets';
import { courseFactsSchema, featureFactsSchema, figureSchema } from '../../src/content/pages/facts';
import { kinds } from '../../src/content/pages/kinds';

const language = {
  code: 'en',
  name: 'English',
  flag: '1f1ec-1f1e7',
  enabled: true,
};
const partner = { id: 'prawf', name: 'Prawf', category: 'accreditation', url: 'https://prawf.example', hue: 'estuary' };
const integration = { id: 'payroll', category: 'hr', icon: 'wallet' };
const programme = {
  id: 'ai',
  icon: 'bot',
  hue: 'estuary',
  provider: 'caer',
  features: ['one', 'two', 'three', 'four'],
};
const badge = {
  id: 'gdpr',
  icon: 'lock',
  hue: 'fern',
  status: 'placeholder',
  wording: 'certified',
  evidence: null,
  lastChecked: null,
};
const featureFacts = { icon: 'bot', hue: 'fern', statistics: { time: { kind: 'percent', value: 60 } } };
const course = { id: 'fire-safety', hours: 2, level: 'beginner' };
const courseFacts = { icon: 'flag', hue: 'estuary', count: 14, courses: [course] };
const sector = { sector: 'retail', hue: 'gorse', roles: [{ id: 'shop-manager', courses: ['fire-safety'] }] };
const page = { title: 'Privacy', description: 'What we keep', heading: 'Privacy policy' };
const feature = { ...page, summary: 'One sentence', keywords: ['qms'] };

test.each<[string, z.ZodType, unknown]>([
  ['languages', datasetSchemas.languages, [language]],
  ['partners', datasetSchemas.partners, [partner]],
  ['integrations', datasetSchemas.integrations, [integration, { ...integration, link: '/contact' }]],
  ['programmes', datasetSchemas.programmes, [programme]],
  [
    'claims',
    datasetSchemas.claims,
    {
      badges: [
        badge,
        { ...badge, status: 'evidenced', evidence: 'https://e.example/c.pdf', lastChecked: '2026-11-21' },
      ],
      figures: [{ text: '15 languages', source: 'the owner' }],
      unproven: [{ text: 'award-winning', why: 'name the award' }],
    },
  ],
  ['facts of a feature', featureFactsSchema, featureFacts],
  ['facts of courses', courseFactsSchema, courseFacts],
  [
    'facts that the owner knows of courses',
    courseFactsSchema,
    { ...courseFacts, languages: ['en', 'cy'], courses: [{ ...course, reviewed: '2026-11' }] },
  ],
  ['roles', datasetSchemas.roles, [sector]],
  ['front matter of a feature', kinds.features.frontMatter, feature],
  ['front matter of courses', kinds.courses.frontMatter, { ...page, summary: 'One sentence', source: 'a'.repeat(40) }],
  ['front matter of a text', kinds.pages.frontMatter, page],
])('%s: what is right is taken', (_, schema, value) => {
  expect(schema.safeParse(value).error).toBeUndefined();
});

describe('a wrong field is refused, and the message says what belongs there', () => {
  test.each<[string, unknown, string, string | RegExp]>([
    ['a code with an underscore', [{ ...language, code: 'en_GB' }], '0.code', /BCP 47/],
    ['a flag as an emoji', [{ ...language, flag: '🇬🇧' }], '0.flag', /code points/],
    ['a switch as text', [{ ...language, enabled: 'yes' }], '0.enabled', 'true or false'],
    ['English switched off', [{ ...language, enabled: false }], '', /English, enabled/],
    ['a language twice', [language, language], '', 'each language once'],
    ['a field there is not', [{ ...language, colour: 'red' }], '0', /colour/],
  ])('languages: %s', (_, value, place, message) => refused(datasetSchemas.languages, value, place, message));

  test.each<[string, unknown, string, string | RegExp]>([
    ['an id with capitals', [{ ...partner, id: 'Prawf' }], '0.id', /lower-case/],
    ['a category there is not', [{ ...partner, category: 'sponsor' }], '0.category', /accreditation, cybersecurity/],
    ['an address without https', [{ ...partner, url: 'prawf.example' }], '0.url', /https/],
    ['a hue there is not', [{ ...partner, hue: 'pink' }], '0.hue', /one of the hues/],
  ])('partners: %s', (_, value, place, message) => refused(datasetSchemas.partners, value, place, message));

  test.each<[string, unknown, string, string | RegExp]>([
    ['a category there is not', [{ ...integration, category: 'fax' }], '0.category', /documents, hr, communication/],
    ['a link to another site', [{ ...integration, link: 'https://x.example' }], '0.link', /path of this site/],
    ['no icon', [{ ...integration, icon: '' }], '0.icon', 'an icon'],
  ])('integrations: %s', (_, value, place, message) => refused(datasetSchemas.integrations, value, place, message));

  test('programmes: three features', () =>
    refused(
      datasetSchemas.programmes,
      [{ ...programme, features: ['one', 'two', 'three'] }],
      '0.features',
      'four features',
    ));

  test.each<[string, unknown, string, string | RegExp]>([
    ['a status there is not', { ...badge, status: 'certified' }, 'badges.0.status', 'evidenced or placeholder'],
    ['evidence that is no address', { ...badge, evidence: 'on file' }, 'badges.0.evidence', /starts with https/],
    ['a date in words', { ...badge, lastChecked: 'November' }, 'badges.0.lastChecked', /2026-11-21/],
  ])('claims: %s', (_, value, place, message) =>
    refused(datasetSchemas.claims, { badges: [value], figures: [], unproven: [] }, place, message),
  );

  test.each<[string, unknown, string, string | RegExp]>([
    ['no hours', { ...course, hours: 0 }, 'courses.0.hours', 'at least 1 hour'],
    ['seven hours', { ...course, hours: 7 }, 'courses.0.hours', 'at most 6 hours'],
    ['half an hour', { ...course, hours: 1.5 }, 'courses.0.hours', 'whole hours'],
    ['hours as text', { ...course, hours: '2' }, 'courses.0.hours', 'a number of hours'],
    ['a review in words', { ...course, reviewed: 'November 2026' }, 'courses.0.reviewed', 'a month such as 2026-11'],
    ['a level there is not', { ...course, level: 'expert' }, 'courses.0.level', 'beginner, intermediate or advanced'],
  ])('courses: %s', (_, value, place, message) =>
    refused(courseFactsSchema, { ...courseFacts, courses: [value] }, place, message),
  );

  test.each<[string, unknown, string, string | RegExp]>([
    ['no roles', { ...sector, roles: [] }, '0.roles', 'at least one role'],
    ['an id with capitals', { ...sector, sector: 'Retail' }, '0.sector', /lower-case/],
    ['a name among the data', { ...sector, name: 'Retail' }, '0', /name/],
  ])('roles: %s', (_, value, place, message) => refused(datasetSchemas.roles, [value], place, message));

  test('courses: none at all', () =>
    refused(courseFactsSchema, { ...courseFacts, courses: [] }, 'courses', 'at least one course'));

  test.each<[string, unknown, string, string | RegExp]>([
    ['a kind there is not', { kind: 'about', value: 3 }, 'kind', /a figure: kind percent/],
    ['a percentage as text', { kind: 'percent', value: '60%' }, 'value', 'a number'],
    ['a ratio of one number', { kind: 'ratio', value: [5] }, 'value', /\[5, 1\]/],
    ['a value where there is none', { kind: 'zero', value: 0 }, '', /value/],
  ])('figures: %s', (_, value, place, message) => refused(figureSchema, value, place, message));

  test.each<[string, unknown, string, string | RegExp]>([
    ['no title', { ...feature, title: undefined }, 'title', /title for the browser tab/],
    ['a title of blanks', { ...feature, title: '  ' }, 'title', /title for the browser tab/],
    ['no summary', { ...feature, summary: undefined }, 'summary', /home page/],
    ['keywords as text', { ...feature, keywords: 'qms' }, 'keywords', 'a list of keywords'],
    ['an empty list of keywords', { ...feature, keywords: [] }, 'keywords', 'at least one keyword'],
    ['a pin that is no hash', { ...feature, source: 'latest' }, 'source', /npm run i18n -- accept/],
    ['a field there is not', { ...feature, layout: 'wide' }, '', /layout/],
  ])('front matter: %s', (_, value, place, message) => refused(kinds.features.frontMatter, value, place, message));
});

function refused(schema: z.ZodType, value: unknown, place: string, message: string | RegExp): void {
  const issues = schema
    .safeParse(value)
    .error?.issues.map((issue) => ({ place: issue.path.join('.'), message: issue.message }));
  expect(issues).toContainEqual({
    place,
    message: typeof message === 'string' ? message : expect.stringMatching(message),
  });
}
