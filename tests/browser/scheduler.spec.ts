import { expect, open, test } from './browserTest';

for (const [path, title] of [
  ['/contact', 'Book a 30-minute demo'],
  ['/pricing', 'Talk through your numbers'],
] as const)
  test(`${path}: a deployment without a calendar leads to the contact form`, async ({ page }) => {
    await open(page, path);
    const section = page.getByRole('region', { name: title });
    await expect(
      section.getByText('Send us a message and we’ll reply within 24 hours to arrange a time.'),
    ).toBeVisible();
    await expect(section.getByRole('button')).toHaveCount(0);
    await expect(page.locator('iframe')).toHaveCount(0);
    await section.getByRole('link', { name: 'Go to the contact form' }).click();
    await expect(page).toHaveURL('/contact#contact-form');
    await expect(page.getByRole('form', { name: 'Request a free trial or a demo' })).toBeInViewport();
  });
