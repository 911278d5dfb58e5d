import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright';
import sharp, { type OverlayOptions } from 'sharp';
import { localisedPath } from '../../src/site/routes';
import { withBuiltSite } from '../../src/authoring/commands/builtSite';
import { runCommand } from '../../src/authoring/commands/runCommand';

/**
 * `npm run sheets`: draws contact sheets of the last build for a review, one for each type of page. A row has the top of
 * the page in one language, at four widths, in light and dark. They are written to `.local/sheets` or to a given folder:
 * `npm run sheets -- .github/sheets`; with paths after the folder, only of these pages: `… .github/sheets /courses /pricing`.
 */
async function drawSheets([folder = '.local/sheets', ...named]: readonly string[]): Promise<void> {
  const unknown = named.find((route) => !pages.includes(route));
  if (unknown) throw new Error(`There is no sheet of “${unknown}”; the pages are ${pages.join(', ')}`);
  mkdirSync(folder, { recursive: true });
  await withBuiltSite(process.cwd(), async (browser, origin) => {
    for (const route of named.length > 0 ? named : pages) {
      const file = path.join(folder, `${route === '/' ? 'home' : route.slice(1).replace(/\//g, '-')}.avif`);
      await (await sheetOf(browser, origin, route)).avif({ quality: 42, effort: 3 }).toFile(file);
      console.log(file);
    }
  });
}

/** One page of each type. */
const pages = [
  '/',
  '/features/qms',
  '/courses',
  '/courses/health-safety',
  '/pricing',
  '/integrations',
  '/partners',
  '/specialist/courses',
  '/compliance/overview',
  '/contact',
  '/privacy-policy',
  '/404',
];
const languages = ['en', 'de', 'th', 'zh'];
/** A window's width, and its picture's. */
const widths = [
  [360, 120],
  [768, 190],
  [1280, 260],
  [1920, 320],
] as const;
const gap = 12;
const rowHeight = 1000;

async function sheetOf(browser: Browser, origin: string, route: string): Promise<sharp.Sharp> {
  const pictures: OverlayOptions[] = [];
  let left = gap;
  for (const [width, drawn] of widths)
    for (const colorScheme of ['light', 'dark'] as const) {
      const viewport = { width, height: 900 };
      const context = await browser.newContext({ viewport, colorScheme, reducedMotion: 'reduce' });
      for (const [row, language] of languages.entries()) {
        const page = await context.newPage();
        await page.goto(origin + localisedPath(route, language), { waitUntil: 'load' });
        await showAll(page);
        const bottom = await page.evaluate(() => document.documentElement.scrollHeight);
        const height = Math.min(bottom, Math.floor((rowHeight * width) / drawn));
        const top = await page.screenshot({ fullPage: true, clip: { x: 0, y: 0, width, height } });
        const input = await sharp(top).resize({ width: drawn }).png().toBuffer();
        pictures.push({ input, left, top: gap + row * (rowHeight + gap) });
        await page.close();
      }
      await context.close();
      left += drawn + gap;
    }
  const height = gap + languages.length * (rowHeight + gap);
  return sharp({ create: { width: left, height, channels: 3, background: '#8a8f92' } }).composite(pictures);
}

/** Scrolls through the page, so that everything that loads when it is near has loaded. */
async function showAll(page: Page): Promise<void> {
  await page.mouse.move(2, 2);
  await page.waitForTimeout(400);
  if ((await page.getByRole('tablist').count()) > 0) {
    await page.getByRole('tablist').scrollIntoViewIfNeeded();
    await page.getByRole('tabpanel').locator('figure').waitFor();
  }
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 600) {
      window.scrollTo({ top: y, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
    await document.fonts.ready;
  });
  await page.waitForTimeout(300);
}

runCommand(() => drawSheets(process.argv.slice(2)));
