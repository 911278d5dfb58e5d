import sharp from 'sharp';
import { expect, holdScripts, hydrated, navLink, requestsOf, t, test, titleOf } from '../browserTest';

test.use({ trace: 'off', allowedErrors: [/ERR_FAILED|Loading chunk/] });

test('nothing but the page, its font and its script is asked for before the first paint', async ({ page }) => {
  await page.goto('/');
  const paints = () => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length);
  await expect.poll(paints).toBe(1);
  const early = await page.evaluate(() => {
    const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    return (
      performance
        .getEntriesByType('resource')
        .filter((entry) => entry.startTime < paint)
        .map((entry) => new URL(entry.name).pathname)
        // Drawings and the tab's icon delay nothing.
        .filter((path) => !path.endsWith('.svg') && !path.startsWith('/js/app-'))
    );
  });
  // And the three letters of “ไทย”, where the machine has none.
  const fonts = /^\/fonts\/(commissioner-latin|noto-sans-thai-thai)\.[0-9a-f]+\.woff2$/;
  expect(early.filter((path) => !fonts.test(path))).toEqual([]);
});

test('a theme that is chosen before the scripts have loaded is applied once they have', async ({ page }) => {
  const release = await holdScripts(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/partners', { waitUntil: 'domcontentloaded' });
  await page.getByRole('radio', { name: t('common:theme.dark') }).check({ force: true });
  release();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('radio', { name: t('common:theme.dark') })).toBeChecked();
});

for (const [width, name] of [
  [1280, t('home:faq.trial.question')],
  [360, t('common:nav.menu')],
] as const)
  test(`a press on “${name}” before the scripts have loaded takes effect once they have`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    const release = await holdScripts(page);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    const button = page.getByRole('button', { name });
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    release();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
  });

for (const width of [360, 1280])
  test(`a picture of the whole page shows all of it at ${width} px, though nobody has used the page`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    // As a tool that takes one waits.
    await page.goto('/', { waitUntil: 'networkidle' });
    const picture = sharp(await page.screenshot({ fullPage: true }));
    const headings = page.locator('main > section h2');
    for (const heading of await headings.all()) {
      const box = await heading.boundingBox();
      const part = await picture
        .clone()
        .extract({
          left: Math.round(box?.x ?? 0),
          top: Math.round(box?.y ?? 0),
          width: Math.round(box?.width ?? 0),
          height: Math.round(box?.height ?? 0),
        })
        .toBuffer();
      // Letters, and not the background alone.
      expect((await sharp(part).stats()).channels[0]?.stdev).toBeGreaterThan(10);
    }
  });

test('ids are unique on the home page at every moment', async ({ page }) => {
  await page.goto('/');
  const repeated = () =>
    page.evaluate(() => {
      const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
      return ids.filter((id, index) => ids.indexOf(id) !== index);
    });
  expect(await repeated()).toEqual([]);
  await page.getByRole('tab').first().scrollIntoViewIfNeeded();
  await navLink(page, 'banner', 'pricing').click();
  await expect(page).toHaveTitle(titleOf(t('pricing:head.title')));
  expect(await repeated()).toEqual([]);
});

test('an island whose script does not load works as it does without JavaScript', async ({ page }) => {
  await page.route('**/js/**', (route) => (/app-/.test(route.request().url()) ? route.continue() : route.abort()));
  await page.goto('/');
  await page.getByRole('button', { name: t('home:faq.trial.question') }).click();
  await expect(page.getByText(t('home:faq.trial.answer'))).toBeVisible();
});

test('a visit that touches nothing asks for one script', async ({ page }) => {
  const scripts = requestsOf(page, (request) => request.resourceType() === 'script');
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(scripts.filter((address) => /\/js\/app-/.test(address))).toHaveLength(1);
  // The hint of a language comes where the browser prefers another one.
  expect(scripts.length).toBeLessThanOrEqual(2);
});

test('the page asks no other site for anything, and stores nothing but the reading position', async ({
  page,
  baseURL,
}) => {
  const foreign = requestsOf(page, (request) => !request.url().startsWith(baseURL ?? ''));
  for (const path of ['/', '/pricing', '/contact', '/courses']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.mouse.move(300, 300);
    await hydrated(page);
  }
  expect(foreign).toEqual([]);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  expect(await page.context().cookies()).toEqual([]);
});
