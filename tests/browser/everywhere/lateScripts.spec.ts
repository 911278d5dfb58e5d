import { expect, holdRequests, navLink, open, t, test } from '../browserTest';
import { contactField, contactForm, fillIn, notifications, request, toastTexts } from '../contactPage';

test.use({ allowedErrors: [/ERR_|Loading chunk|status of 404|Stalled|Failed to fetch/], reducedMotion: 'reduce' });

test('offline, a filled form says that it was not sent, keeps its text and offers the mail address', async ({
  page,
  context,
}) => {
  await open(page, '/contact');
  await page.locator('#contact-name').focus();
  await page.waitForLoadState('networkidle');
  await fillIn(page);
  await context.setOffline(true);
  await contactForm(page).getByRole('button').click();
  await expect(notifications(page).getByRole('alert')).toHaveText([toastTexts.failure]);
  await expect(contactField(page, 'message')).toHaveValue(request.message);
  await expect(contactForm(page).getByRole('link', { name: /@/ })).toBeVisible();
});

test('what was typed is there again after a reload, for this tab only and until it is sent', async ({
  page,
  context,
}) => {
  await open(page, '/contact?topic=demo');
  await fillIn(page);
  // Without the browser’s own restoration of forms.
  await page.goto('/partners');
  await open(page, '/contact?topic=trial');
  await expect(contactField(page, 'message')).toHaveValue(request.message);
  await expect(contactField(page, 'name')).toHaveValue(request.name);
  const other = await context.newPage();
  await open(other, '/contact');
  await expect(contactField(other, 'name')).toHaveValue('');
});

test('offline, a link keeps the page and says so', async ({ page, context }) => {
  await open(page, '/pricing');
  await context.setOffline(true);
  await navLink(page, 'contentinfo', 'partners').click();
  await expect(page.getByRole('alert').getByText(t('common:connection.offline'))).toBeVisible();
  await expect(page).toHaveURL(/\/pricing$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a link keeps its query and fragment where its page is not fetched: the browser opens it', async ({ page }) => {
  await open(page, '/pricing');
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
  await page.route('**/contact?**', (route) =>
    route.request().isNavigationRequest() ? route.continue() : route.abort(),
  );
  const link = navLink(page, 'banner', 'trial');
  await link.evaluate((anchor) => anchor.setAttribute('href', `${anchor.getAttribute('href')}&accounts=250#main`));
  await link.click();
  await expect(page.locator('html')).not.toHaveAttribute('data-same-document');
  await expect(page).toHaveURL(/\/contact\?topic=trial&accounts=250#main$/);
});

test('a page that loads slowly shows its progress', async ({ page }) => {
  await open(page, '/pricing');
  const release = await holdRequests(page, '**/partners');
  await navLink(page, 'contentinfo', 'partners').click();
  await expect(page.locator('html')).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(page).toHaveURL(/\/partners$/);
  await expect(page.locator('html')).not.toHaveAttribute('aria-busy');
});
