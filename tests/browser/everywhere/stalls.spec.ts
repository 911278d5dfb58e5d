import type { Page, Request } from 'playwright/test';
import { t } from '../../words';
import { expect, test } from '../browserTest';

/** What a visitor does on a page, and what has to be true some time later, whichever file never comes. */
interface Visit {
  readonly what: string;
  readonly path: string;
  readonly width: number;
  /** Once the page is hydrated: then the files of its start, which are the same for all, are there. */
  readonly later: boolean;
  act(page: Page): Promise<void>;
  /** Whether the visitor can go on: what was asked for is there, or a sentence says what to do. */
  canGoOn(page: Page): Promise<boolean>;
}

const toast = (page: Page) => page.locator('[data-toast]');
const menuButton = (page: Page) => page.locator('button[aria-controls="header-menu"]');
const search = (page: Page) => page.locator('#course-search');
const cookieSettings = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: t('common:footer.cookieSettings') });

const visits: readonly Visit[] = [
  {
    what: 'opens the menu of a phone',
    path: '/',
    width: 390,
    later: false,
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
    later: true,
    act: (page) => page.locator('footer a[href="/partners"]').first().click(),
    canGoOn: async (page) => new URL(page.url()).pathname === '/partners' || toast(page).isVisible(),
  },
  {
    what: 'opens the cookie settings',
    path: '/pricing',
    width: 1280,
    later: true,
    act: (page) => cookieSettings(page).click(),
    canGoOn: async (page) =>
      (await page.getByRole('heading', { name: t('common:consent.settings.title') }).isVisible()) ||
      (await toast(page).isVisible()),
  },
  {
    what: 'searches for a course',
    path: '/courses',
    width: 1280,
    later: true,
    async act(page) {
      await search(page).fill('fire');
      await search(page).press('Enter');
    },
    canGoOn: async (page) =>
      (await page.locator('[aria-labelledby="results-title"] li h3 a').first().isVisible()) ||
      (await page.getByRole('button', { name: t('courses:results.retry') }).isVisible()),
  },
  {
    what: 'sends the form where there is no backend',
    path: '/contact',
    width: 1280,
    later: true,
    async act(page) {
      for (const field of ['name', 'company', 'message']) await page.locator(`#contact-${field}`).fill('Ada');
      await page.locator('#contact-email').fill('ada@example.com');
      await page.locator('#contact-form button[type="submit"]').click();
    },
    canGoOn: async (page) =>
      (await page.locator('#contact-form a[href^="mailto:"]').filter({ visible: true }).count()) > 0,
  },
];

test.use({ allowedErrors: [/ERR_|Loading chunk/] });

for (const visit of visits)
  test(`a visitor who ${visit.what} can go on, whichever file never comes`, async ({ page }) => {
    test.slow();
    // By the page's own clock, whose pages have no marks of performance.
    await page.clock.install();
    await page.addInitScript(() =>
      addEventListener('camre:hydrated', () => document.documentElement.setAttribute('data-hydrated', '')),
    );
    await page.setViewportSize({ width: visit.width, height: 800 });
    const files = await filesOf(page, visit);
    const isCode = (file: string) => /\.(js|json)$/.test(file);
    expect(files.some(isCode)).toBe(true);
    // Pictures and fonts all at once.
    for (const stalled of [...files.filter(isCode).map((file) => [file]), files.filter((file) => !isCode(file))])
      await test.step(stalled.join(', '), async () => {
        await page.route(
          ({ pathname }) => stalled.includes(pathname),
          // The document of a page comes, and the question whether the site is there: the visitor gets it instead.
          (route) =>
            route.request().isNavigationRequest() || route.request().method() === 'HEAD' ? route.continue() : undefined,
        );
        await begin(page, visit);
        await visit.act(page);
        await expect(async () => {
          await page.clock.fastForward(11_000);
          expect(await visit.canGoOn(page)).toBe(true);
        }).toPass({ timeout: 30_000, intervals: [100] });
        await page.unrouteAll({ behavior: 'ignoreErrors' });
      });
  });

async function begin(page: Page, { path, later }: Visit): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' });
  if (!later) return;
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
}

/** Returns what the browser asks for where everything comes, without the document: all, or what the start has not asked for. */
async function filesOf(page: Page, visit: Visit): Promise<string[]> {
  const start = new Set<string>();
  const files = new Set<string>();
  let asked = visit.later ? start : files;
  const note = (request: Request) => {
    const { pathname } = new URL(request.url());
    if (!request.isNavigationRequest() && !start.has(pathname)) asked.add(pathname);
  };
  page.on('request', note);
  await begin(page, visit);
  if (visit.later) await page.waitForLoadState('networkidle');
  asked = files;
  await visit.act(page);
  await expect.poll(() => visit.canGoOn(page)).toBe(true);
  await page.waitForLoadState('networkidle');
  page.off('request', note);
  return [...files];
}
