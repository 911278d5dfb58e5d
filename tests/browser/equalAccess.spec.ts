import type { Page } from 'playwright/test';
import { localisedPath, routes } from '../../src/routes';
import { published } from '../published';
import { words } from '../words';
import { expect, open, test } from './browserTest';
import { violations } from './equalAccess';

const languages = ['en', 'de', 'th', 'cy', 'uk'].filter((code) => published.some((one) => one.code === code));
const screens = [...new Map(routes.map(({ screen, path }) => [screen, path])).values()];

test.use({ allowedErrors: [/404/], reducedMotion: 'reduce' });

for (const code of languages)
  test(`every page type in ${code}`, async ({ page }) => {
    test.slow();
    for (const path of screens) {
      await page.goto(localisedPath(path, code), { waitUntil: 'domcontentloaded' });
      expect(await violations(page), path).toEqual([]);
    }
  });

for (const [state, path, reach] of states())
  for (const code of languages)
    test(`${state} in ${code}`, async ({ page }) => {
      await open(page, localisedPath(path, code));
      await reach(page, words(code));
      expect(await violations(page)).toEqual([]);
    });

type Reach = (page: Page, t: ReturnType<typeof words>) => Promise<void>;

function states(): [state: string, path: string, reach: Reach][] {
  return [
    [
      'the small menu',
      '/',
      async (page) => {
        await page.setViewportSize({ width: 390, height: 844 });
        await page.locator('button[aria-controls="mobile-menu"]').click();
        await page.locator('#mobile-menu summary').click();
      },
    ],
    ['a menu of the wide header', '/', (page) => page.locator('button[aria-controls="courses-menu"]').click()],
    [
      'another tab and an open answer',
      '/',
      async (page) => {
        await page.getByRole('tab').nth(2).click();
        await page.locator('[data-reach-accordion-button]').nth(1).click();
      },
    ],
    [
      'form errors with a toast',
      '/contact?topic=trial',
      async (page) => {
        await page.locator('#contact-form button[type="submit"]').click();
        await expect(page.getByRole('alert')).not.toBeEmpty();
      },
    ],
    [
      'cookie settings',
      '/',
      (page, t) => page.getByRole('button', { name: t('common:footer.cookieSettings') }).click(),
    ],
  ];
}
