import { expect, open, t, test } from './browserTest';

test('a deployment without a calendar leads to the form for a demo, which offers no second booking', async ({
  page,
}) => {
  await open(page, '/pricing');
  const section = page.getByRole('region', { name: t('pricing:scheduler.title') });
  await expect(section.getByText(t('common:scheduler.unavailable'))).toBeVisible();
  await expect(section.getByRole('button')).toHaveCount(0);
  await expect(page.locator('iframe')).toHaveCount(0);
  await section.getByRole('link', { name: t('common:scheduler.contact') }).click();
  await expect(page.getByRole('form', { name: t('contact:topic.demo.title') })).toBeInViewport();
  await expect(page.getByRole('region', { name: t('common:scheduler.title') })).toHaveCount(0);
});
