import type { Page } from 'playwright';
import { contactTopics } from '../../../brand';

/** A state of a page in which texts are shown that its first view does not show. */
export interface State {
  readonly name: string;
  /** Without language. */
  readonly path: string;
  /** The window’s width, where it is not that of a desktop. */
  readonly width?: number;
  /** How visitors come to it, where it is not the first view. */
  act?(page: Page): Promise<void>;
}

const tooLong = 'n'.repeat(1001);

/** The states beyond the first view of every page, in which all that can be opened is open. */
export const states: readonly State[] = [
  { name: 'small-menu', path: '/', width: 390, act: (page) => click(page, 'common:nav.menu') },
  { name: 'courses-menu', path: '/', act: (page) => click(page, 'common:nav.courses') },
  { name: 'features-menu', path: '/', act: (page) => click(page, 'common:nav.features') },
  { name: 'language-menu', path: '/', act: (page) => page.locator('header [aria-expanded]:visible').last().click() },
  {
    name: 'contact-empty',
    path: '/contact',
    act: async (page) => {
      await click(page, 'contact:form.submit');
      await page.getByRole('alert').first().waitFor();
    },
  },
  {
    name: 'contact-too-long',
    path: '/contact',
    act: async (page) => {
      for (const field of await page.locator('#contact-form :is(input, textarea):visible').all())
        await field.fill(tooLong);
      await click(page, 'contact:form.submit');
    },
  },
  { name: 'contact-sending', path: '/contact', act: (page) => send(page) },
  { name: 'contact-failed', path: '/contact', act: (page) => send(page, 500) },
  { name: 'contact-sent', path: '/contact', act: (page) => send(page, 200) },
  { name: 'contact-not-copied', path: '/contact', act: (page) => click(page, 'contact:card.email.copy') },
  { name: 'contact-copied', path: '/contact', act: (page) => copy(page, 'contact:card.email.copy') },
  ...contactTopics.map((topic) => ({
    name: `contact-${topic}`,
    path: `/contact?topic=${topic}&about=qms&accounts=20`,
  })),
  {
    name: 'contact-not-sent-too-many',
    path: '/contact/not-sent',
    act: (page) => page.evaluate(() => void (location.hash = 'too-many')),
  },
  {
    name: 'calendar-loading',
    path: '/contact',
    act: async (page) => {
      await page.route(/^https:/, () => undefined);
      await click(page, 'common:scheduler.load');
    },
  },
  {
    name: 'calendar-failed',
    path: '/contact',
    act: async (page) => {
      await page.route(/^https:/, (route) => route.abort());
      await click(page, 'common:scheduler.load');
    },
  },
  {
    name: 'offline',
    path: '/contact',
    act: async (page) => {
      await page.evaluate(() => void Object.defineProperty(navigator, 'onLine', { value: false }));
      await click(page, 'common:nav.pricing');
      await page.getByRole('alert').first().waitFor();
    },
  },
  ...['', '1', '3', '12.5', '150', '5000'].map((accounts) => ({
    name: `pricing-${accounts || 'empty'}`,
    path: '/pricing',
    act: async (page: Page) => {
      await page.locator('main :is(input[type="number"], input[inputmode])').first().fill(accounts);
      if (accounts === '5000') await page.locator('main input[type="checkbox"]').first().check();
    },
  })),
  {
    name: 'pricing-estimate',
    path: '/pricing',
    act: async (page) => {
      for (const field of (await page.locator('main :is(input[type="number"], input[inputmode])').all()).slice(1))
        await field.fill('20');
    },
  },
  { name: 'pricing-copied', path: '/pricing', act: (page) => copy(page, 'pricing:share.copy') },
  ...[0, 1].map((index) => ({
    name: `pricing-hint-${index + 1}`,
    path: '/pricing',
    act: (page: Page) => page.locator('main [data-print="hide"] button').nth(index).focus(),
  })),
  {
    name: 'pricing-printed',
    path: '/pricing',
    act: async (page) => {
      await page.evaluate(() => void dispatchEvent(new Event('beforeprint')));
      await page.emulateMedia({ media: 'print' });
    },
  },
  {
    name: 'courses-failed',
    path: '/courses',
    act: async (page) => {
      await page.route('**/*.js', (route) => route.abort());
      await search(page, 'safety');
    },
  },
  { name: 'courses-found', path: '/courses', act: (page) => search(page, 'safety') },
  { name: 'courses-none', path: '/courses', act: (page) => search(page, 'xyzzy') },
  { name: 'integrations-none', path: '/integrations', act: (page) => search(page, 'xyzzy') },
];

/** Answers the question about cookies, whose banner would cover texts of the pages. */
export const withoutCookies: State = {
  name: 'consent-rejected',
  path: '/',
  act: (page) => click(page, 'common:consent.reject'),
};

/** The states of the question about cookies, for a visitor who has not answered it. */
export const consentStates: readonly State[] = [
  { name: 'consent', path: '/' },
  { name: 'consent-settings', path: '/', act: (page) => click(page, 'common:consent.settings') },
  { name: 'consent-accepted', path: '/', act: (page) => click(page, 'common:consent.accept') },
  { name: 'cookie-settings', path: '/', act: (page) => click(page, 'common:footer.cookieSettings') },
  withoutCookies,
];

/** Clicks the control with a string. A site that was built without the service that needs it does not have it. */
async function click(page: Page, key: string): Promise<void> {
  await page.evaluate((wanted) => window.textsOfPage.click(wanted), key);
}

/** Clicks a control that copies, with the right to do so. */
async function copy(page: Page, key: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-write']);
  await click(page, key);
  await page.context().clearPermissions();
}

async function search(page: Page, words: string): Promise<void> {
  await page.locator('main input[type="search"]').first().fill(words);
  await page.keyboard.press('Enter');
}

/** Sends a valid message, which is answered with a status, if at all. */
async function send(page: Page, status?: number): Promise<void> {
  await page.route('**/functions/v1/**', async (route) => {
    if (status) await route.fulfill({ status, json: {} });
  });
  const fields = page.locator('#contact-form :is(input, textarea):visible');
  for (const field of await fields.all())
    await field.fill((await field.getAttribute('type')) === 'email' ? 'ada@example.org' : 'Ada Morgan');
  await click(page, 'contact:form.submit');
}
