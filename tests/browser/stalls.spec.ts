import type { Page, Request } from 'playwright/test';
import { t } from '../words';
import { expect, test } from './browserTest';

/** What a visitor does on a page, and what has to be true some time later, whichever file never comes. */
interface Visit {
  readonly what: string;
  readonly path: string;
  readonly width: number;
  act(page: Page): Promise<void>;
  /** Whether the visitor can go on: what was asked for is there, or a sentence says what to do. */
  canGoOn(page: Page): Promise<boolean>;
}

const toast = (page: Page) => page.locator('[data-toast]');
const menuButton = (page: Page) => page.locator('button[aria-controls="header-menu"]');
const cookieSettings = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: t('common:footer.cookieSettings') });

const visits: readonly Visit[] = [
  {
    what: 'opens the menu of a phone',
    path: '/',
    width: 390,
    act: (page) => menuButton(page).click(),
    async canGoOn(page) {
      if (await page.locator('#header-menu').isVisible()) return true;
      await menuButton(page).click();
      return page.locator('#header-menu').isVisible();
    },
  },
  {
    what: 'follows a link',
    path: '/pricing',
    width: 1280,
    act: (page) => page.locator('footer a[href="/partners"]').first().click(),
    canGoOn: async (page) => new URL(page.url()).pathname === '/partners' || toast(page).isVisible(),
  },
  {
    what: 'opens the cookie settings',
    path: '/pricing',
    width: 1280,
    act: (page) => cookieSettings(page).click(),
    canGoOn: async (page) =>
      (await page.getByRole('heading', { name: t('common:consent.settings.title') }).isVisible()) ||
      (await toast(page).isVisible()) ||
      // Without scripts there is no such button.
      !(await cookieSettings(page).isVisible()),
  },
];

test.use({ allowedErrors: [/ERR_|Loading chunk/] });
test.describe.configure({ mode: 'default' });

for (const visit of visits)
  test(`a visitor who ${visit.what} can go on, whichever file never comes`, async ({ page, context }) => {
    const files = await filesOf(page, visit);
    expect(files.some((file) => file.startsWith('/js/'))).toBe(true);
    for (const file of files)
      await test.step(file, async () => {
        const tab = await context.newPage();
        await tab.clock.install();
        await tab.setViewportSize({ width: visit.width, height: 800 });
        await tab.route(
          ({ pathname }) => pathname === file,
          () => undefined,
        );
        await tab.goto(visit.path, { waitUntil: 'commit' });
        await visit.act(tab);
        await expect(async () => {
          // Fifty seconds at most, of the page's own clock.
          await tab.clock.runFor(5000);
          expect(await visit.canGoOn(tab)).toBe(true);
        }).toPass({ timeout: 30_000 });
        await tab.close();
      });
  });

/** Returns what the browser asks for during a visit where everything comes, without the document. */
async function filesOf(page: Page, visit: Visit): Promise<string[]> {
  const files = new Set<string>();
  const note = (request: Request) => {
    if (!request.isNavigationRequest()) files.add(new URL(request.url()).pathname);
  };
  page.on('request', note);
  await page.setViewportSize({ width: visit.width, height: 800 });
  await page.goto(visit.path);
  await visit.act(page);
  await expect.poll(() => visit.canGoOn(page)).toBe(true);
  await page.waitForLoadState('networkidle');
  page.off('request', note);
  return [...files];
}
