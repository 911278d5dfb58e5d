import { localisedPath } from '../../src/site/routes';
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
      expect(await tab.evaluate(cutTexts), `cut at ${width}`).toEqual([]);
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

/** Runs in the page. Returns how much of it is outside the window sideways, in pixels. */
function overflow(): number {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth - clientWidth;
}

/** Runs in the page. Returns the texts of which a box around them hides the upper or the lower part. */
function cutTexts(): string[] {
  const cut: string[] = [];
  const range = document.createRange();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const parent = node.parentElement;
    const isRead = node.textContent?.trim() && !parent?.closest('[aria-hidden="true"]');
    if (!parent || !isRead || !parent.checkVisibility({ visibilityProperty: true })) continue;
    range.selectNodeContents(node);
    const text = range.getBoundingClientRect();
    // Lines are lower than the boxes of their letters.
    const tolerance = Number.parseFloat(getComputedStyle(parent).fontSize) / 4;
    for (let box: Element | null = parent; box; box = box.parentElement) {
      // A picture that is a part of a larger one.
      if (box.getAttribute('role') === 'img') break;
      const { overflowY, clipPath } = getComputedStyle(box);
      if (overflowY !== 'hidden' && overflowY !== 'clip' && clipPath === 'none') continue;
      const { top, bottom, left, right, width } = box.getBoundingClientRect();
      // For screen readers only.
      if (width <= 1) break;
      // A row of a picture that is left out as a whole.
      if (text.left >= right || text.right <= left || text.top >= bottom || text.bottom <= top) break;
      if (text.bottom > bottom + tolerance || text.top < top - tolerance) cut.push(node.textContent ?? '');
    }
  }
  return cut;
}
