import { expect, test } from './browserTest';

test.use({ javaScriptEnabled: false, viewport: { width: 1280, height: 900 } });

test('menus open by pointer and by keyboard', async ({ page }) => {
  await page.goto('/');
  const link = page.locator('#courses-menu').getByRole('link', { name: 'Food Safety' });
  await expect(link).toBeHidden();
  await page.getByRole('banner').getByRole('button', { name: 'Courses' }).hover();
  await expect(link).toBeVisible();
  await link.click();
  await expect(page).toHaveURL('/courses/food-safety');
  await page.getByRole('banner').getByRole('button', { name: 'Features' }).focus();
  await expect(page.locator('#features-menu').getByRole('link', { name: 'Reporting' })).toBeVisible();
});

test('on a phone the toggle menu opens by focus', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Open menu' }).focus();
  await expect(page.locator('#mobile-menu').getByRole('link', { name: 'Pricing' })).toBeVisible();
});

test('all answers and all five tools of the showcase can be read', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByText('you do not need a credit card', { exact: false })).toBeVisible();
  await expect(page.getByText('meeting the rules stays with your organisation', { exact: false })).toBeVisible();
  for (const name of ['AI Course Builder', 'Social Feed', 'Built-in Appraisals', 'Document Sign-off', 'Career Paths'])
    await expect(
      page.getByRole('main').getByText(name, { exact: true }).filter({ visible: true }).first(),
    ).toBeVisible();
});

test('the whole home page is laid out', async ({ page }) => {
  await page.goto('/');
  const far = page.getByRole('heading', { name: 'Frequently asked questions' });
  expect(await far.evaluate((heading) => heading.checkVisibility({ contentVisibilityAuto: true }))).toBe(true);
});

test('prices can be compared', async ({ page }) => {
  await page.goto('/pricing');
  const table = page.getByRole('table');
  await expect(table).toContainText('£625.00');
  await expect(table).toContainText('£2,475.00');
});

test('every course of the catalogue can be reached', async ({ page }) => {
  await page.goto('/courses');
  await expect(page.getByRole('main').locator('li').filter({ hasText: 'Right to Work Checks' })).toHaveCount(1);
  await page.goto('/courses/hr');
  await expect(page.getByText('Right to Work Checks').first()).toBeVisible();
});

test('all integrations are listed, and the filter that needs scripts is not', async ({ page }) => {
  await page.goto('/integrations');
  await expect(page.getByText('Custom-domain Email (SMTP)')).toBeVisible();
  await expect(page.getByRole('searchbox')).toBeHidden();
});
