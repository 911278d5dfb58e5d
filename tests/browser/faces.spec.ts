import { expect, test } from './browserTest';

test('Thai is set in the site’s own face alone, ำ and marks in tiers included, and the wordmark in its own', async ({
  page,
}) => {
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
  const { nodeId } = await client.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'header a > span' });
  const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId });
  expect(fonts.map(({ familyName }) => familyName)).toEqual([expect.stringContaining('Commissioner')]);
});
