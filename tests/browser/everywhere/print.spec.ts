import type { Page } from 'playwright/test';
import { brand } from '../../../src/site/brand';
import { categories } from '../../contentPages';
import { expect, open, t, test, textsOf } from '../browserTest';
import { screenPaths } from '../screenPaths';

test.use({ allowedErrors: [/404/] });

async function expectNothingToNavigate(page: Page): Promise<void> {
  for (const role of ['banner', 'contentinfo', 'navigation'] as const)
    await expect(page.locator(`:is(header, footer, nav):visible`).and(page.getByRole(role))).toHaveCount(0);
}

test('the pricing page prints the price that is on the screen', async ({ page }) => {
  await open(page, '/pricing?accounts=240');
  await expect(page.getByRole('textbox', { name: t('pricing:calculator.accounts') })).toHaveValue('240');
  // The event that a browser sends before it prints.
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  await expectNothingToNavigate(page);
  const main = page.getByRole('main');
  await expect(main.getByText('£600.00', { exact: true })).toBeVisible();
  await expect(
    main.getByText(t('pricing:calculator.valueText', { count: 240, accounts: '240', cost: '£600.00' })).first(),
  ).toBeVisible();
  for (const key of ['quote.title', 'included.unlimitedCourses'] as const)
    await expect(main.getByText(t(`pricing:${key}`))).toBeVisible();
  await expect(
    main.getByText(new RegExp(`^${t('pricing:quote.date', { date: '\\d{1,2}\\s\\w+\\s\\d{4}' })}$`)),
  ).toBeVisible();
  for (const key of ['calculator.trial', 'calculator.demo', 'share.copy', 'share.print'] as const)
    await expect(main.getByText(t(`pricing:${key}`), { exact: true }).first()).toBeHidden();
  await expect(page.getByRole('textbox', { name: t('pricing:calculator.accounts') })).toBeHidden();
});

for (const language of ['/', '/el/', '/fr/'])
  test(`what is printed for finance is one page below ${language}`, async ({ page }) => {
    await open(page, `${language}pricing?accounts=240`);
    const pdf = await page.pdf({ format: 'A4' });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  });

test('a page of courses prints its courses and no navigation', async ({ page }) => {
  const [category] = categories;
  await open(page, `/courses/${category?.slug}`);
  await page.emulateMedia({ media: 'print' });
  await expectNothingToNavigate(page);
  await expect(page.getByRole('heading', { level: 1, name: category?.heading })).toBeVisible();
  for (const { title } of category?.courses ?? [])
    await expect(page.getByRole('heading', { name: title, exact: true }).first()).toBeVisible();
});

test('the home page prints every answer and every tool', async ({ page }) => {
  await open(page, '/');
  await page.emulateMedia({ media: 'print' });
  await expectNothingToNavigate(page);
  for (const answer of textsOf('home', /^faq\..+\.answer$/).filter((text) => !text.includes('{{')))
    await expect(page.getByText(answer)).toBeVisible();
  for (const tool of textsOf('home', /^showcase\..+\.text$/)) await expect(page.getByText(tool)).toBeVisible();
});

test('the dark panel of the price prints without its background', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.goto('/pricing');
  const panel = page.getByRole('main').locator('[data-tone="slate"]').first();
  await expect(panel).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  const ink = await panel.getByText('£25.00', { exact: true }).evaluate((price) => getComputedStyle(price).color);
  expect(ink).toBe('rgb(22, 35, 43)');
});

for (const path of screenPaths)
  test(`${path} prints phone and mail, and no white words on its buttons`, async ({ page }) => {
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    const main = page.getByRole('main');
    const printed = (await main.innerText()) + (await main.evaluate((one) => getComputedStyle(one, '::after').content));
    expect(printed).toContain(brand.email);
    expect(printed).toContain(brand.phone);
    const pale = await page
      .locator('main a:visible, main button:visible')
      .evaluateAll((buttons) =>
        buttons
          .filter((button) => getComputedStyle(button).color === 'rgb(255, 255, 255)')
          .map((one) => one.textContent),
      );
    expect(pale).toEqual([]);
  });
