import { readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser, type CDPSession, type Locator, type Page } from 'playwright';
import { z } from 'zod';
import { localisedPath } from '../routes';
import { chromiumPath } from './provision';
import { startServer } from './serve';

/**
 * `npm run bench`: what a visitor of the last build downloads and waits for, one row a page, with the budgets below. The
 * processor is slowed ten times, which is near a mid-range phone. All are medians of three runs, with the shortest and the
 * longest. `npm run bench -- cy` measures another language.
 */
async function bench(language: string): Promise<void> {
  const dir = path.resolve('public');
  const server = await startServer({ dir, port: 0 });
  const browser = await chromium.launch({
    executablePath: await chromiumPath(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    console.log('page'.padEnd(34), ...columns.map(([name]) => name.padStart(9)));
    for (const route of pages) {
      const address = localisedPath(route, language);
      const runs = await threeTimes(() => measurePage(browser, server.url, address));
      const row = columns.map(([, digits], column) => median(runs.map((run) => run[column] ?? NaN)).toFixed(digits));
      console.log(address.padEnd(34), ...row.map((value) => value.padStart(9)));
    }
    console.log(`\n${'budget'.padEnd(34)}`, ...budgets.map((value) => value.padStart(9)));
    console.log('\nInteractions at a tenth of the speed, to the next paint (budget 200 ms):');
    for (const interaction of interactions) {
      const times = await threeTimes(() => measureInteraction(browser, server.url, language, interaction));
      console.log(`  ${interaction.name.padEnd(10)} ${spread(times)}`);
    }
    const times = await threeTimes(() => measureNavigation(browser, server.url, language));
    console.log(`\nFrom a click to the next page, prefetched (budget 100 ms): ${spread(times)}`);
  } finally {
    await browser.close();
    await server.close();
  }
}

async function threeTimes<Measured>(measure: () => Promise<Measured>): Promise<Measured[]> {
  return [await measure(), await measure(), await measure()];
}

const median = (values: readonly number[]): number => values.toSorted((one, other) => one - other)[1] ?? NaN;

const spread = (times: readonly number[]): string =>
  `${median(times)} ms (${Math.min(...times)}–${Math.max(...times)})`;

const pages = [
  '/',
  '/contact',
  '/pricing',
  '/partners',
  '/integrations',
  '/courses',
  '/courses/health-safety',
  '/features/ai-course-builder',
  '/privacy-policy',
  '/compliance/overview',
  '/specialist/courses',
];
/** What `measurePage` gives, with how many digits after the point. */
const columns = [
  ['HTML KiB', 1],
  ['JS KiB', 1],
  ['all KiB', 1],
  ['requests', 0],
  ['LCP ms', 0],
  ['CLS', 3],
  ['TBT ms', 0],
] as const;
const budgets = ['20', '130', '190/170', '', '', '0.01', '200'];
const slowdown = 10;

const paints = z.object({ lcp: z.number(), cls: z.number(), tbt: z.number() });

async function measurePage(browser: Browser, origin: string, address: string): Promise<number[]> {
  const { page, session } = await slowPage(browser);
  const bytes = { html: 0, js: 0, all: 0, requests: 0 };
  page.on('response', (response) => {
    void response
      .request()
      .sizes()
      .then(({ responseBodySize }) => {
        bytes.requests += 1;
        bytes.all += responseBodySize;
        if (response.request().resourceType() === 'document') bytes.html += responseBodySize;
        if (/\.js$/.test(new URL(response.url()).pathname)) bytes.js += responseBodySize;
      });
  });
  await page.addInitScript(observePaints);
  await page.goto(origin + address, { waitUntil: 'load' });
  await untilIdle(page);
  const { lcp, cls, tbt } = paints.parse(await page.evaluate('window.benchPaints'));
  await session.detach();
  await page.context().close();
  return [bytes.html / 1024, bytes.js / 1024, bytes.all / 1024, bytes.requests, lcp, cls, tbt];
}

/** Runs in the page: largest paint, shifts, and what long tasks have above 50 ms. */
function observePaints(): void {
  const seen = { lcp: 0, cls: 0, tbt: 0 };
  Object.assign(window, { benchPaints: seen });
  const observe = (type: string, act: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(act)).observe({ type, buffered: true });
  observe('largest-contentful-paint', (entry) => (seen.lcp = entry.startTime));
  observe('layout-shift', (entry) => {
    if ('value' in entry && typeof entry.value === 'number') seen.cls += entry.value;
  });
  observe('longtask', (entry) => (seen.tbt += Math.max(0, entry.duration - 50)));
}

interface Interaction {
  readonly name: string;
  readonly route: string;
  on(page: Page): Locator;
  /** Pressed instead of a click. */
  readonly key?: string;
}

const interactions: readonly Interaction[] = [
  { name: 'tab', route: '/', on: (page) => page.getByRole('tab').nth(1) },
  { name: 'accordion', route: '/', on: (page) => page.locator('h3 > button').first() },
  { name: 'menu', route: '/', on: (page) => page.locator('header button[aria-controls="courses-menu"]') },
  { name: 'slider', route: '/pricing', on: (page) => page.locator('input[type="range"]'), key: 'ArrowRight' },
  { name: 'filter', route: '/integrations', on: (page) => page.locator('button[aria-pressed="false"]').first() },
];

async function measureInteraction(
  browser: Browser,
  origin: string,
  language: string,
  { route, on, key }: Interaction,
): Promise<number> {
  const { page } = await slowPage(browser);
  await page.goto(origin + localisedPath(route, language), { waitUntil: 'load' });
  await untilIdle(page);
  const target = on(page);
  await target.scrollIntoViewIfNeeded();
  await (key ? target.focus() : pointAt(target));
  await page.waitForTimeout(1000);
  await page.evaluate(observeEvents);
  await (key ? page.keyboard.press(key) : page.mouse.down());
  // as long as a finger stays down
  await page.waitForTimeout(80);
  if (!key) await page.mouse.up();
  await page.waitForTimeout(800);
  const longest = z.number().parse(await page.evaluate('window.benchLongest'));
  await page.context().close();
  return longest;
}

/** With the mouse: Playwright's `click()` inspects the page between the events, which takes 100 ms at a tenth of the speed. */
async function pointAt(target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (box) await target.page().mouse.move(box.x + box.width / 2, box.y + box.height / 2);
}

/** Runs in the page: measures the longest time from an interaction to the next paint, as INP does. */
function observeEvents(): void {
  Object.assign(window, { benchLongest: 0 });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('benchLongest' in window && 'interactionId' in entry && entry.interactionId)
        Object.assign(window, { benchLongest: Math.max(Number(window.benchLongest), entry.duration) });
  }).observe(Object.assign({ type: 'event' }, { durationThreshold: 16 }));
}

/** At this machine's own speed: from the click until the next page's heading is there. */
async function measureNavigation(browser: Browser, origin: string, language: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.addInitScript(namesOfFunctions);
  await page.goto(origin + localisedPath('/pricing', language), { waitUntil: 'load' });
  await untilIdle(page);
  await page.locator('header nav a[href$="/partners"]').first().hover();
  await page.waitForTimeout(1000);
  const waited = await page.evaluate(
    async (path) => {
      const before = document.querySelector('h1')?.textContent;
      const began = performance.now();
      document.querySelector<HTMLAnchorElement>(`header nav a[href="${path}"]`)?.click();
      while (document.querySelector('h1')?.textContent === before) await new Promise(requestAnimationFrame);
      return performance.now() - began;
    },
    localisedPath('/partners', language),
  );
  await context.close();
  return Math.round(waited);
}

/** Until Gatsby has rendered (it sets the mark) and a second and a half has passed. */
async function untilIdle(page: Page): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    if (await page.evaluate(`performance.getEntriesByName('onInitialClientRender').length`)) break;
    await page.waitForTimeout(100);
  }
  await page.waitForTimeout(1500);
}

// tsx names functions through a helper that the page does not have.
const namesOfFunctions = 'globalThis.__name = (named) => named';

async function slowPage(browser: Browser): Promise<{ page: Page; session: CDPSession }> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.addInitScript(namesOfFunctions);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return { page, session };
}

const languages = z
  .array(z.object({ code: z.string() }))
  .parse(JSON.parse(readFileSync('content/data/languages.json', 'utf8')));
const [language = 'en'] = process.argv.slice(2);
const known = languages.map(({ code }) => code);
const run = known.includes(language)
  ? bench(language)
  : Promise.reject(new Error(`There is no language “${language}”; the languages are ${known.join(', ')}`));
run.catch((thrown: unknown) => {
  console.error(thrown instanceof Error ? thrown.message : thrown);
  process.exitCode = 1;
});
