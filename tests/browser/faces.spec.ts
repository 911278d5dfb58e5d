import { expect, test } from './browserTest';

test('a Thai page is set in the site’s own faces alone, ำ and marks in tiers included', async ({ page }) => {
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
  const foreign = new Set<string>();
  for (const nodeId of nodeIds) {
    const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId });
    for (const { familyName, isCustomFont } of fonts) if (!isCustomFont) foreign.add(familyName);
  }
  expect([...foreign]).toEqual([]);
});
