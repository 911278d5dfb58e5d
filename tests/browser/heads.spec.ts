import { t } from '../words';
import { expect, open, test } from './browserTest';

const titleOf = (title: string) => t('common:site.title', { page: title, suffix: t('common:site.titleSuffix') });

test('the head follows the page that is shown', async ({ page }) => {
  await open(page, '/pricing');
  const canonical = page.locator('link[rel="canonical"]');
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('common:nav.partners') })
    .click();
  await expect(page).toHaveTitle(titleOf(t('partners:head.title')));
  await expect(canonical).toHaveAttribute('href', /\/partners$/);
  await expect(page.locator('link[rel="alternate"][hreflang="de"]')).toHaveAttribute('href', /\/de\/partners$/);
  await page.goBack();
  await expect(page).toHaveTitle(titleOf(t('pricing:head.title')));
  await expect(canonical).toHaveAttribute('href', /\/pricing$/);
  await expect(page.locator('meta[name="description"]')).toHaveCount(1);
});
