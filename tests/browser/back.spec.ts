import type { Page, Route } from 'playwright/test';
import { expect, navLink, open, t, test, toPartners } from './browserTest';
import { everywhere } from './everywhereTag';
import { contactField, contactForm, fillIn, submit } from './contactPage';

/** What a page gets when it comes back from the back/forward cache, which Chromium has not while it is automated. */
const comeBack = (page: Page) =>
  page.evaluate(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test('Back from a course finds the results where they were', async ({ page }) => {
    await open(page, '/courses');
    await page.locator('#course-search').fill('safety');
    const result = page.locator('main li:has(mark) a').nth(7);
    await expect(result).toBeVisible();
    await expectSamePlaceAfterBack(page, result);
    await expect(page.locator('#course-search')).toHaveValue('safety');
  });

  test('Back from a course of the catalogue finds its open subject', async ({ page }) => {
    await open(page, '/courses');
    const subjects = page.locator('#catalogue details');
    for (const index of [0, 2]) await subjects.nth(index).locator('summary').click();
    await expectSamePlaceAfterBack(page, subjects.nth(2).locator('a').last());
  });
});

test('Back to the questions of the home page finds their place, and the answer that was open', async ({ page }) => {
  await open(page, '/');
  const question = page.locator('section[aria-labelledby="questions"] h3 button').nth(1);
  // Outside the window, as assistive technology presses; what comes before the island acts is passed on to it.
  await question.dispatchEvent('click');
  await expect(question).toHaveAttribute('aria-expanded', 'true');
  await page.locator('section[aria-labelledby="questions"] a[href^="/contact"]').click();
  await expect(page).toHaveURL(/\/contact\?/);
  await page.goBack();
  await expect(question).toHaveAttribute('aria-expanded', 'true');
  await expect(question).toBeInViewport();
});

async function expectSamePlaceAfterBack(page: Page, link: ReturnType<Page['locator']>): Promise<void> {
  // A click scrolls first, and may scroll further where something covers the link.
  const left = link.evaluate(
    (element) =>
      new Promise<number>((resolve) => {
        element.addEventListener('click', () => resolve(element.getBoundingClientRect().y), { capture: true });
      }),
  );
  await link.click();
  const before = await left;
  const place = async () => (await link.boundingBox())?.y ?? NaN;
  await expect(page).toHaveURL(/\/courses\/.+/);
  await expect(page.locator('#course-search')).toHaveCount(0);
  await page.goBack();
  await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThan(30);
}

test('Back while the page that a link leads to is on its way finds what was chosen', async ({ page }) => {
  await open(page, '/pricing?reseller=1');
  await expect(page.locator('#reseller')).toBeChecked();
  await page.route('**/pricing', (route) => setTimeout(() => void route.continue(), 1000));
  await page.locator('#main').evaluate((main) => main.setAttribute('data-before', ''));
  await navLink(page, 'contentinfo', 'pricing').click();
  await expect(page).toHaveURL('/pricing');
  await page.goBack();
  await expect(page.locator('#main[data-before]')).toHaveCount(0);
  await expect(page).toHaveURL('/pricing?reseller=1');
  await expect(page.locator('#reseller')).toBeChecked();
});

test('a theme that is chosen on another page is that of every page that is there already', async ({
  page,
  context,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, '/partners');
  const other = await context.newPage();
  await open(other, '/pricing');
  await other.getByRole('radio', { name: t('common:theme.dark') }).check({ force: true });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('radio', { name: t('common:theme.dark') })).toBeChecked();
  // Without the event that a page in the cache misses.
  await page.evaluate(() => localStorage.setItem('theme', 'light'));
  await comeBack(page);
  await expect(page.getByRole('radio', { name: t('common:theme.light') })).toBeChecked();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('the form of a page in the cache has what was typed on another page, and nothing once it is sent', async ({
  page,
}) => {
  await open(page, '/contact');
  await fillIn(page, { message: 'Forty' });
  await page.evaluate(() => {
    const kept = JSON.parse(sessionStorage.getItem('contact-form') ?? '');
    sessionStorage.setItem('contact-form', JSON.stringify({ ...kept, message: 'Forty people' }));
  });
  await comeBack(page);
  await expect(contactField(page, 'message')).toHaveValue('Forty people');
  await page.evaluate(() => sessionStorage.setItem('contact-form', '{}'));
  await comeBack(page);
  for (const field of ['name', 'message'] as const) await expect(contactField(page, field)).toHaveValue('');
});

test('a message that the browser has sent by itself is in no form again, nor in a copy of the tab', async ({
  page,
}) => {
  await open(page, '/contact');
  await fillIn(page);
  const [copy] = await Promise.all([
    page.waitForEvent('popup'),
    page.evaluate(() => void window.open('/de/contact', '_blank')),
  ]);
  await expect(copy.locator('#contact-message')).not.toHaveValue('');
  await page.goto('/contact/sent', { waitUntil: 'commit' });
  await expect(copy.locator('#contact-message')).toHaveValue('');
  // What a test asks of a page counts as somebody's action: not before its script is there.
  await page.goBack({ waitUntil: 'networkidle' });
  await expect(contactField(page, 'message')).toHaveValue('');
  await open(page, '/de/contact');
  await expect(page.locator('#contact-message')).toHaveValue('');
});

test('a browser that says offline by mistake follows links', everywhere, async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false }));
  await open(page, '/pricing');
  await toPartners(page);
});

test('a tab older than the release loads the documents of today', everywhere, async ({ page }) => {
  await open(page, '/pricing');
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
  const ofAnotherRelease = async (route: Route) => {
    if (route.request().resourceType() === 'document') return route.continue();
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace(/\/js\/app-\w+/, '/js/app-00000000') });
  };
  await page.route('**/partners', ofAnotherRelease);
  await toPartners(page);
  await expect(page.locator('html')).not.toHaveAttribute('data-same-document');
});

test.describe('where an extension has removed an element of React', everywhere, () => {
  test.use({ allowedErrors: [/NotFoundError|removeChild/] });

  test('the form keeps its HTML, which the browser can send, and what was typed is kept', async ({ page }) => {
    await open(page, '/contact');
    await contactField(page, 'message').fill('Forty people');
    await submit(page).click();
    await page.locator('#contact-name-error').evaluate((error) => error.remove());
    await contactField(page, 'name').fill('Ada');
    await expect(contactForm(page)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await open(page, '/contact');
    await expect(contactField(page, 'message')).toHaveValue('Forty people');
    await expect(contactField(page, 'name')).toHaveValue('Ada');
  });

  test('the calculator keeps its HTML, and the page goes on', async ({ page }) => {
    await open(page, '/pricing');
    await page.locator('#reseller').check();
    const note = page.getByRole('main').getByText(t('pricing:calculator.resellerNote'));
    await note.evaluate((element) => element.remove());
    await page.locator('#reseller').click();
    await expect(page.getByRole('table')).toBeVisible();
    await toPartners(page);
  });
});
