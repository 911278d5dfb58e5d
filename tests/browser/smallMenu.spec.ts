import { linkTo } from '../../src/site/links';
import topics from '../../content/data/topics.json';
import type { Page } from 'playwright/test';
import { expect, navLink, open, t, test } from './browserTest';
import { ofIndex } from './everywhereTag';

const button = (page: Page) => page.getByRole('button', { name: t('common:nav.menu'), exact: true });
const menu = (page: Page) => page.locator('#header-menu');
const trial = (page: Page) => menu(page).getByRole('link', { name: t('common:nav.trial') });

// Phones upright and on their side, a laptop at 200 % zoom, 400 % zoom.
const windows = [
  [320, 256],
  [360, 740],
  [740, 360],
  [844, 390],
  [683, 384],
] as const;
for (const [index, [width, height]] of windows.entries())
  test.describe(`in a window of ${width} × ${height}`, ofIndex(index), () => {
    test.use({ viewport: { width, height } });

    test('the menu opens in sight, with the trial button in reach', async ({ page }) => {
      await open(page, '/');
      await button(page).click();
      for (const part of [menu(page).getByRole('link').first(), trial(page)])
        await expect(part).toBeInViewport({ ratio: 1 });
      await menu(page)
        .getByRole('link', { name: t('common:nav.integrations') })
        .scrollIntoViewIfNeeded();
      await expect(trial(page)).toBeInViewport({ ratio: 1 });
    });
  });

test.describe('the small menu', () => {
  test.use({ viewport: { width: 768, height: 900 }, reducedMotion: 'reduce' });

  test('closes when the focus leaves it, so that nothing behind it has the focus', async ({ page }) => {
    await open(page, '/');
    await button(page).click();
    await trial(page).focus();
    await expect(menu(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(menu(page)).toBeHidden();
    await button(page).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Shift+Tab');
    await expect(menu(page)).toBeHidden();
  });

  test('closes by a press outside, and keeps the page behind still', async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 400 });
    await open(page, '/pricing');
    await button(page).click();
    await menu(page).hover();
    // Playwright may have scrolled the menu away from the edge.
    const before = await page.evaluate(() => window.scrollY);
    for (let turn = 0; turn < 5; turn += 1) await page.mouse.wheel(0, 1500);
    await expect(menu(page).getByRole('button').last()).toBeInViewport();
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
    // A keyboard on the screen makes a window lower, too: the menu stays.
    await page.setViewportSize({ width: 768, height: 900 });
    await expect(menu(page)).toBeVisible();
    await page.mouse.click(400, 890);
    await expect(menu(page)).toBeHidden();
    await page.mouse.wheel(0, 600);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  });
});

test('every page leads to a trial on the first screen of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of [`/features/${topics.features[0]}`, `/courses/${topics.courses[0]}`, linkTo('privacyPolicy')]) {
    await page.goto(path);
    const link = navLink(page, 'banner', 'trial').first();
    await expect(link).toBeInViewport({ ratio: 1 });
    await expect(link).toHaveAttribute('href', /^\/contact\?topic=trial/);
  }
});
