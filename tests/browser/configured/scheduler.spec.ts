import type { Page } from 'playwright/test';
import { expect, open, test } from '../browserTest';
import { consentButton, consentRegion, openCookieSettings, requestsToScheduler } from './consentRegion';
import { schedulerOrigin } from './settings';

const load = (page: Page) => page.getByRole('button', { name: 'Load the booking calendar' });
const frame = (page: Page) => page.locator('iframe');
const embed = (page: Page) => page.locator('.calendly-inline-widget');

async function expectCalendar(page: Page): Promise<void> {
  // It comes alive as it comes near.
  await page.locator('section[aria-labelledby="scheduler"]').scrollIntoViewIfNeeded();
  await expect(frame(page)).toHaveCount(1);
  await expect(frame(page)).toHaveAttribute('title', 'Booking calendar for a 30-minute demo');
  await expect(frame(page).contentFrame().getByRole('heading', { name: 'Choose a time' })).toBeVisible();
  expect((await embed(page).boundingBox())?.height).toBe(1000);
}

for (const path of ['/contact', '/pricing'])
  test.describe(path, () => {
    test('asks the provider for nothing before somebody wants the calendar', async ({ page }) => {
      const asked = requestsToScheduler(page);
      await open(page, path);
      await load(page).scrollIntoViewIfNeeded();
      await expect(page.getByText('Loading it connects your browser to Calendly')).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(asked).toEqual([]);
      await consentButton(page, 'Reject booking calendar').click();
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
      expect(asked).toEqual(['/widget.js', '/demo']);
      expect(await page.evaluate(() => localStorage.getItem('consent'))).toBeNull();
    });
  });

test('a permission loads it at once, on this page and on the next; withdrawing it takes it away', async ({ page }) => {
  const asked = requestsToScheduler(page);
  await open(page, '/contact');
  await consentButton(page, 'Accept booking calendar').click();
  await expectCalendar(page);
  // A step within the site: the script stays loaded, the calendar comes again.
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveURL('/pricing');
  await expectCalendar(page);
  expect(asked.filter((path) => path === '/widget.js')).toHaveLength(1);
  await open(page, '/contact');
  await expectCalendar(page);
  await openCookieSettings(page);
  await consentRegion(page).getByRole('checkbox', { name: 'Booking calendar' }).uncheck();
  await consentButton(page, 'Save choices').click();
  await expect(frame(page)).toHaveCount(0);
  await expect(load(page)).toBeVisible();
  asked.length = 0;
  await open(page, '/pricing');
  await expect(load(page)).toBeVisible();
  expect(asked).toEqual([]);
});

test.describe('a calendar that does not come', () => {
  test.use({ allowedErrors: [/ERR_FAILED/] });

  test('is said, with a way round it, and can be tried again', async ({ page }) => {
    await page.route(`${schedulerOrigin}/widget.js`, (route) => route.abort(), { times: 1 });
    await open(page, '/contact');
    await load(page).click();
    const section = page.getByRole('region', { name: 'Book a 30-minute demo' });
    await expect(section.getByRole('status').first()).toHaveText(
      'The booking calendar did not load. Open it in a new tab or send us a message.',
    );
    await expect(section.getByRole('link', { name: /Open the booking calendar on Calendly/ })).toHaveAttribute(
      'href',
      `${schedulerOrigin}/demo`,
    );
    await section.getByRole('button', { name: 'Try again' }).click();
    await expectCalendar(page);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a link leads to the calendar’s own page', async ({ page }) => {
    await page.goto('/contact');
    await expect(load(page)).toBeHidden();
    const link = page.getByRole('link', { name: /Open the booking calendar on Calendly/ });
    await expect(link).toHaveAttribute('href', `${schedulerOrigin}/demo`);
    await expect(link).toHaveAttribute('target', '_blank');
  });
});
