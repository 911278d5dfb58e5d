import { chromium, type Page } from 'playwright/test';
import { chromiumPath } from '../../src/commands/provision';
import { localisedPath } from '../../src/routes';
import { published } from '../published';
import { expect, holdScripts, test } from './browserTest';

const widths = [320, 390, 768, 960, 1280, 1440];
/** The pages with the longest words; header and footer are the same on all. */
const paths = ['/', '/pricing', '/privacy-policy'];

// 16 pixels are most browsers' text size: there the spacing of WCAG 1.4.12 is tried.
for (const size of [16, 20, 24, 32])
  test(`text of ${size} pixels overflows at no width in no language (WCAG 1.4.4, 1.4.12)`, async ({ baseURL }) => {
    test.slow();
    const browser = await chromium.launch({
      executablePath: await chromiumPath(),
      args: ['--no-sandbox', '--disable-gpu', `--blink-settings=defaultFontSize=${size}`],
    });
    const page = await browser.newPage({ baseURL, reducedMotion: 'reduce' });
    // The HTML has the whole layout already.
    await holdScripts(page);
    const overflowing: string[] = [];
    for (const { code } of published)
      for (const path of paths) {
        await page.goto(localisedPath(path, code), { waitUntil: 'domcontentloaded' });
        expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(`${size}px`);
        if (size === 16) await page.evaluate(spaceOut);
        // A phone of 320 pixels has no room for an address in letters of 32 pixels.
        for (const width of widths.filter((one) => one >= 12 * size)) {
          const excess = await overflowAt(page, width);
          if (excess > 0) overflowing.push(`${localisedPath(path, code)} at ${width}: ${excess} pixels too wide`);
        }
      }
    await browser.close();
    expect(overflowing).toEqual([]);
  });

async function overflowAt(page: Page, width: number): Promise<number> {
  await page.setViewportSize({ width, height: 800 });
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

/** The spacing that a page has to bear; a sheet of script's own, because the policy allows no other style. */
function spaceOut(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-block-end: 2em !important }',
  );
  document.adoptedStyleSheets = [sheet];
}
