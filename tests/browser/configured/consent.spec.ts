import type { Page } from 'playwright/test';
import { brand } from '../../../src/site/brand';
import { t } from '../../words';
import { axeViolations } from '../axe';
import { expect, hydrated, open, top } from '../browserTest';
import { consentButton, consentRegion, openCookieSettings, requestsToScheduler } from './consentRegion';
import { test } from './services';

interface StoredConsent {
  readonly version: number;
  readonly calendar: boolean;
  readonly expires: number;
}

async function stored(page: Page): Promise<StoredConsent | null> {
  return JSON.parse(await page.evaluate(() => localStorage.getItem('consent') ?? 'null'));
}

test.describe('the question', () => {
  test('is in a region at the top of the page, with a yes and a no of the same weight', async ({ page }) => {
    await open(page, '/');
    await expect(consentRegion(page)).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await top(consentRegion(page))).toBe(0);
    expect(await top(consentRegion(page))).toBeLessThan(await top(page.getByRole('banner')));
    const look = (choice: 'accept' | 'reject') =>
      consentButton(page, choice).evaluate((button) => {
        const { color, backgroundColor, borderColor, fontSize, fontWeight, padding, height } = getComputedStyle(button);
        return { color, backgroundColor, borderColor, fontSize, fontWeight, padding, height };
      });
    expect(await look('accept')).toEqual(await look('reject'));
    await expect(page.getByRole('main')).toBeVisible();
    expect(await stored(page)).toBeNull();
  });

  test('has no violation that axe can find, and neither have its settings and confirmation', async ({ page }) => {
    await open(page, '/');
    expect(await axeViolations(page), 'question').toEqual([]);
    await consentButton(page, 'settings').click();
    expect(await axeViolations(page), 'settings').toEqual([]);
    await consentButton(page, 'settings.save').click();
    expect(await axeViolations(page), 'confirmation').toEqual([]);
  });

  for (const [choice, calendar] of [
    ['accept', true],
    ['reject', false],
  ] as const)
    test(`“${choice}” is confirmed where the focus is, kept for six months and not asked again`, async ({ page }) => {
      await open(page, '/partners');
      await consentButton(page, choice).click();
      await expect(consentRegion(page)).toBeFocused();
      await expect(consentRegion(page)).toContainText(t(`common:consent.${choice}ed`));
      const record = await stored(page);
      expect(record).toMatchObject({ version: 1, calendar });
      const days = ((record?.expires ?? 0) - Date.now()) / 86_400_000;
      expect(days).toBeGreaterThan(180);
      expect(days).toBeLessThan(185);
      await consentRegion(page)
        .getByRole('button', { name: t('common:consent.hide') })
        .click();
      await expect(consentRegion(page)).toBeHidden();
      await expect(page.locator('#main')).toBeFocused();
      await page.goto('/integrations', { waitUntil: 'domcontentloaded' });
      // Already before the scripts run, so that nothing moves.
      await expect(consentRegion(page)).toBeHidden();
      await page.mouse.move(3, 3);
      await hydrated(page);
      await expect(consentRegion(page)).toBeHidden();
    });

  for (const [title, record] of [
    [
      'six months are over',
      { version: 1, provider: brand.schedulerProvider, calendar: true, expires: Date.now() - 1000 },
    ],
    ['something else is asked', { version: 0, calendar: true, expires: Date.now() + 86_400_000 }],
  ] as const)
    test(`is asked again when ${title}`, async ({ page }) => {
      await page.addInitScript((text) => localStorage.setItem('consent', text), JSON.stringify(record));
      const asked = requestsToScheduler(page);
      await open(page, '/contact');
      await expect(consentButton(page, 'accept')).toBeVisible();
      expect(asked).toEqual([]);
    });
});

test.describe('the settings', () => {
  test('offer each kind by itself, nothing ticked beforehand', async ({ page }) => {
    await open(page, '/');
    await consentButton(page, 'settings').click();
    await expect(consentRegion(page)).toBeFocused();
    const necessary = consentRegion(page).getByRole('checkbox', { name: t('common:consent.necessary.title') });
    const calendar = consentRegion(page).getByRole('checkbox', { name: t('common:consent.calendar.title') });
    await expect(necessary).toBeChecked();
    await expect(necessary).toBeDisabled();
    await expect(calendar).not.toBeChecked();
    await calendar.check();
    await consentButton(page, 'settings.save').click();
    await expect(consentRegion(page)).toContainText(t('common:consent.accepted'));
    expect(await stored(page)).toMatchObject({ calendar: true });
  });

  test('come back from the footer, with what was chosen, and close without a change', async ({ page }) => {
    await open(page, '/');
    await consentButton(page, 'accept').click();
    await consentRegion(page)
      .getByRole('button', { name: t('common:consent.hide') })
      .click();
    await open(page, '/partners');
    await openCookieSettings(page);
    await expect(consentRegion(page)).toBeInViewport();
    await expect(consentRegion(page).getByRole('checkbox', { name: t('common:consent.calendar.title') })).toBeChecked();
    await consentRegion(page)
      .getByRole('button', { name: t('common:consent.settings.close') })
      .click();
    await expect(consentRegion(page)).toBeHidden();
    await expect(
      page.getByRole('contentinfo').getByRole('button', { name: t('common:footer.cookieSettings') }),
    ).toBeFocused();
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
