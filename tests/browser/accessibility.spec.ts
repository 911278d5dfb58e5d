import AxeBuilder from '@axe-core/playwright';
import { localisedPath } from '../../src/routes';
import { published } from '../published';
import { expect, hydrated, test } from './browserTest';

/** One page of each type. */
const paths = [
  '/',
  '/contact',
  '/contact/sent',
  '/contact/not-sent#name.required_email.invalid',
  '/pricing',
  '/partners',
  '/integrations',
  '/courses',
  '/courses/health-safety',
  '/features/ai-course-builder',
  '/privacy-policy',
  '/compliance/overview',
  '/specialist/courses',
  '/404-not-there',
];

// Without smooth scrolling, so that the focus is where it is going to be.
test.use({ allowedErrors: [/404/], reducedMotion: 'reduce' });

const languages = published.map(({ code }) => code);

// The same components everywhere: two languages on every page in both themes, the others where they have most to say.
for (const language of languages)
  for (const colorScheme of ['en', 'cy'].includes(language) ? (['light', 'dark'] as const) : (['light'] as const))
    test.describe(`${language}, ${colorScheme}`, () => {
      test.use({ colorScheme });
      for (const path of ['en', 'cy'].includes(language) ? paths : ['/', '/contact'])
        test(`${path} has no violation that axe can find (WCAG 2.2 AA)`, async ({ page }) => {
          await page.goto(localisedPath(path, language), { waitUntil: 'networkidle' });
          await page.mouse.move(10, 10);
          await hydrated(page);
          const { violations } = await new AxeBuilder({ page })
            .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
            .analyze();
          expect(
            violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`),
          ).toEqual([]);
        });
    });

for (const path of paths) {
  test(`${path} reflows into 320 pixels, as at 400 % zoom (WCAG 1.4.10)`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    for (const language of languages) {
      await page.goto(localisedPath(path, language));
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, language).toBeLessThanOrEqual(0);
    }
  });

  test(`${path} shows where the focus is, wherever Tab goes (WCAG 2.4.7, 2.4.11)`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.keyboard.press('Tab');
    await hydrated(page);
    const hidden: string[] = [];
    for (let step = 0; step < 60; step += 1) {
      await page.keyboard.press('Tab');
      const problem = await page.evaluate(() => {
        const focused = document.activeElement;
        if (!focused || focused === document.body) return undefined;
        const box = focused.getBoundingClientRect();
        const middle = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        const covered =
          middle !== null &&
          !focused.contains(middle) &&
          !middle.contains(focused) &&
          !middle.closest('label')?.contains(focused);
        return covered ? focused.outerHTML.slice(0, 120) : undefined;
      });
      if (problem) hidden.push(problem);
    }
    expect(hidden).toEqual([]);
  });
}
