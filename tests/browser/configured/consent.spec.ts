import type { Page } from 'playwright/test';
import { schedulerScript } from '../../../src/site/brand';
import { expect, open, t } from '../browserTest';
import { axeViolations } from '../axe';
import { openCookieSettings, openerOf } from '../cookieSettings';
import { test } from './services';

interface StoredConsent {
  readonly version: number;
  readonly calendar: boolean;
  readonly expires: number;
}

async function stored(page: Page): Promise<StoredConsent | null> {
  return JSON.parse(await page.evaluate(() => localStorage.getItem('consent') ?? 'null'));
}

test('nobody is asked at the door, and nothing is stored or loaded', async ({ page }) => {
  for (const path of ['/', '/contact', '/pricing']) {
    await open(page, path);
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(await stored(page)).toBeNull();
  }
});

test('the settings offer each kind by itself, nothing ticked beforehand, and keep the choice for six months', async ({
  page,
}) => {
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
  const record = await stored(page);
  expect(record).toMatchObject({ version: 1, calendar: true });
  const days = ((record?.expires ?? 0) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(180);
  expect(days).toBeLessThan(185);
  await open(page, '/integrations');
  await openCookieSettings(page);
  await expect(calendar).toBeChecked();
});

test('a choice that is too old, or was about something else, loads nothing', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.addInitScript(
    (text) => localStorage.setItem('consent', text),
    JSON.stringify({ version: 0, calendar: true, expires: Date.now() + 86_400_000 }),
  );
  await open(page, '/contact');
  await expect(page.getByRole('button', { name: t('common:scheduler.load') })).toBeVisible();
  expect(asked).not.toContain(schedulerScript);
});
