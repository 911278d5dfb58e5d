import { t } from '../words';
import { expect, open, test } from './browserTest';
import { everywhere } from './everywhereTag';
import { notifications } from './contactPage';

test('where nothing needs a permission, none is asked for', async ({ page }) => {
  for (const path of ['/', '/contact', '/pricing']) {
    await open(page, path);
    await expect(page.getByRole('region', { name: t('common:consent.label') })).toHaveCount(0);
  }
});

test('the footer’s cookie settings say that nothing optional is stored, and close again', async ({ page }) => {
  await open(page, '/');
  const opener = page.getByRole('contentinfo').getByRole('button', { name: t('common:footer.cookieSettings') });
  await opener.click();
  const region = page.getByRole('region', { name: t('common:consent.label') });
  await expect(region).toBeFocused();
  await expect(region).toContainText(t('common:consent.noOptional'));
  await expect(region.getByRole('checkbox')).toHaveCount(1);
  await expect(region.getByRole('checkbox')).toBeDisabled();
  await region.getByRole('button', { name: t('common:consent.settings.close') }).click();
  await expect(region).toHaveCount(0);
  await expect(opener).toBeFocused();
  expect(await page.evaluate(() => localStorage.getItem('consent'))).toBeNull();
});

test.describe('offline', everywhere, () => {
  test.use({ allowedErrors: [/ERR_|Loading chunk/] });

  test('cookie settings that cannot be loaded say so', async ({ page, context }) => {
    await open(page, '/');
    await context.setOffline(true);
    await page
      .getByRole('contentinfo')
      .getByRole('button', { name: t('common:footer.cookieSettings') })
      .click();
    await expect(notifications(page).getByRole('alert')).toContainText(t('common:connection.offline'));
  });
});
