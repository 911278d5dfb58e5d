import { expect, test } from './browserTest';

test.use({ allowedErrors: [/404/] });

for (const [path, heading, language] of [
  ['/no/such/page', 'Oops! Page not found', 'en-GB'],
  ['/cy/dim/tudalen', undefined, 'cy'],
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
    if (heading) await expect(title).toHaveText(heading);
    const words = await title.textContent();
    await expect.poll(() => logged.some((line) => line.includes(path))).toBe(true);
    // Hydrated in place: same address, same words, same language.
    await expect(title).toHaveText(words ?? '');
    await expect(page).toHaveURL(path);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await page.getByRole('main').getByRole('link').first().click();
    await expect(page).toHaveURL(language === 'cy' ? '/cy' : '/');
  });
