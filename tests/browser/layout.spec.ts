import { existsSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { localisedPath, routes } from '../../src/routes';
import { contentPage } from '../contentPages';
import { published } from '../published';
import { expect, holdScripts, test } from './browserTest';
import { screenPaths } from './screenPaths';

const widths = [320, 390, 640, 768, 960, 1024, 1199, 1200, 1279, 1359, 1360, 1440, 1920];
/** Windows in which each page is tried with larger text: the same width is ever fewer letters wide. */
const largerText: readonly [size: number, width: number][] = [
  [20, 390],
  [20, 1280],
  [24, 1280],
  [24, 320],
  [32, 320],
  [32, 1280],
];

// The HTML has the whole layout already.
test.beforeEach(({ page }) => holdScripts(page));
test.use({ allowedErrors: [/404/], reducedMotion: 'reduce' });

for (const { code } of published) {
  test(`every page fits into the window, and its headings break a word only at a hyphen: ${code}`, async ({ page }) => {
    test.slow();
    const setTextSize = await textSizeSetter(page);
    for (const path of new Set([...screenPaths, ...pathsWithLongestWords(code)])) {
      await page.goto(localisedPath(path, code), { waitUntil: 'domcontentloaded' });
      // As at 400 % zoom (WCAG 1.4.10).
      await page.setViewportSize({ width: 320, height: 256 });
      expect.soft(await overflow(page), `${path} at 320`).toBeLessThanOrEqual(0);
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await page.evaluate(outsideWindow), `${path} at ${width}`).toEqual([]);
        // Thai and Chinese have no spaces between words.
        if (code !== 'th' && code !== 'zh')
          expect.soft(await page.evaluate(brokenWords), `${path} at ${width}`).toEqual([]);
      }
      // WCAG 1.4.4
      for (const [size, width] of largerText) {
        await page.setViewportSize({ width, height: 800 });
        await setTextSize(size);
        expect.soft(await overflow(page), `${path} at ${width}, text of ${size} px`).toBeLessThanOrEqual(0);
      }
      await setTextSize(16);
      await page.evaluate(spaceOut);
      for (const width of [1280, 320]) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await overflow(page), `${path} at ${width}, spaced out`).toBeLessThanOrEqual(0);
      }
    }
  });

  // It has the same links on every page, and these are the widths at which it changes.
  test(`the header fits into the window at every width and size of text: ${code}`, async ({ page }) => {
    await page.goto(localisedPath('/', code), { waitUntil: 'domcontentloaded' });
    const setTextSize = await textSizeSetter(page);
    for (const size of [16, 20, 24, 32]) {
      await setTextSize(size);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        const where = `/ at ${width}, text of ${size} px`;
        expect.soft(await page.evaluate(outsideWindow), where).toEqual([]);
        expect.soft(await overflow(page), where).toBeLessThanOrEqual(0);
      }
    }
  });
}

/** Gives a function that sets the browser's text size, in pixels; 16 is most browsers' own. */
async function textSizeSetter(page: Page): Promise<(size: number) => Promise<void>> {
  const browser = await page.context().newCDPSession(page);
  return async (size) => {
    await browser.send('Page.setFontSizes', { fontSizes: { standard: size } });
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(`${size}px`);
  };
}

/** By how many pixels the page is wider than the window. */
function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

/** Sets the spacing that a page has to bear (WCAG 1.4.12), by a script's own sheet: the policy allows no other style. */
function spaceOut(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-block-end: 2em !important }',
  );
  document.adoptedStyleSheets = [sheet];
}

/** The three content pages whose headings have the longest words in a language. */
function pathsWithLongestWords(language: string): string[] {
  const longestWord = (text: string) => Math.max(...text.split(/[\s-]/).map((word) => word.length));
  return routes
    .flatMap(({ path, content }) => {
      const folder = content && `${content.kind}/${content.slug}`;
      if (!folder || !existsSync(`content/${folder}/${language}.mdx`)) return [];
      return { path, length: longestWord(contentPage(folder, language).heading) };
    })
    .sort((one, other) => other.length - one.length)
    .slice(0, 3)
    .map(({ path }) => path);
}

/** The texts of the header and the first heading that end outside the window. */
function outsideWindow(): (string | null)[] {
  return [...document.querySelectorAll('header a, header button, main h1')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => element.getBoundingClientRect().right > document.documentElement.clientWidth)
    .map((element) => element.textContent);
}

/** Words of headings, or their parts between hyphens, that are broken over two lines. */
function brokenWords(): string[] {
  const broken: string[] = [];
  for (const heading of document.querySelectorAll('main :is(h1, h2, h3)')) {
    const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (!text.parentElement?.checkVisibility() || heading.clientWidth < 2) continue;
      for (const word of (text.nodeValue ?? '').matchAll(/[^\s\u00ad–-]+/gu)) {
        const [first, last] = [word.index, word.index + word[0].length - 1].map((at) => topOf(text, at));
        if (first !== undefined && last !== undefined && last - first > 4) broken.push(word[0]);
      }
    }
  }
  return broken;

  // A letter after a soft hyphen has the hyphen's box too, on the line before: its own is the last.
  function topOf(text: Node, at: number): number | undefined {
    const range = document.createRange();
    range.setStart(text, at);
    range.setEnd(text, at + 1);
    return [...range.getClientRects()].at(-1)?.top;
  }
}
