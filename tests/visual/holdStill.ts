import { expect, type Page } from 'playwright/test';

/**
 * Makes a page look the same every day and on every machine: all of it loaded, the footer's year fixed, and codes in place
 * of the languages' names, whose letters the fonts of the page do not have.
 */
export async function holdStill(page: Page): Promise<void> {
  // Scenes load near the viewport: with one as high as the page, all of them load.
  const viewport = page.viewportSize();
  if (!viewport) throw new Error('A page that is compared has a viewport of its own.');
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ ...viewport, height });
  await expect(page.locator('main use[href$="#steps"]').filter({ visible: true })).toHaveCount(0);
  await page.setViewportSize(viewport);
  if ((await page.getByRole('tablist').count()) > 0)
    await page.getByRole('tabpanel').getByRole('img').first().waitFor();
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    for (const named of document.querySelectorAll<HTMLElement>('main [lang]'))
      if (named.children.length === 0) named.textContent = named.lang;
    const footer = document.createTreeWalker(document.querySelector('footer') ?? document.body, NodeFilter.SHOW_TEXT);
    while (footer.nextNode())
      footer.currentNode.nodeValue = (footer.currentNode.nodeValue ?? '').replace(/20\d\d/, '2026');
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
  });
  await page.waitForLoadState('networkidle');
}
