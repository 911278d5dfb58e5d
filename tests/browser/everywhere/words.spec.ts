import { localisedPath } from '../../../src/site/routes';
import { copied, findBrokenWords, invisible, unbroken } from '../../wholeWords';
import { expect, open, test } from '../browserTest';
import { pathsOf } from '../screenPaths';

const features = pathsOf('feature');

for (const language of ['de', 'th', 'zh'])
  test(`names are spoken, copied and compared as they are written: ${language}`, async ({ page, context }) => {
    const browser = await context.newCDPSession(page);
    for (const path of ['/', ...features.slice(0, 1)]) {
      await open(page, localisedPath(path, language));
      const { nodes } = await browser.send('Accessibility.getFullAXTree');
      // Of a line, Chromium has the hyphen as well.
      const named = nodes.filter(({ role }) => role?.value !== 'InlineTextBox');
      const names = named.map(({ name }) => String(name?.value ?? '').replace(/\s+/g, ' '));
      expect(names.length).toBeGreaterThan(100);
      expect(names.filter((name) => invisible.test(name))).toEqual([]);
      // An element between two letters is no space.
      const headings = await page.locator('main h2').allTextContents();
      expect(names).toEqual(expect.arrayContaining(headings.map((text) => text.trim().replace(/\s+/g, ' '))));
      expect(await page.evaluate(copied)).not.toMatch(invisible);
    }
  });

for (const language of ['th', 'zh'])
  test(`no heading, button or card breaks a word: ${language}`, async ({ page }) => {
    for (const path of ['/', '/courses', ...features.slice(0, 1)]) {
      await open(page, localisedPath(path, language));
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        const { words, broken } = await findBrokenWords((run, given) => page.evaluate(run as never, given), language);
        expect(words).toBeGreaterThan(10);
        expect.soft(broken, `${path} at ${width}`).toEqual([]);
      }
    }
  });

test('long words of headings have hyphens that no character makes', async ({ page }) => {
  let found = 0;
  for (const path of features) {
    await open(page, localisedPath(path, 'de'));
    const { words, unbroken: still } = await page.evaluate(unbroken);
    found += words;
    expect(still, path).toEqual([]);
  }
  expect(found).toBeGreaterThan(0);
});
