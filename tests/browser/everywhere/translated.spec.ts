import type { Page } from 'playwright/test';
import { expect, holdScripts, hydrated, navLink, t, test, titleOf, toPartners } from '../browserTest';
import { contactField } from '../contactPage';
import { firstPaths } from '../screenPaths';
import { inBoth, openTwice, translate, type Moment } from './translator';

test.use({ allowedErrors: [/Minified React error #(418|423|425)|ERR_|status of 404/], reducedMotion: 'reduce' });

/**
 * Links to the steps of the lesson, too: they change what is shown. Not those of the cookie settings, which come above all others
 * when they have loaded, in each tab at another time.
 */
const controlSelector =
  ':is(button, summary, input:is([type="checkbox"], [type="radio"]), a[href^="#step-"]):not(section[data-open] *)';

/** What is typed on a page: the field, and one text after the other. */
const typed: Readonly<Record<string, readonly [field: string, texts: readonly string[]]>> = {
  '/courses': ['#course-search', ['safety', 'safety fire', 'qqqq', '', 'food']],
  '/integrations': ['input[name="q"]', ['micro', 'microsoft t', 'qqqq', '']],
  '/pricing': ['#accounts', ['250', '', '5000', '12.5', '40']],
  '/contact': ['#contact-email', ['ann@example', 'ann@example.com', '']],
};

/** Translated before hydration, a page is translated again after React has rendered it anew; one is tried without that. */
const walks: readonly (readonly [path: string, moment: Moment])[] = [
  ...firstPaths.filter((path) => path !== '/404').map((path) => [path, 'before'] as const),
  ['/pricing', 'after'],
];

for (const [path, moment] of walks)
  test(`${path}, translated ${moment} hydration, shows what it shows otherwise, whatever is used`, async ({
    page,
    context,
  }) => {
    const tabs = [page, await context.newPage()] as const;
    for (const tab of tabs) await tab.addInitScript(() => (window.print = () => undefined));
    await openTwice(tabs, path, moment);
    await inBoth(tabs, async () => undefined, 'at first');
    const [field, texts = []] = typed[path] ?? [];
    for (const text of texts) {
      await inBoth(tabs, (tab) => tab.locator(field ?? '').fill(text), `typed “${text}”`);
      if (path === '/courses') await inBoth(tabs, (tab) => expect(resultsOf(tab, text)).toBeVisible(), text);
    }
    // Header and footer are the same on every page.
    const controls = path === '/' ? controlSelector : `main :is(${controlSelector})`;
    const count = await page.locator(controls).count();
    for (let index = 0; index < count; index += 1) {
      const use = (tab: Page) => tab.evaluate(press, { controls, index });
      await inBoth(tabs, use, `control ${index}`);
      // What is wrong after the second press is still wrong at the next comparison.
      await Promise.all(tabs.map(use));
    }
    await inBoth(tabs, async () => undefined, 'all controls');
    await inBoth(tabs, (tab) => navLink(tab, 'contentinfo', 'partners').click(), 'navigation');
    await inBoth(tabs, (tab) => expect(tab).toHaveTitle(titleOf(t('partners:head.title'))), 'another page');
    await inBoth(tabs, (tab) => tab.goBack(), 'Back');
    await expect(page.getByText(t('common:error.title'))).toHaveCount(0);
  });

function resultsOf(tab: Page, search: string) {
  if (search === '') return tab.locator('#course-search');
  return tab.locator('[aria-labelledby="results-title"]').getByText(search, { exact: false }).first();
}

/**
 * Presses a control in the page; a menu's button has no box where the window is wide. A hidden button that sends a form is
 * for pages without scripts; one that leads to another page would end the walk.
 */
async function press({ controls, index }: { controls: string; index: number }): Promise<void> {
  const control = document.querySelectorAll(controls)[index];
  if (control instanceof HTMLButtonElement && control.type === 'submit') {
    const { method = '', action = '' } = control.form ?? {};
    const leaves = method === 'get' && new URL(action).pathname !== window.location.pathname;
    if (leaves || control.offsetParent === null) return;
  }
  if (control instanceof HTMLElement) control.click();
  await new Promise(requestAnimationFrame);
  await new Promise((resolve) => setTimeout(resolve));
}

test.describe('where the scripts come after the translation, so that React renders the islands anew', () => {
  /** Opens a page without its scripts, translates it and does something; then the scripts come. */
  async function useBeforeScripts(page: Page, path: string, use: () => Promise<unknown>): Promise<void> {
    const release = await holdScripts(page);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await page.evaluate(translate);
    await use();
    release();
    await hydrated(page);
  }

  test('a message goes on where it was, and is there on the next page as well', async ({ page }) => {
    const name = contactField(page, 'name');
    await useBeforeScripts(page, '/contact?topic=trial', async () => {
      await name.pressSequentially('Ada gan');
      for (let times = 0; times < 3; times += 1) await page.keyboard.press('ArrowLeft');
    });
    await expect(name).toBeFocused();
    await page.keyboard.type('Mor');
    await expect(name).toHaveValue('Ada Morgan');
    await toPartners(page);
    await page.goBack();
    await expect(name).toHaveValue('Ada Morgan');
  });

  test('numbers, choices and open questions stay, and the price is theirs', async ({ page }) => {
    const question = page.locator('main details').last();
    await useBeforeScripts(page, '/pricing', async () => {
      await page.locator('#accounts').fill('250');
      await page.locator('#reseller').check();
      await question.locator('summary').click();
    });
    await expect(page.locator('#accounts')).toHaveValue('250');
    await expect(page.locator('#reseller')).toBeChecked();
    await expect(question).toHaveAttribute('open');
    await expect(page.locator('main [data-tone="slate"]').first()).toContainText('£625.00');
  });

  test('a search is searched for, and a pressed button does what it does', async ({ page }) => {
    await useBeforeScripts(page, '/courses', async () => {
      await page.locator('#course-search').fill('safety');
      await page.getByRole('button', { name: t('common:level.beginner') }).click();
    });
    await expect(page.getByRole('button', { name: t('common:level.beginner') })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(page).toHaveURL(/search=safety&level=beginner/);
    await expect(page.locator('main li mark').first()).toBeVisible();
  });
});
