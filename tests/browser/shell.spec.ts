import { linkTo } from '../../src/site/links';
import languages from '../../content/data/languages.json';
import topics from '../../content/data/topics.json';
import { expect, navLink, open, t, test, titleOf, toPartners } from './browserTest';
import { everywhere } from './everywhereTag';

const nameOf = (language: string) => languages.find(({ code }) => code === language)?.name ?? '';

test.describe('header', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('the Courses menu opens where the pointer is, with all its links in two columns', async ({ page }) => {
    await open(page, '/');
    const button = page.getByRole('banner').getByRole('button', { name: t('common:nav.courses') });
    await button.hover();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    const links = page.locator('#courses-menu').getByRole('link');
    await expect(links).toHaveCount(topics.courses.length + 3);
    const boxes = await Promise.all((await links.all()).map((link) => link.boundingBox()));
    expect(new Set(boxes.map((box) => Math.round(box?.x ?? 0))).size).toBe(2);
  });

  test('a click opens a menu at once; Escape closes it and gives the focus back', async ({ page }) => {
    await page.goto('/pricing');
    const button = page.getByRole('banner').getByRole('button', { name: t('common:nav.features') });
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    const first = page.locator(`#features-menu a[href="/features/${topics.features[0]}"]`);
    // A frame later than the attribute: until then no key can reach it.
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
    await expect(navLink(page, 'banner', 'pricing')).toBeInViewport();
    await expect(navLink(page, 'banner', 'pricing')).toHaveAttribute('aria-current', 'page');
  });

  test('a link shows the next page with its head in the same document; Back restores the position', async ({
    page,
  }) => {
    const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
    const canonical = page.locator('link[rel="canonical"]');
    await open(page, '/pricing');
    await page.evaluate(() => {
      window.scrollTo(0, 900);
      document.documentElement.dataset.sameDocument = 'yes';
    });
    await toPartners(page, 'banner');
    await expect(canonical).toHaveAttribute('href', /\/partners$/);
    await expect(page.locator('link[rel="alternate"][hreflang="de"]')).toHaveAttribute('href', /\/de\/partners$/);
    expect(await scrolled()).toBe(0);
    await page.goBack();
    await expect(page).toHaveTitle(titleOf(t('pricing:head.title')));
    await expect(canonical).toHaveAttribute('href', /\/pricing$/);
    await expect(page.locator('meta[name="description"]')).toHaveCount(1);
    await expect.poll(async () => Math.abs((await scrolled()) - 900)).toBeLessThan(50);
    await expect(page.locator('html')).toHaveAttribute('data-same-document', 'yes');
  });

  test('a link to the page that is shown goes to its top, in the same document, which has the campaign of the visit', async ({
    page,
  }) => {
    await open(page, '/contact');
    await page.evaluate(() => (document.documentElement.dataset.sameDocument = 'yes'));
    for (const name of [t('common:nav.contact'), t('common:nav.trial')]) {
      await page.evaluate(() => window.scrollTo(0, 500));
      await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    }
    await expect(page).toHaveURL(/\/contact\?topic=trial$/);
    await expect(page.locator('html')).toHaveAttribute('data-same-document', 'yes');
  });

  test('a page is loaded as soon as its link is pointed at', async ({ page }) => {
    await open(page, '/partners');
    const loaded = page.waitForResponse('**/pricing');
    await navLink(page, 'banner', 'pricing').hover();
    await loaded;
  });

  test('focus that comes back to the header leaves the page where it is', async ({ page }) => {
    await open(page, '/pricing');
    await page.evaluate(() => window.scrollTo(0, 900));
    const header = page.getByRole('banner');
    await header.getByRole('link', { name: t('common:nav.trial') }).focus();
    for (const name of [t('common:nav.contact'), nameOf('en'), t('common:nav.integrations')]) {
      await page.keyboard.press('Shift+Tab');
      await expect(header.locator(':focus')).toHaveText(name);
    }
    expect(await page.evaluate(() => window.scrollY)).toBe(900);
  });

  test('a malformed fragment does not break the page, at first or later', async ({ page }) => {
    await open(page, '/pricing#%');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(() => (window.location.hash = '%E0'));
    await toPartners(page, 'banner');
  });

  test('the language switcher keeps page, query and fragment', async ({ page }) => {
    await open(page, '/partners?from=mail#main');
    await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
    const header = page.getByRole('banner');
    await header.getByRole('button', { name: nameOf('en') }).click();
    await header.getByRole('link', { name: nameOf('cy') }).click();
    await expect(page).toHaveURL('/cy/partners?from=mail#main');
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
    for (const key of ['courses', 'features'] as const)
      await menu.getByRole('button', { name: t(`common:nav.${key}`) }).click();
    const targets = await menu.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(targets.slice(0, 4 + topics.courses.length + topics.features.length)).toEqual([
      ...['/', '/courses', '/courses#roles', linkTo('sampleLesson')],
      ...topics.courses.map((slug) => `/courses/${slug}`),
      ...topics.features.map((slug) => `/features/${slug}`),
    ]);
    for (const key of ['contact', 'pricing', 'partners', 'integrations', 'trial'] as const)
      await expect(menu.getByRole('link', { name: t(`common:nav.${key}`) })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
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

test('more contrast draws darker lines', everywhere, async ({ page }) => {
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

test.describe('a page that cannot be shown', () => {
  test.use({ allowedErrors: [/.*/] });

  test('shows the fallback screen with the error message', async ({ page }) => {
    await page.route('**/partners', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<p>Another site</p>' }),
    );
    await open(page, '/pricing');
    await navLink(page, 'contentinfo', 'partners').click();
    await expect(page.getByRole('heading', { level: 1, name: t('common:error.title') })).toBeVisible();
    await expect(page.getByLabel(t('common:error.message'))).not.toBeEmpty();
    await expect(page.getByRole('link', { name: t('common:error.home') })).toHaveAttribute('href', '/');
  });
});
