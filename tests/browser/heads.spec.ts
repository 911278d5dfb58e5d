import { expect, open, test } from './browserTest';

test('the head follows the page that is shown', async ({ page }) => {
  await open(page, '/pricing');
  const canonical = page.locator('link[rel="canonical"]');
  await page.getByRole('banner').getByRole('link', { name: 'Partners' }).click();
  await expect(page).toHaveTitle(/^Partners/);
  await expect(canonical).toHaveAttribute('href', /\/partners$/);
  await expect(page.locator('link[rel="alternate"][hreflang="de"]')).toHaveAttribute('href', /\/de\/partners$/);
  await page.goBack();
  await expect(page).toHaveTitle(/^Pricing/);
  await expect(canonical).toHaveAttribute('href', /\/pricing$/);
  await expect(page.locator('meta[name="description"]')).toHaveCount(1);
});

test.describe('where the script that writes heads does not come', () => {
  test.use({ allowedErrors: [/net::ERR_FAILED/] });

  test('a page is shown and named', async ({ page }) => {
    await open(page, '/pricing');
    await page.route('**/js/*', async (route) => {
      const script = await route.fetch();
      if ((await script.text()).includes('data-react-helmet')) return route.abort();
      return route.fulfill({ response: script });
    });
    await page.getByRole('banner').getByRole('link', { name: 'Partners' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Good training is teamwork');
    await expect(page).toHaveTitle(/^Partners/);
  });
});
