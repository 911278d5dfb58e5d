import path from 'node:path';
import { buildSync } from 'esbuild';
import { parse } from 'node-html-parser';
import type { BrowserContext, Page, Route as Request } from 'playwright';
import type { PageStrings } from '../../../../content/pageContext';
import { markStrings } from '../../../texts/markStrings';
import type { Project } from '../../../../content/project';
import { localisedPath } from '../../../../site/routes';
import type { State } from './states';

/** Lets a browser get the pages of a build with marked strings and without HTML of their own, so that they render them. */
export async function markPages(
  context: BrowserContext,
  root: string,
  project: Project,
  language: string,
): Promise<void> {
  const strings = allStrings(project, language);
  // The marks are numbers: the page’s script gives the same ones in the same order.
  markStrings(strings);
  const script = buildSync({
    entryPoints: [path.join(root, 'src/authoring/commands/i18n/shots/inPage.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    define: { MARKED_STRINGS: JSON.stringify(strings) },
  });
  await context.addInitScript({ content: script.outputFiles[0]?.text ?? '' });
  // Gatsby asks for a page’s data with the query of the page.
  await context.route(({ pathname }) => pathname.endsWith('/page-data.json'), markData);
  await context.route(
    ({ pathname }) => !/\.\w+$/.test(pathname),
    (request) => (request.request().resourceType() === 'document' ? emptyPage(request) : request.continue()),
  );
}

/** Returns the keys of all strings that pages of a language can show; their words do not matter. */
function allStrings({ strings }: Project, language: string): PageStrings {
  return Object.fromEntries(
    Object.entries(strings.en ?? {}).map(([namespace, english]) => [
      namespace,
      Object.fromEntries(
        Object.keys({ ...english.value, ...strings[language]?.[namespace]?.value }).map((key) => [key, '']),
      ),
    ]),
  );
}

/** A page’s data as Gatsby writes it. */
interface PageData {
  readonly result: {
    readonly pageContext: { readonly strings?: PageStrings; readonly fallbackStrings?: PageStrings };
  };
}

async function markData(request: Request): Promise<void> {
  const response = await request.fetch();
  const page: PageData = await response.json();
  const { strings = {}, fallbackStrings = {} } = page.result.pageContext;
  const pageContext = {
    ...page.result.pageContext,
    strings: markStrings(strings),
    fallbackStrings: markStrings(fallbackStrings),
  };
  await request.fulfill({ response, json: { ...page, result: { ...page.result, pageContext } } });
}

async function emptyPage(request: Request): Promise<void> {
  const response = await request.fetch();
  const html = parse(await response.text(), { comment: true });
  html.getElementById('___gatsby')?.set_content('');
  await request.fulfill({ response, body: html.toString() });
}

/** Opens a state of a page, with all that can be unfolded open and all that loads when it is near loaded. */
export async function openState(page: Page, { path: route, act }: State, language: string): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(localisedPath(route, language));
  await page.mouse.move(2, 2);
  await page.waitForFunction(() => performance.getEntriesByName('onInitialClientRender').length > 0);
  // Opens the answers that are hidden until they are found.
  await page.addStyleTag({ content: 'main * { content-visibility: visible !important }' });
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 700) {
      window.scrollTo({ top: y });
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
    for (const details of document.querySelectorAll('main details')) {
      details.removeAttribute('name');
      details.setAttribute('open', '');
    }
    window.scrollTo(0, 0);
    await document.fonts.ready;
  });
  await act?.(page);
  await page.waitForTimeout(250);
}
