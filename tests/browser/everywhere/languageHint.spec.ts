import type { Browser } from 'playwright/test';
import { localisedPath } from '../../../src/site/routes';
import { sampleLesson } from '../../contentPages';
import { expect, open, requestsOf, t, test, words } from '../browserTest';
import { screenPaths } from '../screenPaths';

test.use({ allowedErrors: [/404/], reducedMotion: 'reduce' });

test.describe('a reader whose browser prefers Welsh', () => {
  test.use({ locale: 'cy-GB' });

  test('is told in Welsh that the English page is there in Welsh, and sent nowhere', async ({ page }) => {
    await open(page, '/pricing?accounts=240');
    const hint = page.getByRole('complementary', { name: t('common:language.label') }).getByRole('link');
    await expect(hint).toHaveText(words('cy')('common:language.hint', { language: 'Cymraeg' }));
    await expect(hint).toHaveAttribute('lang', 'cy');
    await expect(hint).toBeInViewport({ ratio: 1 });
    await expect(page).toHaveURL('/pricing?accounts=240');
    await hint.click();
    await expect(page).toHaveURL('/cy/pricing?accounts=240');
    await expect(page.locator('main aside')).toHaveCount(0);
  });

  test('and who has chosen another language is told no more', async ({ page }) => {
    await open(page, sampleLesson.address);
    const hint = page.getByRole('complementary', { name: t('common:language.label') });
    await expect(hint).toBeVisible();
    await page.locator('[aria-controls="language-menu"]').click();
    await page.locator('#language-menu [lang="de"]').click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page.locator('aside > [hreflang="cy"]')).toHaveCount(0);
    await page.getByRole('contentinfo').locator('[href="/de/pricing"]').click();
    await expect(page).toHaveURL('/de/pricing');
    await expect(page.locator('aside > [hreflang="cy"]')).toHaveCount(0);
  });
});

test('nothing is loaded for it where the page is in the language that the browser prefers', async ({ browser }) => {
  const [british, welsh] = [await scriptsFor(browser, 'en-GB'), await scriptsFor(browser, 'cy-GB')];
  expect(welsh).toEqual(expect.arrayContaining(british));
  expect(welsh.length).toBeGreaterThan(british.length);
});

/** Returns the scripts that an English page loads by itself where the browser prefers a language. */
async function scriptsFor(browser: Browser, locale: string): Promise<string[]> {
  const context = await browser.newContext({ locale });
  const page = await context.newPage();
  const scripts = requestsOf(page, (request) => request.resourceType() === 'script');
  await open(page, '/pricing');
  await page.waitForLoadState('networkidle');
  await context.close();
  return scripts;
}

test("the link to the reader's language is 44 pixels high and covers no words", async ({ page }) => {
  test.slow();
  for (const path of screenPaths) {
    await open(page, localisedPath(path, 'de'));
    const hint = page.getByRole('complementary').getByRole('link');
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const place = await hint.boundingBox();
      expect.soft(place?.height, `${path} at ${width}`).toBeGreaterThanOrEqual(44);
      expect.soft(await page.evaluate(wordsUnder, place ?? new DOMRect()), `${path} at ${width}`).toEqual([]);
    }
  }
});

/** Returns the texts of the page's content that a rectangle overlaps. */
function wordsUnder(place: { x: number; y: number; width: number; height: number }): string[] {
  const texts = document.createTreeWalker(document.getElementById('main') ?? document, NodeFilter.SHOW_TEXT);
  const covered: string[] = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(text);
    const overlaps = [...range.getClientRects()].some(
      ({ left, right, top, bottom, width, height }) =>
        width > 0 &&
        left < place.x + place.width &&
        right > place.x &&
        // A line is higher than its letters.
        top + height / 8 < place.y + place.height &&
        bottom > place.y,
    );
    if (overlaps) covered.push(text.textContent ?? '');
  }
  return covered;
}
