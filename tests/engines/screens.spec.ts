import { localisedPath } from '../../src/site/routes';
import { overflow, textFaults } from '../browser/everywhere/textBoxes';
import { screenPaths } from '../browser/screenPaths';
import { expect, test } from './engineTest';

/** Every screen in English, and the one with most drawings in the languages with the longest words and other scripts. */
const paths = [...screenPaths, ...['de', 'el', 'th'].map((language) => localisedPath('/', language))];

test.use({ allowedErrors: /404/ });

for (const path of paths)
  test(`${path} is hydrated without an error, fits into the window and cuts no text`, async ({ tab }) => {
    await tab.resize(390);
    await tab.open(path);
    for (const width of [390, 1280]) {
      await tab.resize(width);
      await tab.evaluate(endAnimations);
      expect(await tab.evaluate(overflow), `wider than ${width}`).toBeLessThanOrEqual(0);
      expect(await tab.evaluate(textFaults), `${width}`).toEqual([]);
    }
  });

test('a page that is opened at a fragment is hydrated without any input', async ({ tab }) => {
  await tab.resize(1280);
  await tab.open('/compliance/overview#accessibility', { use: false });
  expect(await tab.evaluate(() => window.scrollY)).toBeGreaterThan(0);
});

/** Runs in the page. Ends what moves, so that each picture is as it stays. */
function endAnimations(): void {
  for (const animation of document.getAnimations())
    if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
}
