import { t } from '../words';
import { expect, open, test } from './browserTest';

for (const [path, title] of [
  ['/contact', t('common:scheduler.title')],
  ['/pricing', t('pricing:scheduler.title')],
] as const)
  test(`${path}: a deployment without a calendar leads to the contact form`, async ({ page }) => {
    await open(page, path);
    const section = page.getByRole('region', { name: title });
    await expect(section.getByText(t('common:scheduler.unavailable'))).toBeVisible();
    await expect(section.getByRole('button')).toHaveCount(0);
    await expect(page.locator('iframe')).toHaveCount(0);
    await section.getByRole('link', { name: t('common:scheduler.contact') }).click();
    await expect(page).toHaveURL('/contact#contact-form');
    await expect(page.getByRole('form', { name: t('contact:form.title') })).toBeInViewport();
  });
