import { expect, test, words } from './browserTest';

test.use({ allowedErrors: [/404/] });

for (const [path, code, language] of [
  ['/no/such/page', 'en', 'en-GB'],
  ['/cy/dim/tudalen', 'cy', 'cy'],
] as const)
  test(`${path} is answered with 404, in ${language}, and logs the missing path`, async ({ page }) => {
    const logged: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') logged.push(message.text());
    });
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await page.mouse.move(100, 100);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    const title = page.getByRole('heading', { level: 1 });
    const heading = words(code)('notFound:title');
    await expect(title).toHaveText(heading);
    await expect.poll(() => logged.some((line) => line.includes(path))).toBe(true);
    // Scripts change neither address nor text nor language.
    await page.getByRole('radio', { name: words(code)('common:theme.dark') }).check({ force: true });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(title).toHaveText(heading);
    await expect(page).toHaveURL(path);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await page
      .getByRole('main')
      .getByRole('link', { name: words(code)('notFound:home') })
      .click();
    await expect(page).toHaveURL(language === 'cy' ? '/cy' : '/');
    await page.goBack();
    await expect(page).toHaveURL(path);
    await expect(title).toHaveText(heading);
  });

test('an address that begins with two slashes is not taken for another host: Back leads to it', async ({
  page,
  baseURL,
}) => {
  const address = `${baseURL ?? ''}//no.such/page`;
  await page.goto(address);
  // The router would load now.
  await page.mouse.move(100, 100);
  await page.waitForLoadState('networkidle');
  await page
    .getByRole('main')
    .getByRole('link', { name: words('en')('notFound:home') })
    .click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page).toHaveURL(address);
});
