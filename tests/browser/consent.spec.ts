import { expect, open, test } from './browserTest';

test('where nothing needs a permission, none is asked for', async ({ page }) => {
  for (const path of ['/', '/contact', '/pricing']) {
    await open(page, path);
    await expect(page.getByRole('region', { name: 'Cookies on this site' })).toHaveCount(0);
  }
});

test('the footer’s cookie settings say that nothing optional is stored, and close again', async ({ page }) => {
  await open(page, '/');
  const opener = page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' });
  await opener.click();
  const region = page.getByRole('region', { name: 'Cookies on this site' });
  await expect(region).toBeFocused();
  await expect(region).toContainText('This site currently uses no optional cookies or storage.');
  await expect(region.getByRole('checkbox')).toHaveCount(1);
  await expect(region.getByRole('checkbox')).toBeDisabled();
  await region.getByRole('button', { name: 'Close settings' }).click();
  await expect(region).toHaveCount(0);
  await expect(opener).toBeFocused();
  expect(await page.evaluate(() => localStorage.getItem('consent'))).toBeNull();
});
