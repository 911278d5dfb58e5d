import { existsSync } from 'node:fs';
import type { Browser, Locator, Page } from 'playwright';
import topics from '../../content/data/topics.json';
import { linkTo } from '../../src/site/links';
import { localisedPath } from '../../src/site/routes';
import { withBuiltSite } from '../../src/authoring/commands/builtSite';
import { runCommand } from '../../src/commandLine/commandLine';

/**
 * `npm run bench`: what a visitor of the last build downloads and waits for, one row a page, with the budgets below. The
 * processor is slowed ten times, which is near a mid-range phone. All are medians of three runs, with the shortest and the
 * longest. `npm run bench -- cy` measures another language.
 */
async function bench(language: string): Promise<void> {
  if (!existsSync(`locales/${language}`))
    throw new Error(`There is no language “${language}”: locales has no such folder`);
  await withBuiltSite(process.cwd(), async (browser, origin) => {
    const addressOf = (route: string) => origin + localisedPath(route, language);
    const rows: Record<string, Row> = {};
    for (const route of pages) {
      const runs = await threeTimes(() => measurePage(browser, addressOf(route)));
      const medians = Object.keys(budgets).map((name) => [name, median(runs.map((run) => run[name] ?? NaN))]);
      rows[localisedPath(route, language)] = Object.fromEntries(medians);
    }
    console.table({ ...rows, budget: budgets });
    console.log('\nInteractions at a tenth of the speed, to the next paint (budget 200 ms):');
    for (const { name, route, target, key } of interactions) {
      const times = await threeTimes(() => measureInteraction(browser, addressOf(route), target, key));
      console.log(`  ${name.padEnd(10)} ${spread(times)}`);
    }
    const times = await threeTimes(() => measureNavigation(browser, addressOf));
    console.log(`\nFrom a click to the next page, prefetched (budget 100 ms): ${spread(times)}`);
  });
}

type Row = Readonly<Record<string, number | string>>;

const pages = [
  '/',
  '/contact',
  '/pricing',
  '/partners',
  '/integrations',
  '/courses',
  `/courses/${topics.courses.at(-1)}`,
  linkTo('courseBuilder'),
  linkTo('privacyPolicy'),
  '/compliance/overview',
  '/specialist/courses',
];
const budgets: Row = {
  'HTML KiB': 20,
  'JS KiB': 130,
  'all KiB': '190/170',
  requests: '',
  'LCP ms': '',
  CLS: 0.01,
  'TBT ms': 200,
};
const slowdown = 10;

/** Interactions: `target` is clicked, or focused where a key is pressed. */
const interactions: readonly {
  readonly name: string;
  readonly route: string;
  readonly target: (page: Page) => Locator;
  readonly key?: string;
}[] = [
  { name: 'tab', route: '/', target: (page) => page.getByRole('tab').nth(1) },
  { name: 'accordion', route: '/', target: (page) => page.locator('h3 > button').first() },
  { name: 'menu', route: '/', target: (page) => page.locator('header button[aria-controls="courses-menu"]') },
  { name: 'slider', route: '/pricing', target: (page) => page.locator('input[type="range"]'), key: 'ArrowRight' },
  { name: 'filter', route: '/integrations', target: (page) => page.locator('button[aria-pressed="false"]').first() },
];

async function threeTimes<Measured>(measure: () => Promise<Measured>): Promise<Measured[]> {
  return [await measure(), await measure(), await measure()];
}

const median = (values: readonly number[]): number => values.toSorted((one, other) => one - other)[1] ?? NaN;

const spread = (times: readonly number[]): string =>
  `${median(times)} ms (${Math.min(...times)}–${Math.max(...times)})`;

async function measurePage(browser: Browser, address: string): Promise<Readonly<Record<string, number>>> {
  const bytes = { html: 0, js: 0, all: 0, requests: 0 };
  const page = await openPage(browser, address, slowdown, (opened) =>
    opened.on('requestfinished', async (request) => {
      const { responseBodySize } = await request.sizes();
      bytes.requests += 1;
      bytes.all += responseBodySize;
      if (request.resourceType() === 'document') bytes.html += responseBodySize;
      if (/\.js$/.test(new URL(request.url()).pathname)) bytes.js += responseBodySize;
    }),
  );
  const { lcp, cls, tbt } = await page.evaluate(() => window.bench);
  await page.context().close();
  const [html = 0, js = 0, all = 0] = [bytes.html, bytes.js, bytes.all].map((size) => Math.round(size / 102.4) / 10);
  const times = { 'LCP ms': Math.round(lcp), CLS: Number(cls.toFixed(3)), 'TBT ms': Math.round(tbt) };
  return { 'HTML KiB': html, 'JS KiB': js, 'all KiB': all, requests: bytes.requests, ...times };
}

/** Returns the longest time from an interaction to the next paint, as INP measures it, in milliseconds. */
async function measureInteraction(
  browser: Browser,
  address: string,
  targetIn: (page: Page) => Locator,
  key?: string,
): Promise<number> {
  const page = await openPage(browser, address, slowdown);
  const target = targetIn(page);
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (key) await target.focus();
  // Playwright's click() inspects the page between the events, which takes 100 ms at a tenth of the speed.
  else if (box) await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(1000);
  await page.evaluate(() => (window.bench.interaction = 0));
  await (key ? page.keyboard.press(key) : page.mouse.down());
  // As long as a finger stays on the glass.
  await page.waitForTimeout(80);
  if (!key) await page.mouse.up();
  await page.waitForTimeout(800);
  const { interaction } = await page.evaluate(() => window.bench);
  await page.context().close();
  return interaction;
}

/** Returns the milliseconds from a click until the heading of the next page, at this machine's own speed. */
async function measureNavigation(browser: Browser, addressOf: (route: string) => string): Promise<number> {
  const page = await openPage(browser, addressOf('/pricing'), 1);
  const link = `header nav a[href="${new URL(addressOf('/partners')).pathname}"]`;
  await page.locator(link).first().hover();
  await page.waitForTimeout(1000);
  const waited = await page.evaluate(async (selector) => {
    const before = document.querySelector('h1')?.textContent;
    const began = performance.now();
    document.querySelector<HTMLAnchorElement>(selector)?.click();
    while (document.querySelector('h1')?.textContent === before) await new Promise(requestAnimationFrame);
    return performance.now() - began;
  }, link);
  await page.context().close();
  return Math.round(waited);
}

/** Opens a page at a fraction of the speed, and waits a second and a half. */
async function openPage(
  browser: Browser,
  address: string,
  slowedBy: number,
  prepare: (page: Page) => void = () => undefined,
): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  prepare(page);
  // tsx names functions through a function that the page does not have.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.addInitScript(observePage);
  await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: slowedBy });
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForTimeout(1500);
  return page;
}

declare global {
  interface Window {
    bench: { lcp: number; cls: number; tbt: number; interaction: number };
  }
}

/** Runs in the page: largest paint, layout shifts, what long tasks have above 50 ms, and the longest interaction. */
function observePage(): void {
  const seen = (window.bench = { lcp: 0, cls: 0, tbt: 0, interaction: 0 });
  const observe = (type: string, act: (entry: PerformanceEntry & { value?: number; interactionId?: number }) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(act)).observe(
      Object.assign({ type, buffered: true }, { durationThreshold: 16 }),
    );
  observe('largest-contentful-paint', ({ startTime }) => (seen.lcp = startTime));
  observe('layout-shift', ({ value = 0 }) => (seen.cls += value));
  observe('longtask', ({ duration }) => (seen.tbt += Math.max(0, duration - 50)));
  observe('event', ({ interactionId, duration }) => {
    if (interactionId) seen.interaction = Math.max(seen.interaction, duration);
  });
}

runCommand(() => bench(process.argv[2] ?? 'en'));
