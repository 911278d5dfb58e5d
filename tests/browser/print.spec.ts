import type { Page } from 'playwright/test';
import { expect, open, test } from './browserTest';

async function expectNothingToNavigate(page: Page): Promise<void> {
  for (const role of ['banner', 'contentinfo', 'navigation'] as const)
    await expect(page.locator(`:is(header, footer, nav):visible`).and(page.getByRole(role))).toHaveCount(0);
}

test('the pricing page prints the price that is on the screen', async ({ page }) => {
  await open(page, '/pricing?accounts=240');
  await expect(page.getByRole('spinbutton', { name: 'Expected active accounts' })).toHaveValue('240');
  // as a browser says it before it prints
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  await expectNothingToNavigate(page);
  const main = page.getByRole('main');
  await expect(main.getByText('£600.00', { exact: true })).toBeVisible();
  await expect(main.getByText('240 accounts, £600.00 a month').first()).toBeVisible();
  await expect(main.getByText('Camre LMS: price estimate')).toBeVisible();
  await expect(main.getByText(/^Prepared on \w+\s\d{1,2}, \d{4}$/)).toBeVisible();
  for (const name of ['Start a trial', 'Book demo', 'Copy link to this price', 'Print this estimate'])
    await expect(main.getByText(name, { exact: true }).first()).toBeHidden();
  await expect(page.getByRole('spinbutton')).toBeHidden();
});

test('a page of courses prints its courses and no navigation', async ({ page }) => {
  await open(page, '/courses/health-safety');
  await page.emulateMedia({ media: 'print' });
  await expectNothingToNavigate(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Health and Safety' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Asbestos Awareness' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Manual Handling' })).toBeVisible();
});

test('the home page prints every answer and every tool', async ({ page }) => {
  await open(page, '/');
  await page.emulateMedia({ media: 'print' });
  await expectNothingToNavigate(page);
  const questions = page
    .getByRole('heading', { name: 'Frequently asked questions' })
    .locator('xpath=ancestor::section');
  await expect(questions.getByText('you do not need a credit card')).toBeVisible();
  await expect(questions.getByText('Camre supports SCORM')).toBeVisible();
  await expect(page.getByText('Know who has read the policy')).toBeVisible();
});

test('the slate of the price is no block of ink', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.goto('/pricing');
  const panel = page.getByRole('main').locator('[data-tone="slate"]').first();
  await expect(panel).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  const ink = await panel.getByText('£25.00', { exact: true }).evaluate((price) => getComputedStyle(price).color);
  expect(ink).toBe('rgb(22, 35, 43)');
});
