import { isIndexable, localisedPath, namespaces, routes } from '../../src/routes';

/** The pages that the client asked for, in their order; what follows on a form without JavaScript; the page for every other path. */
const table = [
  '/',
  '/contact',
  '/pricing',
  '/partners',
  '/integrations',
  '/courses',
  '/courses/management',
  '/courses/equality-diversity',
  '/courses/hr',
  '/courses/leadership',
  '/courses/licenses',
  '/courses/mental-health',
  '/courses/customer-support',
  '/courses/cyber-security',
  '/courses/food-safety',
  '/courses/health-safety',
  '/features/qms',
  '/features/performance-reviews',
  '/features/ai-course-builder',
  '/features/reporting',
  '/privacy-policy',
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

test('no route has parameters or a trailing slash', () => {
  for (const { path } of routes) expect(path).toMatch(/^\/$|^(\/[a-z0-9-]+)+$/);
});

test('search engines are offered the screens that have content of their own', () => {
  expect(routes.filter((route) => !isIndexable(route)).map(({ path }) => path)).toEqual([
    '/contact/sent',
    '/contact/not-sent',
    '/404',
  ]);
});

test('every page brings the common strings first, then its own', () => {
  for (const route of routes) {
    expect(route.namespaces[0]).toBe('common');
    expect(namespaces).toEqual(expect.arrayContaining([...route.namespaces]));
    expect(new Set(route.namespaces).size).toBe(route.namespaces.length);
  }
});

test('course, feature and text pages name the content they show', () => {
  const shown = routes
    .filter(({ content }) => content)
    .map(({ path, content }) => [path, content?.kind, content?.slug]);
  expect(shown).toContainEqual(['/courses/food-safety', 'courses', 'food-safety']);
  expect(shown).toContainEqual(['/features/qms', 'features', 'qms']);
  expect(shown).toContainEqual(['/privacy-policy', 'pages', 'privacy-policy']);
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
