import { localisedPath } from '../../src/site/routes';
import { pathsOf } from '../browser/screenPaths';
import { copied, findBrokenWords, invisible, unbroken } from '../wholeWords';
import { expect, test } from './engineTest';

const features = pathsOf('feature');

for (const language of ['th', 'zh'])
  test(`no heading, button or card breaks a word, and nothing invisible is copied: ${language}`, async ({ tab }) => {
    test.slow();
    for (const path of ['/', '/courses', ...features.slice(0, 1)]) {
      await tab.open(localisedPath(path, language));
      for (const width of [360, 1280]) {
        await tab.resize(width);
        const { words, broken } = await findBrokenWords((run, given) => tab.evaluate(run, given), language);
        expect(words).toBeGreaterThan(10);
        expect(broken, `${path} at ${width}`).toEqual([]);
      }
      expect(await tab.evaluate(copied)).not.toMatch(invisible);
    }
  });

test('long words of headings have hyphens that no character makes', async ({ tab }) => {
  await tab.resize(1280);
  let found = 0;
  for (const path of features) {
    await tab.open(localisedPath(path, 'de'));
    const { words, unbroken: still } = await tab.evaluate(unbroken);
    found += words;
    expect(still, path).toEqual([]);
    expect(await tab.evaluate(copied)).not.toMatch(invisible);
  }
  expect(found).toBeGreaterThan(0);
});
