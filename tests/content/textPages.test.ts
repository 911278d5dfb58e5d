import { readdirSync } from 'node:fs';
import path from 'node:path';
import { parse, type HTMLElement } from 'node-html-parser';
import { change, content, copyOfProject, put, read, root, strings } from './copy';

jest.setTimeout(120_000);

const address = '/imprint';
const folder = 'content/pages/imprint';

/** A project with a second page of plain text, which is translated into German and not into Welsh. */
async function withImprint(): Promise<string> {
  const copy = copyOfProject();
  // The screens show strings that the small project does not have.
  for (const language of ['en', 'de', 'cy'])
    for (const file of readdirSync(path.join(copy, 'locales', language))) {
      const namespace = path.parse(file).name;
      const shown = { ...strings(root, language, namespace), ...strings(copy, language, namespace) };
      put(copy, `locales/${language}/${file}`, `${JSON.stringify(shown, null, 2)}\n`);
    }
  await content(copy, 'new', 'page', 'imprint');
  const english = read(copy, `${folder}/en.mdx`).replace(/TODO (Say|Write|First)/g, 'Our');
  put(
    copy,
    `${folder}/en.mdx`,
    english.replace(/description: ".*"/, `description: "${'Who answers for us. '.repeat(7)}"`),
  );
  put(copy, `${folder}/de.mdx`, english.replaceAll('Imprint', 'Impressum'));
  change(copy, 'locales/de/common.json', (text) =>
    text.replace('  "nav.page.privacy', '  "nav.page.imprint": "Impressum",\n  "nav.page.privacy'),
  );
  expect(await content(copy, 'publish', 'imprint')).toMatchObject({ code: 0 });
  return copy;
}

/** A page as the build renders it, with the site's code as it is for the pages of a project. */
async function rendered(copy: string, language: string): Promise<HTMLElement> {
  jest.resetModules();
  jest.doMock('../../content/data/topics.json', () => JSON.parse(read(copy, 'content/data/topics.json')));
  process.env.BUILD_STAGE = 'build-html';
  const { createElement } = await import('react');
  const { renderToString } = await import('react-dom/server');
  const { pageContextOf, screenFile } = await import('../../src/build/pages');
  const { loadSite } = await import('../../src/build/site');
  const { PageShell } = await import('../../src/site/shell/PageShell');
  const route = (await loadSite(copy)).routes.find(({ path }) => path === address);
  if (!route) throw new Error(`There is no route ${address}`);
  const pageContext = await pageContextOf(copy, address, language);
  const { default: screen } = await import(screenFile(route.screen));
  const children = createElement(screen, { pageContext });
  return parse(renderToString(createElement(PageShell, { pageContext, children })));
}

test.each([
  ['en', 'Imprint', '/imprint'],
  ['de', 'Impressum', '/de/imprint'],
  ['cy', 'Imprint', '/cy/imprint'],
])('a second page of plain text is a page of its own in %s: %s', async (language, name, path) => {
  const page = await rendered(await withImprint(), language);
  expect(page.querySelector('h1')?.text).toBe(name);
  expect(page.querySelector('main nav [aria-current="page"]')?.text).toBe(name);
  expect(page.querySelector(`footer a[href="${path}"]`)?.text).toBe(name);
  const { '@graph': graph } = JSON.parse(page.querySelector('script[type="application/ld+json"]')?.text ?? '{}');
  expect(graph).toContainEqual(
    expect.objectContaining({
      '@type': 'BreadcrumbList',
      itemListElement: [expect.anything(), expect.objectContaining({ name })],
    }),
  );
});
