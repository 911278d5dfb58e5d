import type { Page } from 'playwright/test';
import { expect, open, t } from '../browserTest';
import { axeViolations } from '../axe';
import { openCookieSettings, openerOf } from '../cookieSettings';
import { test } from './services';

function stored(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('consent'));
}

test('nobody is asked at the door, and nothing is stored or loaded', async ({ page }) => {
  for (const path of ['/', '/contact', '/pricing']) {
    await open(page, path);
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(await stored(page)).toBeNull();
  }
});

test('the settings offer each kind by itself, nothing ticked beforehand, and keep the choice', async ({ page }) => {
  await open(page, '/partners');
  const settings = await openCookieSettings(page);
  expect(await axeViolations(page)).toEqual([]);
  const calendar = settings.getByRole('checkbox', { name: t('common:consent.calendar.title') });
  await expect(settings.getByRole('checkbox', { name: t('common:consent.necessary.title') })).toBeDisabled();
  await expect(calendar).not.toBeChecked();
  await calendar.check();
  await settings.getByRole('button', { name: t('common:consent.settings.save') }).click();
  await expect(settings).toBeHidden();
  await expect(openerOf(page)).toBeFocused();
  expect(await stored(page)).toContain('"calendar":true');
  await open(page, '/integrations');
  await openCookieSettings(page);
  await expect(calendar).toBeChecked();
});
