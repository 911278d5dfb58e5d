import { expect, test } from './browserTest';

test('Thai is set in the site’s own face alone, ำ and marks in tiers included', async ({ page }) => {
  await page.goto('/th');
  await page.evaluate(() => document.fonts.ready);
  const client = await page.context().newCDPSession(page);
  await client.send('DOM.enable');
  await client.send('CSS.enable');
  const { root } = await client.send('DOM.getDocument');
  // headings and labels have ทำงาน, คำถาม and น้ำเสียง among them, in the bold where another face shows
  const { nodeIds } = await client.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: 'h1, h2, h3, header a',
  });
  const words = await page.locator('h1, h2, h3, header a').allTextContents();
  for (const [index, nodeId] of nodeIds.entries()) {
    const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId });
    const foreign = fonts
      .filter(({ isCustomFont }) => !isCustomFont)
      .reduce((sum, { glyphCount }) => sum + glyphCount, 0);
    // figures, Latin letters and the spaces between words are the reader's own
    const others = [...(words[index] ?? '')].filter((letter) => !/[\u0E00-\u0E7F\u2060]/.test(letter)).length;
    expect(foreign, words[index]).toBeLessThanOrEqual(others);
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
