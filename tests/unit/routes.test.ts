import topics from '../../content/data/topics.json';
import { linkTo } from '../../src/site/links';
import { createRoutes, localisedPath } from '../../src/site/routes';
import { routes } from '../routes';

/** The pages that the client asked for, those of a kind by their order in topics.json; the answers to a form without scripts; the not-found page. */
const table = [
  '/',
  '/contact',
  '/pricing',
  '/partners',
  '/integrations',
  '/courses',
  ...topics.courses.slice(0, 10).map((slug) => `/courses/${slug}`),
  ...topics.features.slice(0, 4).map((slug) => `/features/${slug}`),
  linkTo('privacyPolicy'),
  '/compliance/overview',
  '/specialist/courses',
  '/contact/sent',
  '/contact/not-sent',
  '/404',
];

test('the routes that the client asked for are there, in their order', () => {
  const paths = routes.map(({ path }) => path);
  expect(paths.filter((path) => table.includes(path))).toEqual(table);
});

test.each([
  ['a build for visitors', 'production', 'false', false],
  ['a preview of a branch', 'production', 'true', true],
  ['the live server', 'development', 'false', true],
])('%s has drafts: %s, %s, %s', (_, mode, preview, hasDrafts) => {
  const { NODE_ENV, GATSBY_PREVIEW } = process.env;
  Object.assign(process.env, { NODE_ENV: mode, GATSBY_PREVIEW: preview });
  const paths = createRoutes({ features: ['audits', 'rota'], drafts: ['features/rota'] }).map(({ path }) => path);
  Object.assign(process.env, { NODE_ENV, GATSBY_PREVIEW: GATSBY_PREVIEW ?? '' });
  expect(paths).toContain('/features/audits');
  expect(paths.includes('/features/rota')).toBe(hasDrafts);
});

test.each([
  ['/', 'en', '/'],
  ['/', 'cy', '/cy'],
  ['/pricing', 'en', '/pricing'],
  ['/pricing', 'cy', '/cy/pricing'],
  ['/courses/health-safety', 'zh', '/zh/courses/health-safety'],
  ['/404', 'de', '/de/404'],
])('%s in %s has the address %s', (path, language, address) => {
  expect(localisedPath(path, language)).toBe(address);
});
