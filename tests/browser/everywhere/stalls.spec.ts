import { expect, open, t, test } from '../browserTest';
import { openCookieSettings, openerOf } from '../cookieSettings';

test.use({ allowedErrors: [/ERR_|Loading chunk|Stalled|timed out/] });

// What is asked for never comes: by the page's own clock, some seconds later the visitor can go on.

test('a button whose scripts stall says so, and acts when they come after all', async ({ page }) => {
  await page.clock.install();
  const held: (() => void)[] = [];
  // With the script of the site, which comes after the first paint.
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.route('**/js/**', async (route) => {
    await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  const settings = await openCookieSettings(page);
  await expect(async () => {
    await page.clock.fastForward(11_000);
    await expect(page.getByText(t('common:connection.slow'))).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  for (const release of held) release();
  await openerOf(page).click();
  await expect(settings).toBeVisible();
});

test('a link whose page stalls is followed by the browser', async ({ page }) => {
  await page.clock.install();
  await open(page, '/pricing');
  await page.route('**/partners', (route) => (route.request().isNavigationRequest() ? route.continue() : undefined));
  await page.locator('footer a[href="/partners"]').first().click();
  await expect(async () => {
    await page.clock.fastForward(11_000);
    await expect(page).toHaveTitle(new RegExp(t('partners:head.title')), { timeout: 500 });
  }).toPass();
});
