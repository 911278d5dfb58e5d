import { existsSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { localisedPath, routes } from '../../src/routes';
import { contentPage } from '../contentPages';
import { published } from '../published';
import { expect, holdScripts, test } from './browserTest';
import { screenPaths } from './screenPaths';

// The HTML has the whole layout already.
test.beforeEach(({ page }) => holdScripts(page));
test.use({ allowedErrors: [/404/] });

for (const { code } of published)
  test(`every page fits into the window, and its headings break a word only at a hyphen: ${code}`, async ({ page }) => {
    for (const path of new Set([...screenPaths, ...pathsWithLongestWords(code)])) {
      await page.goto(localisedPath(path, code), { waitUntil: 'domcontentloaded' });
      // As at 400 % zoom (WCAG 1.4.10).
      await page.setViewportSize({ width: 320, height: 256 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect.soft(overflow, `${path} at 320`).toBeLessThanOrEqual(0);
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await page.evaluate(outsideWindow), `${path} at ${width}`).toEqual([]);
        // Thai and Chinese have no spaces between words.
        if (code !== 'th' && code !== 'zh')
          expect.soft(await page.evaluate(brokenWords), `${path} at ${width}`).toEqual([]);
      }
    }
    await expectHeaderToFit(page, code);
  });

/** The header has the same links on every page, and its widths are those at which it changes. */
async function expectHeaderToFit(page: Page, language: string): Promise<void> {
  await page.goto(localisedPath('/', language), { waitUntil: 'domcontentloaded' });
  for (const width of [640, 768, 1024, 1199, 1200, 1279, 1359, 1360, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await page.evaluate(outsideWindow), `/ at ${width}`).toEqual([]);
  }
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
