import { localisedPath } from '../../src/site/routes';
import { published } from '../published';
import { words } from '../words';
import { expect, holdScripts, open, test } from './browserTest';
import { violations } from './equalAccess';
import { languageTag } from './languageTag';
import { firstPaths } from './screenPaths';

// axe checks others. What this engine adds depends on no language; Thai has a typeface and a line height of its own.
const languages = ['en', 'th'].filter((code) => published.some((one) => one.code === code));

test.use({ allowedErrors: [/404/], reducedMotion: 'reduce' });

for (const code of languages) {
  test(`every page type in ${code}`, languageTag(code), async ({ page }) => {
    test.slow();
    // The HTML has the whole page already.
    await holdScripts(page);
    for (const path of firstPaths) {
      await page.goto(localisedPath(path, code), { waitUntil: 'domcontentloaded' });
      expect(await violations(page, code), path).toEqual([]);
    }
  });

  test(`menus, tabs, answers and cookie settings in ${code}`, languageTag(code), async ({ page }) => {
    test.slow();
    await open(page, localisedPath('/', code));
    await page.getByRole('tab').nth(2).click();
    await page.locator('[data-reach-accordion-button]').nth(1).click();
    await page.getByRole('button', { name: words(code)('common:footer.cookieSettings') }).click();
    const menu = page.locator('button[aria-controls="courses-menu"]');
    await menu.click();
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    expect(await violations(page, code), 'wide').toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.locator('button[aria-controls="header-menu"]').click();
    expect(await violations(page, code), 'narrow').toEqual([]);
  });

  test(`form errors with a toast in ${code}`, languageTag(code), async ({ page }) => {
    await open(page, localisedPath('/contact?topic=trial', code));
    await page.locator('#contact-form button[type="submit"]').click();
    await expect(page.getByRole('alert')).not.toBeEmpty();
    expect(await violations(page, code)).toEqual([]);
  });
}
