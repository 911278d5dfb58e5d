import { existsSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { localisedPath } from '../../../src/site/routes';
import { routes } from '../../routes';
import { contentPage } from '../../contentPages';
import { published } from '../../published';
import { expect, fontsLoaded, test } from '../browserTest';
import { screenPaths } from '../screenPaths';
import { overflow } from './textBoxes';

/** Where the header changes. */
const headerWidths = [320, 390, 640, 768, 960, 1024, 1199, 1200, 1279, 1359, 1360, 1440, 1920];
/** Windows for each page, with sizes of text in pixels: the larger the text, the fewer letters are on a line. */
const windows = [
  // As at 400 % zoom (WCAG 1.4.10).
  { width: 320, height: 256, textSizes: [16, 32] },
  { width: 1280, height: 800, textSizes: [32, 24, 20, 16] },
  { width: 360, height: 800, textSizes: [16] },
];

// The HTML has the whole layout already.
test.beforeEach(({ page }) =>
  page.route('**/js/**', (route) => route.fulfill({ contentType: 'text/javascript', body: '' })),
);
test.use({ allowedErrors: [/404/], reducedMotion: 'reduce' });

for (const { code } of published) {
  const title = `every page fits into the window, and its headings break a word only at a hyphen: ${code}`;
  test(title, async ({ page }) => {
    test.slow();
    const setTextSize = await textSizeSetter(page);
    for (const path of new Set([...screenPaths, ...pathsWithLongestWords(code)])) {
      await open(page, localisedPath(path, code));
      for (const { textSizes, ...size } of windows) {
        await page.setViewportSize(size);
        for (const textSize of textSizes) {
          const where = `${path} at ${size.width}, text of ${textSize} px`;
          await setTextSize(textSize);
          // WCAG 1.4.4
          expect.soft(await page.evaluate(overflow), where).toBeLessThanOrEqual(0);
          if (textSize !== 16) continue;
          expect.soft(await page.evaluate(outsideWindow), where).toEqual([]);
          // Thai and Chinese have no spaces between words.
          if (size.width > 320 && code !== 'th' && code !== 'zh')
            expect.soft(await page.evaluate(brokenWords), where).toEqual([]);
          expect.soft(await page.evaluate(overflowSpacedOut), `${where}, spaced out`).toBeLessThanOrEqual(0);
        }
      }
    }
  });

  // It has the same links on every page.
  const headerTitle = `the header fits into the window at every width and size of text: ${code}`;
  test(headerTitle, async ({ page }) => {
    await open(page, localisedPath('/contact', code));
    const setTextSize = await textSizeSetter(page);
    for (const width of headerWidths) {
      await page.setViewportSize({ width, height: 800 });
      for (const textSize of [16, 20, 24, 32]) {
        await setTextSize(textSize);
        const where = `at ${width}, text of ${textSize} px`;
        expect.soft(await page.evaluate(outsideWindow), where).toEqual([]);
        expect.soft(await page.evaluate(overflow), where).toBeLessThanOrEqual(0);
      }
    }
  });

  test(`cookie settings and theme do not share a line on a phone: ${code}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, localisedPath('/partners', code));
    const footer = page.getByRole('contentinfo');
    const cookies = await footer.getByRole('button').last().boundingBox();
    const themes = await footer.getByRole('group').boundingBox();
    expect(themes?.y).toBeGreaterThanOrEqual((cookies?.y ?? Infinity) + (cookies?.height ?? 0));
  });
}

/** Opens a page and waits for its fonts, whose letters are narrower or wider than those of the system's. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await fontsLoaded(page);
}

/** Returns a function that sets the browser's text size, in pixels; the default of most browsers is 16. */
async function textSizeSetter(page: Page): Promise<(size: number) => Promise<void>> {
  const browser = await page.context().newCDPSession(page);
  return async (size) => {
    await browser.send('Page.setFontSizes', { fontSizes: { standard: size } });
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(`${size}px`);
  };
}

/** Returns what `overflow` does with the spacing of WCAG 1.4.12, set by a constructed style sheet: the policy allows no other. */
function overflowSpacedOut(): number {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-block-end: 2em !important }',
  );
  document.adoptedStyleSheets = [sheet];
  const pixels = document.documentElement.scrollWidth - window.innerWidth;
  document.adoptedStyleSheets = [];
  return pixels;
}

/** Returns the three content pages whose headings have the longest words in a language. */
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

/** Returns the texts of the header and the first heading that end outside the window. */
function outsideWindow(): (string | null)[] {
  return [...document.querySelectorAll('header a, header button, main h1')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => element.getBoundingClientRect().right > document.documentElement.clientWidth)
    .map((element) => element.textContent);
}

/** Returns the words of headings, or their parts between hyphens, that are broken over two lines. */
function brokenWords(): string[] {
  const broken: string[] = [];
  for (const heading of document.querySelectorAll('main :is(h1, h2, h3)')) {
    const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (!text.parentElement?.checkVisibility() || heading.clientWidth < 2) continue;
      for (const word of (text.nodeValue ?? '').matchAll(/[^\s–-]+/gu)) {
        const [first, last] = [word.index, word.index + word[0].length - 1].map((at) => topOf(text, at));
        if (first !== undefined && last !== undefined && last - first > 4) broken.push(word[0]);
      }
    }
  }
  return broken;

  // A letter after a hyphen of the browser’s has the hyphen's box too, on the line before: its own is the last.
  function topOf(text: Node, at: number): number | undefined {
    const range = document.createRange();
    range.setStart(text, at);
    range.setEnd(text, at + 1);
    return [...range.getClientRects()].at(-1)?.top;
  }
}
