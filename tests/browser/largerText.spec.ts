import type { Page } from 'playwright/test';
import { localisedPath } from '../../src/routes';
import { published } from '../published';
import { expect, holdScripts, test } from './browserTest';
import { screenPaths } from './screenPaths';

const widths = [320, 390, 768, 960, 1280, 1440];
/** The languages of every page type: source, long words, no spaces between words, long labels, another script. */
const thorough = ['en', 'de', 'th', 'cy', 'uk'];
/** The pages with the longest words, for the other languages; header and footer are the same on all. */
const longest = ['/', '/pricing', '/privacy-policy'];

test.use({ allowedErrors: [/404/], reducedMotion: 'reduce' });

for (const { code } of published)
  test(`larger text and more space between letters overflow at no width in ${code} (WCAG 1.4.4, 1.4.12)`, async ({
    page,
  }) => {
    test.slow();
    // The HTML has the whole layout already.
    await holdScripts(page);
    const session = await page.context().newCDPSession(page);
    const overflowing: string[] = [];
    for (const path of thorough.includes(code) ? screenPaths : longest) {
      const address = localisedPath(path, code);
      await session.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
      await page.goto(address, { waitUntil: 'domcontentloaded' });
      await page.evaluate(spaceOut);
      overflowing.push(...(await overflows(page, 16)).map((where) => `${address}, spaced out, ${where}`));
      await page.evaluate(() => (document.adoptedStyleSheets = []));
      for (const size of [20, 24, 32]) {
        await session.send('Page.setFontSizes', { fontSizes: { standard: size } });
        await expect(page.locator('html')).toHaveCSS('font-size', `${size}px`);
        overflowing.push(...(await overflows(page, size)).map((where) => `${address}, text of ${size} px, ${where}`));
      }
    }
    expect(overflowing).toEqual([]);
  });

async function overflows(page: Page, size: number): Promise<string[]> {
  const found: string[] = [];
  // A phone of 320 pixels has no room for an address in letters of 32 pixels.
  for (const width of widths.filter((one) => one >= 12 * size)) {
    await page.setViewportSize({ width, height: 800 });
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    if (excess > 0) found.push(`${width} px wide: ${excess} px too wide`);
  }
  return found;
}

/** The spacing that a page has to bear; a sheet of script's own, because the policy allows no other style. */
function spaceOut(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-block-end: 2em !important }',
  );
  document.adoptedStyleSheets = [sheet];
}
