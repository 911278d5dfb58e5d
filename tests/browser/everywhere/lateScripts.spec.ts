import type { Page, Request } from 'playwright/test';
import { t } from '../../words';
import { expect, holdRequests, navLink, open, test } from '../browserTest';
import { contactField, contactForm, fillIn, notifications, request, toastTexts } from '../contactPage';
import { firstPaths } from '../screenPaths';

test.use({ allowedErrors: [/ERR_|Loading chunk|status of 404/], reducedMotion: 'reduce' });

for (const path of firstPaths.filter((one) => one !== '/404'))
  test(`${path} works without any of the scripts that load after hydration`, async ({ page }) => {
    test.slow();
    const late = new Set<string>();
    const note = (sent: Request) => sent.resourceType() === 'script' && late.add(new URL(sent.url()).pathname);
    await open(page, path);
    const heading = page.getByRole('heading', { level: 1 });
    const title = await heading.innerText();
    page.on('request', note);
    await use(page);
    page.off('request', note);
    for (const script of late) {
      await page.unrouteAll();
      await page.route(`**${script}`, (route) => route.abort());
      await page.goto('about:blank');
      await open(page, path);
      await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
      const typed = await use(page);
      await expect(page.locator('html'), script).toHaveAttribute('data-same-document', '');
      await expect(heading, script).toHaveText(title);
      expect(await values(page), script).toEqual(typed);
    }
  });

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
  await expect(notifications(page).getByRole('alert')).toContainText(t('common:connection.offline'));
  await expect(page).toHaveURL(/\/pricing$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

for (const missing of ['**/js/**', '**/page-data/contact/**', '**/page-data/**'])
  test(`a link keeps its query and fragment where ${missing} is missing, as after a deployment`, async ({ page }) => {
    await open(page, '/pricing');
    await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
    let isOld = true;
    page.on('request', (sent) => (isOld &&= !sent.isNavigationRequest()));
    await page.route(missing, (route) =>
      isOld ? route.fulfill({ status: 404, body: 'Not found' }) : route.continue(),
    );
    const link = navLink(page, 'banner', 'trial');
    await link.evaluate((anchor) => anchor.setAttribute('href', `${anchor.getAttribute('href')}&accounts=250#main`));
    await link.click();
    await expect(page.locator('html')).not.toHaveAttribute('data-same-document');
    await expect(page).toHaveURL(/\/contact\?topic=trial&accounts=250#main$/);
  });

test('a page that loads slowly shows its progress', async ({ page }) => {
  await open(page, '/pricing');
  const release = await holdRequests(page, '**/page-data/partners/**');
  await navLink(page, 'contentinfo', 'partners').click();
  await expect(page.locator('html')).toHaveAttribute('data-loading');
  release();
  await expect(page).toHaveURL(/\/partners$/);
  await expect(page.locator('html')).not.toHaveAttribute('data-loading');
});

/** Scrolls through a page, types into its fields and sends its form, which loads scripts. Returns the fields' values. */
async function use(page: Page): Promise<string[]> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += 600)
    await page.evaluate(async (top) => {
      window.scrollTo(0, top);
      await new Promise(requestAnimationFrame);
    }, y);
  for (const field of await textFields(page).all())
    await field.fill((await field.getAttribute('type')) === 'number' ? '240' : 'safety');
  const send = page.locator('main form button[type="submit"]').first();
  if ((await send.count()) > 0 && (await page.locator('#contact-form').count()) > 0) await send.click();
  await page.waitForLoadState('networkidle');
  return values(page);
}

function textFields(page: Page) {
  return page
    .locator('main :is(input:is([type="text"], [type="email"], [type="search"], :not([type])), textarea)')
    .filter({ visible: true });
}

async function values(page: Page): Promise<string[]> {
  return textFields(page).evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
}
