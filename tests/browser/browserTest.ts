import { test as base, expect, type Locator, type Page } from 'playwright/test';
import { programPath } from '../../src/commands/provision';

/** Playwright's `test` in the Chromium that this machine has; a page that reports an error fails its test. */
export const test = base.extend<{ failOnErrors: undefined; allowedErrors: RegExp[] }>({
  launchOptions: [
    // Playwright reads the fixtures that are asked for out of this very pattern.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const args = [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ];
      await use({ executablePath: await programPath('chromium'), args });
    },
    { scope: 'worker' },
  ],
  allowedErrors: [[], { option: true }],
  failOnErrors: [
    async ({ page, allowedErrors }, use) => {
      // Chromium's headless shell reports a pointer at 0, 0 when a page loads, which nobody has moved.
      await page.addInitScript(() =>
        addEventListener('pointermove', (event) => event.x || event.y || event.stopImmediatePropagation(), true),
      );
      const errors: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      page.on('pageerror', (error) => errors.push(String(error)));
      await use(undefined);
      expect(errors.filter((error) => !allowedErrors.some((allowed) => allowed.test(error)))).toEqual([]);
    },
    { auto: true },
  ],
});

/** Waits until the page's scripts have taken over (Gatsby sets the mark). The policy forbids Playwright's own wait. */
export async function hydrated(page: Page): Promise<void> {
  const marks = () => page.evaluate(() => performance.getEntriesByName('onInitialClientRender').length);
  await expect.poll(marks, { intervals: [50] }).toBe(1);
}

/** Opens a page and waits until its scripts have taken over; the pointer, which starts them, stays in a corner. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  await hydrated(page);
}

/** Keeps the page's scripts back, as a slow network does, until the function that it gives is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/js/**', async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** Where something begins, in pixels from the top of the document. */
export async function top(part: Locator): Promise<number> {
  return part.evaluate((element) => element.getBoundingClientRect().top + window.scrollY);
}

/** Texts as they are written in `content/`: pages add word joiners and soft hyphens to them. */
export function withoutJoiners(texts: readonly string[]): string[] {
  return texts.map((text) => text.replace(/[\u00AD\u2060]/g, ''));
}

export { expect };
