import { t, words } from '../words';
import { brand } from '../../src/brand';
import { expect, open, test } from './browserTest';

test('find in page opens the answer that it finds, before and after hydration', async ({ page }) => {
  await open(page, '/');
  const answers = page.locator('[data-reach-accordion-panel]');
  const buttons = page.locator('[data-reach-accordion-button]');
  await expect(answers.nth(1)).toHaveAttribute('hidden', 'until-found');
  // What the browser does at a match.
  const find = (index: number) =>
    answers.nth(index).evaluate((answer) => {
      answer.dispatchEvent(new Event('beforematch', { bubbles: true }));
      answer.removeAttribute('hidden');
    });
  await find(1);
  await expect(buttons.nth(1)).toHaveAttribute('aria-expanded', 'true');
  await find(2);
  await expect(buttons.nth(2)).toHaveAttribute('aria-expanded', 'true');
  await expect(answers.nth(1)).toHaveAttribute('hidden', 'until-found');
});

test('tabs answer to the arrow keys', async ({ page }) => {
  await open(page, '/');
  const list = page.getByRole('tablist').first();
  await list.scrollIntoViewIfNeeded();
  const tabs = list.getByRole('tab');
  await tabs.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(tabs.nth(1)).toBeFocused();
});

test('abroad the phone number has its country code', async ({ page }) => {
  await page.goto('/de/contact');
  await expect(page.getByRole('link', { name: brand.phoneInternational })).toBeVisible();
});

test('/contact/not-sent opened without a reason says that sending failed', async ({ page }) => {
  await page.goto('/contact/not-sent');
  await expect(page.getByText(t('contact:toast.error.text'))).toBeVisible();
  await page.goto('/contact/not-sent#name.required');
  await expect(page.getByText(t('contact:validation.name.required'))).toBeVisible();
  await expect(page.getByText(t('contact:toast.error.text'))).toBeHidden();
});

test.describe('a reader whose browser prefers German', () => {
  test.use({ locale: 'de-DE' });

  test('finds the link to the German page below the header, in a landmark with a name', async ({ page }) => {
    await open(page, '/pricing');
    const hint = page.getByRole('complementary', { name: t('common:language.label') });
    const link = hint.getByRole('link', { name: words('de')('common:language.hint', { language: 'Deutsch' }) });
    await expect(link).toBeInViewport({ ratio: 1 });
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(24);
  });
});

test('more contrast draws darker lines', async ({ page }) => {
  await page.goto('/pricing');
  const line = () =>
    page
      .locator('header')
      .first()
      .evaluate((header) => getComputedStyle(header).borderBottomColor);
  const usual = await line();
  await page.emulateMedia({ contrast: 'more' });
  expect(await line()).not.toBe(usual);
});
