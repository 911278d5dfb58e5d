import AxeBuilder from '@axe-core/playwright';
import type { AxeResults } from 'axe-core';
import { localisedPath, routes } from '../../src/routes';
import { published } from '../published';
import { expect, holdScripts, hydrated, test } from './browserTest';

/** One page of each screen. */
const paths = [...new Map(routes.map(({ screen, path }) => [screen, path])).values()].map(
  (path) =>
    ({ '/contact/not-sent': '/contact/not-sent#name.required_email.invalid', '/404': '/404-not-there' })[path] ?? path,
);

/** The not-found page, shown at an address that no page has, runs no scripts of Gatsby. */
const hydrates = (path: string) => !path.startsWith('/404');

const otherLanguages = published.map(({ code }) => code).filter((code) => code !== 'en');

// Without smooth scrolling, so that a focused element is at its final place.
test.use({ allowedErrors: [/404/], reducedMotion: 'reduce' });

// English has every page; the other languages have the same components, so that their home page is enough.
for (const path of [...paths, ...otherLanguages.map((code) => localisedPath('/', code))])
  test(`${path} has no violation that axe can find (WCAG 2.2 AA)`, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.mouse.move(10, 10);
    if (hydrates(path)) await hydrated(page);
    const axe = () => new AxeBuilder({ page });
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
    expect(violations(await axe().withTags(tags).analyze())).toEqual([]);
    // The themes differ in colours only.
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(violations(await axe().withRules(['color-contrast', 'link-in-text-block']).analyze())).toEqual([]);
  });

function violations({ violations: found }: AxeResults): string[] {
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
}

for (const path of paths) {
  test(`${path} reflows into 320 pixels, as at 400 % zoom (WCAG 1.4.10)`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    // The HTML has the whole layout already.
    await holdScripts(page);
    for (const language of ['en', ...otherLanguages]) {
      await page.goto(localisedPath(path, language), { waitUntil: 'domcontentloaded' });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, language).toBeLessThanOrEqual(0);
    }
  });

  test(`${path} shows where the focus is, wherever Tab goes (WCAG 2.4.7, 2.4.11)`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.keyboard.press('Tab');
    if (hydrates(path)) await hydrated(page);
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
