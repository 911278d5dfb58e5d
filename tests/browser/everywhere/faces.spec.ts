import type { Page } from 'playwright/test';
import { expect, fontsLoaded, test } from '../browserTest';

/** Returns the text of each element, and how many of its letters are drawn in other faces than the site's. */
async function facesOf(page: Page, selector: string): Promise<{ text: string; foreign: number }[]> {
  await fontsLoaded(page);
  const client = await page.context().newCDPSession(page);
  await client.send('DOM.enable');
  await client.send('CSS.enable');
  const { root } = await client.send('DOM.getDocument');
  const { nodeIds } = await client.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
  const texts = await page.locator(selector).allTextContents();
  return Promise.all(
    nodeIds.map(async (nodeId, index) => {
      const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId });
      const others = fonts.filter(({ isCustomFont }) => !isCustomFont);
      return { text: texts[index] ?? '', foreign: others.reduce((sum, { glyphCount }) => sum + glyphCount, 0) };
    }),
  );
}

test('Thai is set in the site’s own face alone, ำ and marks in tiers included', async ({ page }) => {
  await page.goto('/th');
  // Headings and labels contain ทำงาน, คำถาม and น้ำเสียง, in bold, where another face is visible.
  for (const { text, foreign } of await facesOf(page, 'h1, h2, h3, .whole, header a')) {
    // Digits, Latin letters and spaces are in fonts of the reader's system.
    const others = [...text].filter((letter) => !/[\u0E00-\u0E7F]/.test(letter)).length;
    expect(foreign, text).toBeLessThanOrEqual(others);
  }
});

test('the wordmark is drawn where pages take their Latin letters from the reader', async ({ page }) => {
  const drawing = page.waitForResponse('**/wordmark.svg');
  await page.goto('/zh');
  expect((await drawing).ok()).toBe(true);
  const home = page.getByRole('banner').getByRole('link').first();
  await expect(home).toHaveAccessibleName(/Camre/);
  expect((await home.locator('svg').last().boundingBox())?.width).toBeGreaterThan(60);
});
