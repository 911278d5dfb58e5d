import type { Page } from 'playwright/test';
import { brand, schedulerScript } from '../../../src/site/brand';
import { expect, navLink, open, requestsOf, t, titleOf } from '../browserTest';
import { openCookieSettings } from '../cookieSettings';
import { test } from './services';
import { schedulerOrigin } from './settings';

const provider = brand.schedulerProvider;
const load = (page: Page) => page.getByRole('button', { name: t('common:scheduler.load') });
const frame = (page: Page) => page.locator('iframe');

/** Returns the list to which the addresses are added that the page requests from the calendar's provider. */
function requestsToScheduler(page: Page): string[] {
  const origins = [schedulerOrigin, new URL(schedulerScript).origin];
  return requestsOf(page, (request) => origins.includes(new URL(request.url()).origin));
}

async function expectCalendar(page: Page): Promise<void> {
  // It hydrates near the window, and a link within the site replaces it.
  await expect(() => page.locator('section[aria-labelledby="scheduler"]').scrollIntoViewIfNeeded()).toPass();
  await expect(frame(page)).toHaveCount(1);
  await expect(frame(page)).toHaveAttribute('title', t('common:scheduler.frameTitle'));
  await expect(frame(page).contentFrame().getByRole('heading', { name: 'Choose a time' })).toBeVisible();
  expect((await page.locator('.calendly-inline-widget').boundingBox())?.height).toBe(1000);
}

for (const path of ['/contact', '/pricing'])
  test.describe(path, () => {
    test('asks the provider for nothing before the calendar is asked for', async ({ page }) => {
      const asked = requestsToScheduler(page);
      await open(page, path);
      await load(page).scrollIntoViewIfNeeded();
      await expect(page.getByText(t('common:scheduler.notice', { provider }))).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(asked).toEqual([]);
      expect(await page.context().cookies()).toEqual([]);
    });

    test('a click loads it, with one script, 1000 pixels high and with a title', async ({ page }) => {
      const asked = requestsToScheduler(page);
      await open(page, path);
      await load(page).click();
      await expectCalendar(page);
      await expect(load(page)).toHaveCount(0);
      expect(asked).toEqual([schedulerScript, `${schedulerOrigin}/demo`]);
      expect(await page.evaluate(() => localStorage.getItem('consent'))).toBeNull();
    });
  });

test('consent loads it at once, on this page and on the next; withdrawing consent removes it', async ({ page }) => {
  const asked = requestsToScheduler(page);
  await open(page, '/contact');
  await page.getByRole('checkbox', { name: t('common:scheduler.always') }).check();
  await load(page).click();
  await expectCalendar(page);
  // In the same document the script stays loaded, and the calendar is shown again.
  await navLink(page, 'banner', 'pricing').click();
  // The address changes before what is shown does.
  await expect(page).toHaveTitle(titleOf(t('pricing:head.title')));
  await expectCalendar(page);
  expect(asked.filter((address) => address === schedulerScript)).toHaveLength(1);
  await open(page, '/contact');
  await expectCalendar(page);
  const settings = await openCookieSettings(page);
  await settings.getByRole('checkbox', { name: t('common:consent.calendar.title') }).uncheck();
  await settings.getByRole('button', { name: t('common:consent.settings.save') }).click();
  await expect(frame(page)).toHaveCount(0);
  await expect(load(page)).toBeVisible();
  asked.length = 0;
  await open(page, '/pricing');
  await expect(load(page)).toBeVisible();
  expect(asked).toEqual([]);
});

test.describe('a calendar that does not load', () => {
  test.use({ allowedErrors: [/ERR_FAILED/] });

  test('is reported with an alternative, and can be tried again', async ({ page }) => {
    await page.route(schedulerScript, (route) => route.abort(), { times: 1 });
    await open(page, '/contact');
    await load(page).click();
    const section = page.getByRole('region', { name: t('common:scheduler.title') });
    await expect(section.getByRole('status').first()).toHaveText(t('common:scheduler.failed'));
    await expect(section.getByRole('link', { name: t('common:scheduler.link', { provider }) })).toHaveAttribute(
      'href',
      `${schedulerOrigin}/demo`,
    );
    await section.getByRole('button', { name: t('common:scheduler.retry') }).click();
    await expectCalendar(page);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a link leads to the calendar’s own page', async ({ page }) => {
    await page.goto('/contact');
    await expect(load(page)).toBeHidden();
    const link = page.getByRole('link', { name: t('common:scheduler.link', { provider }) });
    await expect(link).toHaveAttribute('href', `${schedulerOrigin}/demo`);
    await expect(link).toHaveAttribute('target', '_blank');
  });
});
