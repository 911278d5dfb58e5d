import type { Locator } from 'playwright/test';
import sharp from 'sharp';
import { expect, holdScripts, hydrated, open, test } from './browserTest';

// Playwright's trace lays out what the page leaves aside, and fonts load that nobody would see.
test.use({ trace: 'off' });

test('nothing but the page and a font is asked for before the first paint', async ({ page }) => {
  await page.goto('/');
  const firstPaint = () => page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime);
  await expect.poll(firstPaint).toBeGreaterThan(0);
  const early = await page.evaluate(() => {
    const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    return (
      performance
        .getEntriesByType('resource')
        .filter((entry) => entry.startTime < paint)
        .map((entry) => new URL(entry.name).pathname)
        // Drawings and the tab's icon hold nothing up.
        .filter((path) => !path.endsWith('.svg'))
    );
  });
  expect(early).toEqual([expect.stringMatching(/^\/fonts\/commissioner-latin\.[0-9a-f]+\.woff2$/)]);
});

test('a theme that is chosen before the scripts are there is worn once they are', async ({ page }) => {
  const release = await holdScripts(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/partners');
  await page.getByRole('radio', { name: 'Dark' }).check({ force: true });
  release();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
});

test('a click before the scripts are there is done once they are', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const question = page.getByRole('button', { name: 'Is there a free trial, and do I need a card?' });
  await question.click();
  await expect(question).toHaveAttribute('aria-expanded', 'false');
  release();
  await expect(question).toHaveAttribute('aria-expanded', 'true');
});

test.describe('a part of the page that is far away', () => {
  test('comes alive when it is near, and not before', async ({ page }) => {
    await open(page, '/');
    const question = page.getByRole('button', { name: 'Is there a free trial, and do I need a card?' });
    expect(await isAlive(question)).toBe(false);
    await question.scrollIntoViewIfNeeded();
    await expect.poll(() => isAlive(question)).toBe(true);
  });

  test('answers when something is pressed in it', async ({ page }) => {
    await open(page, '/');
    const question = page.getByRole('button', { name: 'Is there a free trial, and do I need a card?' });
    // a press that does not bring it near, as assistive technology presses
    await question.dispatchEvent('click');
    await expect(question).toHaveAttribute('aria-expanded', 'true');
  });
});

test('the home page is laid out near the window, and whole once it is used: Back finds its place', async ({ page }) => {
  await page.goto('/');
  const far = page.getByRole('heading', { name: 'Frequently asked questions' });
  const laidOut = () => far.evaluate((heading) => heading.checkVisibility({ contentVisibilityAuto: true }));
  await hydrated(page);
  expect(await laidOut()).toBe(false);
  await page.mouse.move(200, 200);
  await expect.poll(laidOut).toBe(true);
  await far.scrollIntoViewIfNeeded();
  const place = async () => Math.round((await far.boundingBox())?.y ?? 0);
  const before = await place();
  await page.getByRole('banner').getByRole('link', { name: 'Partners' }).click();
  await expect(page).toHaveTitle(/^Partners/);
  await page.goBack();
  await expect(page).toHaveTitle(/^AI-powered/);
  expect(Math.abs((await place()) - before)).toBeLessThan(50);
});

test('a picture of the whole page shows all of it, though nobody has used the page', async ({ page }) => {
  await page.goto('/');
  const far = page.getByRole('heading', { name: 'Frequently asked questions' });
  expect(await far.evaluate((heading) => heading.checkVisibility({ contentVisibilityAuto: true }))).toBe(false);
  const picture = sharp(await page.screenshot({ fullPage: true }));
  const box = await far.boundingBox();
  const part = await picture
    .extract({
      left: Math.round(box?.x ?? 0),
      top: Math.round(box?.y ?? 0),
      width: Math.round(box?.width ?? 0),
      height: Math.round(box?.height ?? 0),
    })
    .toBuffer();
  // letters and not just ground
  expect((await sharp(part).stats()).channels[0]?.stdev).toBeGreaterThan(10);
});

/** Whether React has taken an element over: it marks those that it knows. */
function isAlive(part: Locator): Promise<boolean> {
  return part.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactFiber')));
}

test('the browser knows the styles of the HTML by their short names, and does not write them again', async ({
  page,
}) => {
  await page.goto('/pricing');
  await page.mouse.move(200, 200);
  await expect.poll(() => isAlive(page.getByRole('slider'))).toBe(true);
  const [read, written] = await page.evaluate(() =>
    ['[data-styles]', '[data-emotion]'].map((selector) =>
      [...document.styleSheets]
        .filter(({ ownerNode }) => ownerNode instanceof Element && ownerNode.matches(selector))
        .reduce((sum, { cssRules }) => sum + cssRules.length, 0),
    ),
  );
  expect(read).toBeGreaterThan(100);
  // a few that are parts of others, which the HTML does not need
  expect(written).toBeLessThan(20);
});

test.describe('where the scripts do not load', () => {
  test.use({ allowedErrors: [/ERR_FAILED/] });

  // the one that all pages share, and that of the screen, which the others would wait for
  for (const place of [2, -1])
    test(`the page works as it does without JavaScript (script ${place})`, async ({ page }) => {
      await page.goto('/');
      const { scripts }: { scripts: string[] } = JSON.parse((await page.locator('#start-data').textContent()) ?? '');
      await page.route(`**${scripts.at(place)}`, (route) => route.abort());
      await page.reload();
      await page.mouse.move(200, 200);
      await expect(page.getByText('you do not need a credit card', { exact: false })).toBeVisible();
    });

  test('the page works as it does without JavaScript (its data)', async ({ page }) => {
    await page.route('**/page-data.json', (route) => route.abort());
    await page.goto('/');
    await page.mouse.move(200, 200);
    await expect(page.getByText('you do not need a credit card', { exact: false })).toBeVisible();
  });
});

test.describe('a reader who saves data', () => {
  test('gets no script before the first sign of wanting something', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.goto('/');
    await page.waitForTimeout(1500);
    expect(scripts).toEqual([]);
    await page.keyboard.press('Tab');
    await expect.poll(() => scripts.length).toBeGreaterThan(0);
  });
});

test('the page asks no other site for anything, and stores nothing but the reading position', async ({
  page,
  baseURL,
}) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '')) foreign.push(request.url());
  });
  for (const path of ['/', '/pricing', '/contact', '/courses']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.mouse.move(300, 300);
    await hydrated(page);
  }
  expect(foreign).toEqual([]);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  expect(await page.context().cookies()).toEqual([]);
});
