import { test as base, expect, type Locator, type Page, type Request } from 'playwright/test';
import { programPath } from '../../src/commandLine/programs';
import { t } from '../words';

export { t, textsOf, words } from '../words';

/** Playwright's `test` in the Chromium that this machine has; a page that reports an error fails its test. */
export const test = base.extend<{ failOnErrors: undefined; allowedErrors: RegExp[] }>({
  launchOptions: [
    // Playwright reads the names of the fixtures from this pattern.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const args = [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // A page of a test lives for a second: optimising its scripts costs more than it saves.
        '--js-flags=--no-opt --no-maglev',
      ];
      await use({ executablePath: await programPath('chromium'), args });
    },
    { scope: 'worker' },
  ],
  allowedErrors: [[], { option: true }],
  failOnErrors: [
    async ({ page, allowedErrors }, use) => {
      // Chromium's headless shell reports a pointer at 0, 0 when a page loads.
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

/** Touches every island and waits until all of them act. */
export async function hydrated(page: Page): Promise<void> {
  const waiting = page.locator('camre-island:not([data-ready])');
  await expect(async () => {
    await waiting.evaluateAll((islands) => {
      for (const island of islands) island.dispatchEvent(new Event('pointerover', { bubbles: true }));
    });
    await expect(waiting).toHaveCount(0, { timeout: 500 });
  }).toPass({ intervals: [50] });
  // The site's script, which waits for a touch to load the router, may not have run yet.
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('touchstart')));
    await expect(page.locator('html.swup-enabled')).toHaveCount(1, { timeout: 500 });
  }).toPass({ intervals: [50] });
}

/** Waits until a page acts; the router comes with a move of the pointer in the corner. */
export async function acts(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  await hydrated(page);
}

/** Opens a page and waits until it acts. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await acts(page);
}

/** Waits for the fonts of a page; sections that are laid out later ask for theirs later. */
export async function fontsLoaded(page: Page): Promise<void> {
  await expect(page.locator('html.near-first')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** Delays the page's scripts, as a slow network does, until the returned function is called. */
export function holdScripts(page: Page): Promise<() => void> {
  return holdRequests(page, '**/js/**');
}

/** Delays the requests that match a pattern until the returned function is called. */
export async function holdRequests(page: Page, pattern: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(pattern, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** Returns the list to which the addresses are added that a page asks for from now on, of those that are meant. */
export function requestsOf(page: Page, isMeant: (request: Request) => boolean): string[] {
  const asked: string[] = [];
  page.on('request', (request) => isMeant(request) && asked.push(request.url()));
  return asked;
}

/** Returns a link of the header or the footer by the key of its text. */
export function navLink(page: Page, part: 'banner' | 'contentinfo', key: NavKey): Locator {
  return page.getByRole(part).getByRole('link', { name: t(`common:nav.${key}`) });
}

/** Follows a link to the partner page, and waits until that is shown: the address comes before the page. */
export async function toPartners(page: Page, part: 'banner' | 'contentinfo' = 'contentinfo'): Promise<void> {
  await navLink(page, part, 'partners').click();
  await expect(page).toHaveTitle(titleOf(t('partners:head.title')));
}

type NavKey = 'contact' | 'integrations' | 'partners' | 'pricing' | 'trial';

/** Returns the text of `<title>` on a page with this title. */
export function titleOf(page: string): string {
  return t('common:site.title', { page, suffix: t('common:site.titleSuffix') });
}

/** Returns where something begins, in pixels from the top of the document. */
export async function top(part: Locator): Promise<number> {
  return part.evaluate((element) => element.getBoundingClientRect().top + window.scrollY);
}

export { expect };

/** Runs in the page. Returns whether less than half of what has the focus can be seen; of something high, 60 pixels. */
export function hiddenHalf(): boolean {
  const { activeElement: focused } = document;
  if (!focused || focused === document.body) return false;
  const { left, top, width, height } = focused.getBoundingClientRect();
  const isSeen = (x: number, y: number) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (focused.contains(hit) || hit.contains(focused) || hit.closest('label')?.contains(focused));
  };
  let seen = 0;
  for (let y = 0.5; y < height; y += 1)
    if ([0.1, 0.5, 0.9].some((share) => isSeen(left + width * share, top + y))) seen += 1;
  return seen < Math.min(height / 2, 60);
}
