import { checkProject } from '../../src/content/checks';
import { pageContext } from '../../src/build/pages';
import { siteOf } from '../../src/build/site';
import { sitemap } from '../../src/build/wellKnown';
import { socialCards } from '../../src/build/socialCards/socialCards';
import { searchIndex } from '../../src/build/courseIndex';
import { readProject } from '../../src/build/readProject';
import { frozen } from '../content/copy';
import { withMoreSubjects } from '../grownProject';

/** What each page of a project takes: the elements that are visited to make its data and to check it, and what it carries. */
async function effortOf(subjects: number) {
  const texts = withMoreSubjects(frozen, 'hr', subjects);
  const project = await readProject(frozen, ['de'], texts);
  const contexts: string[] = [];
  const data = visitsOf(() => {
    const site = siteOf(process.cwd(), project);
    const { routes, codes, registry } = site;
    for (const language of codes)
      for (const route of routes) {
        const context = JSON.stringify(pageContext(frozen, site, route, language));
        if (!wholeLists.includes(route.screen)) contexts.push(context);
      }
    for (const code of codes) searchIndex(project, code);
    sitemap('https://camre.example', registry, routes);
    socialCards(process.cwd(), project, routes, codes, registry);
  });
  const checks = visitsOf(() => checkProject(project, ['en', 'de']));
  const pages = contexts.length;
  return {
    pages,
    data: data / pages,
    checks: checks / pages,
    carried: Math.max(...contexts.map((text) => text.length)),
  };
}

/** Screens that name every subject. */
const wholeLists: readonly string[] = ['courses', 'contact'];

test('with ten times the subjects a page takes no more work, and carries no more', async () => {
  const [small, large] = [await effortOf(14), await effortOf(140)];
  expect(large.pages).toBeGreaterThan(6 * small.pages);
  // A look-up in a list of all pages, or one list for each, would be several times more.
  expect(large.data / small.data).toBeLessThan(1.2);
  expect(large.checks / small.checks).toBeLessThan(1.2);
  expect(large.carried / small.carried).toBeLessThan(1.02);
});

const methods = [
  ...([
    'every',
    'filter',
    'find',
    'findIndex',
    'findLast',
    'flatMap',
    'forEach',
    'includes',
    'indexOf',
    'join',
  ] as const),
  ...(['map', 'reduce', 'slice', 'some', 'sort', Symbol.iterator] as const),
];

/** Returns how many elements the methods of arrays visit at most: a measure of work that no busy machine changes. */
function visitsOf(work: () => void): number {
  let visits = 0;
  const originals = methods.map((name) => [name, Array.prototype[name]] as const);
  for (const [name, original] of originals)
    Object.defineProperty(Array.prototype, name, {
      configurable: true,
      writable: true,
      value: function (this: readonly unknown[], ...values: unknown[]): unknown {
        visits += this.length;
        return Reflect.apply(original, this, values);
      },
    });
  try {
    work();
  } finally {
    for (const [name, value] of originals)
      Object.defineProperty(Array.prototype, name, { configurable: true, writable: true, value });
  }
  return visits;
}
