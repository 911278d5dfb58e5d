import { expect, open, t, test } from './browserTest';
import { openCookieSettings, openerOf } from './cookieSettings';

test('the footer’s cookie settings say that nothing optional is stored, and close again', async ({ page }) => {
  await open(page, '/');
  const settings = await openCookieSettings(page);
  await expect(settings).toContainText(t('common:consent.noOptional'));
  await expect(settings.getByRole('checkbox')).toHaveCount(1);
  await expect(settings.getByRole('checkbox')).toBeDisabled();
  await settings.getByRole('button', { name: t('common:consent.settings.close') }).click();
  await expect(settings).toBeHidden();
  await expect(openerOf(page)).toBeFocused();
  expect(await page.evaluate(() => localStorage.getItem('consent'))).toBeNull();
});
