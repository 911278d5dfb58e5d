import type { Page } from 'playwright/test';
import { expect, hydrated, open, test, top } from '../browserTest';
import { consentButton, consentRegion, openCookieSettings, requestsToScheduler } from './consentRegion';

interface StoredConsent {
  readonly version: number;
  readonly calendar: boolean;
  readonly expires: number;
}

async function stored(page: Page): Promise<StoredConsent | null> {
  return JSON.parse(await page.evaluate(() => localStorage.getItem('consent') ?? 'null'));
}

test.describe('the question', () => {
  test('stands in a region at the top of the page, with a yes and a no of the same weight', async ({ page }) => {
    await open(page, '/');
    await expect(consentRegion(page)).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await top(consentRegion(page))).toBe(0);
    expect(await top(consentRegion(page))).toBeLessThan(await top(page.getByRole('banner')));
    const look = (name: 'Accept booking calendar' | 'Reject booking calendar') =>
      consentButton(page, name).evaluate((button) => {
        const { color, backgroundColor, borderColor, fontSize, fontWeight, padding } = getComputedStyle(button);
        return {
          color,
          backgroundColor,
          borderColor,
          fontSize,
          fontWeight,
          padding,
          height: button.getBoundingClientRect().height,
        };
      });
    expect(await look('Accept booking calendar')).toEqual(await look('Reject booking calendar'));
    await expect(page.getByRole('main')).toBeVisible();
    expect(await stored(page)).toBeNull();
  });

  for (const [name, calendar, confirmation] of [
    ['Accept booking calendar', true, 'You have accepted the booking calendar.'],
    ['Reject booking calendar', false, 'You have rejected the booking calendar.'],
  ] as const)
    test(`“${name}” is confirmed where the focus is, kept for six months and not asked again`, async ({ page }) => {
      await open(page, '/partners');
      await consentButton(page, name).click();
      await expect(consentRegion(page)).toBeFocused();
      await expect(consentRegion(page).getByRole('status')).toContainText(confirmation);
      const record = await stored(page);
      expect(record).toMatchObject({ version: 1, calendar });
      const days = ((record?.expires ?? 0) - Date.now()) / 86_400_000;
      expect(days).toBeGreaterThan(180);
      expect(days).toBeLessThan(185);
      await consentRegion(page).getByRole('button', { name: 'Hide this message' }).click();
      await expect(consentRegion(page)).toBeHidden();
      await expect(page.locator('#main')).toBeFocused();
      await page.goto('/integrations', { waitUntil: 'domcontentloaded' });
      // Already before the scripts run: nothing moves.
      await expect(consentRegion(page)).toBeHidden();
      await page.mouse.move(3, 3);
      await hydrated(page);
      await expect(consentRegion(page)).toBeHidden();
    });

  for (const [title, record] of [
    ['six months are over', { version: 1, calendar: true, expires: Date.now() - 1000 }],
    ['something else is asked', { version: 0, calendar: true, expires: Date.now() + 86_400_000 }],
  ] as const)
    test(`is asked again when ${title}`, async ({ page }) => {
      await page.addInitScript((text) => localStorage.setItem('consent', text), JSON.stringify(record));
      const asked = requestsToScheduler(page);
      await open(page, '/contact');
      await expect(consentButton(page, 'Accept booking calendar')).toBeVisible();
      expect(asked).toEqual([]);
    });
});

test.describe('the settings', () => {
  test('offer each kind by itself, nothing ticked beforehand', async ({ page }) => {
    await open(page, '/');
    await consentButton(page, 'View settings').click();
    await expect(consentRegion(page)).toBeFocused();
    const necessary = consentRegion(page).getByRole('checkbox', { name: 'Necessary (Always on)' });
    const calendar = consentRegion(page).getByRole('checkbox', { name: 'Booking calendar' });
    await expect(necessary).toBeChecked();
    await expect(necessary).toBeDisabled();
    await expect(calendar).not.toBeChecked();
    await calendar.check();
    await consentButton(page, 'Save choices').click();
    await expect(consentRegion(page).getByRole('status')).toContainText('You have accepted the booking calendar.');
    expect(await stored(page)).toMatchObject({ calendar: true });
  });

  test('come back from the footer, with what was chosen, and close without a change', async ({ page }) => {
    await open(page, '/');
    await consentButton(page, 'Accept booking calendar').click();
    await consentRegion(page).getByRole('button', { name: 'Hide this message' }).click();
    await open(page, '/partners');
    await openCookieSettings(page);
    await expect(consentRegion(page)).toBeInViewport();
    await expect(consentRegion(page).getByRole('checkbox', { name: 'Booking calendar' })).toBeChecked();
    await consentRegion(page).getByRole('button', { name: 'Close settings' }).click();
    await expect(consentRegion(page)).toBeHidden();
    await expect(page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' })).toBeFocused();
    expect(await stored(page)).toMatchObject({ calendar: true });
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('nothing is asked, as nothing can be stored', async ({ page }) => {
    await page.goto('/');
    await expect(consentRegion(page)).toBeHidden();
  });
});
