import type { Page } from 'playwright/test';
import { localisedPath } from '../../src/site/routes';
import { published } from '../published';
import { expect, hiddenHalf, holdScripts, hydrated, open, t, test } from './browserTest';
import { axeViolations } from './axe';
import { everywhere, ofPath } from './everywhereTag';
import { screenPaths } from './screenPaths';

/** The not-found page, shown at an address that no page has, runs no scripts of Gatsby. */
const hydrates = (path: string) => !path.startsWith('/404');

// Without transitions, so that an element has its final place and colours.
test.use({ allowedErrors: [/404/], reducedMotion: 'reduce' });

for (const path of screenPaths) {
  const title = `${path} has no violation that axe can find in other languages (WCAG 2.2 AA)`;
  test(title, everywhere, async ({ page }) => {
    test.slow();
    // Scripts add nothing that depends on the language.
    await holdScripts(page);
    for (const language of published.map(({ code }) => code).filter((code) => code !== 'en')) {
      const localised = localisedPath(path, language);
      await page.goto(localised, { waitUntil: 'domcontentloaded' });
      await expectNoViolation(page, localised);
    }
  });

  const english = `${path} has none in English, and shows where the focus is (WCAG 2.2 AA, 2.4.7, 2.4.11)`;
  test(english, ofPath(path), async ({ page }) => {
    await page.goto(path);
    await page.mouse.move(10, 10);
    if (hydrates(path)) await hydrated(page);
    await expectNoViolation(page, path);
    for (const key of ['Tab', 'Shift+Tab']) {
      const reached: string[] = [];
      if (key === 'Shift+Tab') await page.locator('footer a').last().focus();
      while (reached.length < 60) {
        await page.keyboard.press(key);
        const focused = await page.locator(':focus').evaluateAll(([one]) => one?.outerHTML.slice(0, 120));
        if (!focused) break;
        await expect.poll(() => page.evaluate(hiddenHalf), { message: focused }).toBe(false);
        reached.push(focused);
      }
      expect(reached.length).toBeGreaterThan(10);
    }
  });
}

test('menus, tabs, answers and cookie settings have none while they are open', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('tab').nth(2).click();
  await page.getByRole('button', { name: t('home:faq.compliance.question') }).click();
  await page.getByRole('button', { name: t('common:footer.cookieSettings') }).click();
  await expectNoViolation(page, 'cookie settings');
  await page.keyboard.press('Escape');
  // Over links, a menu leaves narrow parts of them.
  await page.evaluate(() => window.scrollTo(0, 0));
  const menu = page.locator('button[aria-controls="courses-menu"]');
  await menu.click();
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  await expectNoViolation(page, 'wide');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator('button[aria-controls="header-menu"]').click();
  await expectNoViolation(page, 'narrow');
});

test('the errors of the form and their toast have none', async ({ page }) => {
  await open(page, '/contact?topic=trial');
  await page.locator('#contact-form button[type="submit"]').click();
  await expect(page.locator('[data-toast]')).not.toBeEmpty();
  await expectNoViolation(page, 'errors');
});

/** Runs axe in both themes, which differ in colours only. */
async function expectNoViolation(page: Page, address: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  const light = await axeViolations(page, { rules: { type: 'tag', values: tags } });
  await page.emulateMedia({ colorScheme: 'dark' });
  const colours = ['color-contrast', 'link-in-text-block'];
  const dark = await axeViolations(page, { rules: { type: 'rule', values: colours } });
  expect.soft([...light, ...dark], address).toEqual([]);
}
