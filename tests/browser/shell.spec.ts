import languages from '../../content/data/languages.json';
import topics from '../../content/data/topics.json';
import { t, words } from '../words';
import { expect, hydrated, open, test } from './browserTest';

const titleOf = (page: string) => t('common:site.title', { page, suffix: t('common:site.titleSuffix') });
const nameOf = (language: string) => languages.find(({ code }) => code === language)?.name ?? '';

test.describe('header', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('the Courses menu opens 200 ms after the pointer comes, with all its links in two columns', async ({ page }) => {
    await page.goto('/');
    await page.mouse.move(20, 400);
    await hydrated(page);
    const button = page.getByRole('banner').getByRole('button', { name: t('common:nav.courses') });
    const waited = button.evaluate(
      (element) =>
        new Promise<number>((resolve) => {
          let entered = 0;
          element.addEventListener('pointerenter', ({ timeStamp }) => (entered = timeStamp), { once: true });
          new MutationObserver(() => resolve(performance.now() - entered)).observe(element, {
            attributeFilter: ['aria-expanded'],
          });
        }),
    );
    await button.hover();
    expect(await waited).toBeGreaterThanOrEqual(195);
    expect(await waited).toBeLessThan(2000);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    const links = page.locator('#courses-menu').getByRole('link');
    await expect(links).toHaveCount(topics.courses.length + 1);
    const boxes = await Promise.all((await links.all()).map((link) => link.boundingBox()));
    expect(new Set(boxes.map((box) => Math.round(box?.x ?? 0))).size).toBe(2);
  });

  test('a click opens a menu at once; Escape closes it and gives the focus back', async ({ page }) => {
    await page.goto('/pricing');
    const button = page.getByRole('banner').getByRole('button', { name: t('common:nav.features') });
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    const first = page
      .getByRole('banner')
      .getByRole('link')
      .and(page.locator(`[href="/features/${topics.features[0]}"]`));
    // A frame later than the attribute says: until then no key can reach it.
    await expect(first).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(first).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(button).toBeFocused();
  });

  test('stays in sight when the page is scrolled, and says where the reader is', async ({ page }) => {
    await page.goto('/pricing');
    await page.mouse.wheel(0, 1500);
    await expect(page.getByRole('banner').getByRole('link', { name: t('common:nav.pricing') })).toBeInViewport();
    await expect(page.getByRole('banner').getByRole('link', { name: t('common:nav.pricing') })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });

  test('a link shows the next page without loading the document, at its top; Back restores the position', async ({
    page,
  }) => {
    const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
    await open(page, '/pricing');
    await page.evaluate(() => {
      window.scrollTo({ top: 900, behavior: 'instant' });
      document.documentElement.dataset.sameDocument = 'yes';
    });
    // Gatsby notes the place with the next frame.
    await expect.poll(() => page.evaluate(() => Object.values(sessionStorage))).toContain('900');
    await page
      .getByRole('banner')
      .getByRole('link', { name: t('common:nav.partners') })
      .click();
    await expect(page).toHaveTitle(titleOf(t('partners:head.title')));
    expect(await scrolled()).toBe(0);
    await page.goBack();
    await expect(page).toHaveTitle(titleOf(t('pricing:head.title')));
    expect(Math.abs((await scrolled()) - 900)).toBeLessThan(50);
    expect(await page.locator('html').getAttribute('data-same-document')).toBe('yes');
  });

  test('focus that comes back to the header leaves the page where it is', async ({ page }) => {
    await open(page, '/pricing');
    await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
    const header = page.getByRole('banner');
    await header.getByRole('link', { name: t('common:nav.trial') }).focus();
    for (const name of [t('common:nav.contact'), nameOf('en'), t('common:nav.integrations')]) {
      await page.keyboard.press('Shift+Tab');
      await expect(header.locator(':focus')).toHaveText(name);
    }
    // longer than a scroll takes that is no jump
    await page.waitForTimeout(700);
    expect(await page.evaluate(() => window.scrollY)).toBe(900);
  });

  test('a page stays where its reader scrolled before it hydrated, whatever its fragment says', async ({ page }) => {
    await page.goto('/pricing#prices');
    const scrolled = () => page.evaluate(() => document.fonts.ready.then(() => window.scrollY));
    await expect.poll(scrolled).toBeGreaterThan(500);
    await page.evaluate(() => window.scrollTo({ top: 200, behavior: 'instant' }));
    await page.mouse.move(1, 1);
    await hydrated(page);
    // The browser may move it by what grows above, and not back to the fragment.
    expect(await scrolled()).toBeLessThan(400);
  });

  test('a malformed fragment does the page no harm, at first or later', async ({ page }) => {
    await open(page, '/pricing#%');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(() => (window.location.hash = '%E0'));
    await expect(page).toHaveURL('/pricing');
    await page
      .getByRole('banner')
      .getByRole('link', { name: t('common:nav.partners') })
      .click();
    await expect(page).toHaveTitle(titleOf(t('partners:head.title')));
  });

  test('the language switcher keeps page, query and fragment', async ({ page }) => {
    await open(page, '/pricing?accounts=240');
    await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
    await page
      .getByRole('banner')
      .getByRole('button', { name: nameOf('en') })
      .click();
    await page
      .getByRole('banner')
      .getByRole('link', { name: nameOf('cy') })
      .click();
    await expect(page).toHaveURL(/\/cy\/pricing\?accounts=240/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'cy');
    // A document of its own has the fonts and styles of its language.
    await expect(page.locator('html')).not.toHaveAttribute('data-same-document');
  });

  test('Tab reaches the skip link first, and it leads past the header', async ({ page }) => {
    await page.goto('/contact');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: t('common:skip.main') });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.locator('#main')).toBeFocused();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('the toggle menu has its links, and closes by Escape', async ({ page }) => {
    await page.goto('/');
    const button = page.getByRole('button', { name: t('common:nav.menu') });
    await button.click();
    const menu = page.locator('#header-menu');
    await expect(menu).toBeVisible();
    const targets = await menu.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(targets.slice(0, 7 + topics.features.length)).toEqual([
      '/',
      ...topics.courses.slice(0, 5).map((slug) => `/courses/${slug}`),
      '/courses',
      ...topics.features.map((slug) => `/features/${slug}`),
    ]);
    for (const key of ['contact', 'pricing', 'partners', 'integrations', 'trial'] as const)
      await expect(menu.getByRole('link', { name: t(`common:nav.${key}`) })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
  });
});

test.describe('a reader whose browser prefers Welsh', () => {
  test.use({ locale: 'cy-GB' });

  test('is told in Welsh that the English page is there in Welsh, and sent nowhere', async ({ page }) => {
    await open(page, '/pricing');
    const hint = page.getByRole('link', { name: words('cy')('common:language.hint', { language: nameOf('cy') }) });
    await expect(hint).toHaveAttribute('lang', 'cy');
    expect(new URL(page.url()).pathname).toBe('/pricing');
    await hint.click();
    await expect(page).toHaveURL(/\/cy\/pricing$/);
    await expect(page.locator('main aside')).toHaveCount(0);
  });
});

test('a theme applies at once, is kept for the next page, and is forgotten with the system’s', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/partners');
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await ground();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await page.getByRole('radio', { name: t('common:theme.dark') }).check({ force: true });
  await expect.poll(ground).not.toBe(light);
  await page.goto('/integrations');
  await page.getByRole('radio', { name: t('common:theme.dark') }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('radio', { name: t('common:theme.dark') })).toBeChecked();
  await expect.poll(ground).not.toBe(light);
  await page.getByRole('radio', { name: t('common:theme.system') }).check({ force: true });
  await expect.poll(ground).toBe(light);
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
});

test.describe('a page that fails to render', () => {
  test.use({ allowedErrors: [/.*/] });

  test('shows the fallback screen with the error message', async ({ page }) => {
    await page.route('**/page-data/partners/page-data.json', async (route) => {
      const response = await route.fetch();
      const body = await response.text();
      await route.fulfill({ response, body: body.replace('"partners":{"nodes"', '"partners":null,"lost":{"nodes"') });
    });
    await page.goto('/pricing');
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: t('common:nav.partners') })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: t('common:error.title') })).toBeVisible();
    await expect(page.getByLabel(t('common:error.message'))).toContainText('TypeError');
    await expect(page.getByRole('link', { name: t('common:error.home') })).toHaveAttribute('href', '/');
  });
});
