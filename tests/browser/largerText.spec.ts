import type { Page } from 'playwright/test';
import { localisedPath } from '../../src/routes';
import { published } from '../published';
import { expect, holdScripts, test } from './browserTest';
import { screenPaths } from './screenPaths';

const widths = [320, 390, 768, 960, 1280, 1440];
/** 16 pixels are most browsers' text size: there the spacing of WCAG 1.4.12 is tried. */
const sizes = [16, 20, 24, 32];
/** The languages of every page type: source, long words, no spaces between words, long labels, another script. */
const thorough = ['en', 'de', 'th', 'cy', 'uk'];
/** For the others, the pages with the longest words; header and footer are the same on all. */
const longest = ['/', '/pricing', '/privacy-policy'];

test.use({ allowedErrors: [/404/], reducedMotion: 'reduce' });

for (const { code } of published)
  test(`text of up to 32 pixels overflows at no width in ${code} (WCAG 1.4.4, 1.4.12)`, async ({ page }) => {
    test.slow();
    // The HTML has the whole layout already.
    await holdScripts(page);
    const browser = await page.context().newCDPSession(page);
    const overflowing: string[] = [];
    for (const path of thorough.includes(code) ? screenPaths : longest) {
      await page.goto(localisedPath(path, code), { waitUntil: 'domcontentloaded' });
      const spacing = await page.evaluateHandle(spaceOut);
      for (const size of sizes) {
        await browser.send('Page.setFontSizes', { fontSizes: { standard: size } });
        await spacing.evaluate((sheet, disabled) => (sheet.disabled = disabled), size !== 16);
        overflowing.push(...(await overflows(page, size)).map((where) => `${path}, text of ${size} px, ${where}`));
      }
    }
    expect(overflowing).toEqual([]);
  });

async function overflows(page: Page, size: number): Promise<string[]> {
  const found: string[] = [];
  for (const width of widthsFor(size)) {
    await page.setViewportSize({ width, height: 800 });
    const { text, excess } = await page.evaluate(() => ({
      text: getComputedStyle(document.documentElement).fontSize,
      excess: document.documentElement.scrollWidth - window.innerWidth,
    }));
    expect(text).toBe(`${size}px`);
    if (excess > 0) found.push(`${width} px wide: ${excess} px too wide`);
  }
  return found;
}

/** Of windows with the same width in em, which have the same layout, only that with the smallest text. */
function widthsFor(size: number): number[] {
  const smaller = sizes.filter((one) => one < size);
  const isNew = (width: number) => !smaller.some((other) => widths.includes((width / size) * other));
  // A phone of 320 pixels has no room for an address in letters of 32 pixels.
  const chosen = widths.filter((width) => width >= 12 * size && isNew(width));
  // Begins with the width at which the size before ended: one layout less.
  return sizes.indexOf(size) % 2 === 0 ? chosen : chosen.reverse();
}

/** The spacing that a page has to bear; a sheet of script's own, because the policy allows no other style. */
function spaceOut(): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-block-end: 2em !important }',
  );
  document.adoptedStyleSheets = [sheet];
  return sheet;
}
