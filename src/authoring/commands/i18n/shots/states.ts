import type { Page } from 'playwright';
import roles from '../../../../../content/data/roles.json';
import topics from '../../../../../content/data/topics.json';
import { contactTopics } from '../../../../site/contactTopics';
import type { TextToFind } from './inPage';

/** A state of a page in which texts are shown that its first view does not show. */
export interface State {
  readonly name: string;
  /** Without language. */
  readonly path: string;
  /** The texts of the page's MDX. */
  readonly sought?: readonly TextToFind[];
  /** How visitors come to it, where it is not the first view. */
  readonly act?: Act;
}

type Act = (page: Page) => Promise<unknown>;

const contactFields = '#contact-form :is(input, textarea):visible';
const numberFields = 'main input[inputmode]';
const hintButtons = 'main [data-print="hide"] button';

/** By path, then name, what visitors do beyond the first view of a page, in which all that can be opened is open. */
const acts: Readonly<Record<string, Readonly<Record<string, Act>>>> = {
  '/': {
    'small-menu': async (page) => {
      await page.setViewportSize({ width: 390, height: 900 });
      await click(page, 'common:nav.menu');
    },
    'courses-menu': (page) => click(page, 'common:nav.courses'),
    'features-menu': (page) => click(page, 'common:nav.features'),
    'language-menu': (page) => page.locator('header [aria-expanded]:visible').last().click(),
  },
  '/contact': {
    'contact-empty': async (page) => {
      await click(page, 'contact:form.submit');
      await page.getByRole('alert').first().waitFor();
    },
    'contact-too-long': async (page) => {
      for (const field of await page.locator(contactFields).all()) await field.fill('n'.repeat(1001));
      await click(page, 'contact:form.submit');
    },
    'contact-sending': (page) => send(page),
    'contact-failed': (page) => send(page, 500),
    'contact-sent': (page) => send(page, 200),
    'contact-not-copied': (page) => click(page, 'contact:card.email.copy'),
    'contact-copied': (page) => copy(page, 'contact:card.email.copy'),
    'calendar-loading': async (page) => {
      await page.route(/^https:/, () => undefined);
      await click(page, 'common:scheduler.load');
    },
    'calendar-failed': async (page) => {
      await page.route(/^https:/, (route) => route.abort());
      await click(page, 'common:scheduler.load');
    },
    offline: async (page) => {
      await page.evaluate(() => void Object.defineProperty(navigator, 'onLine', { value: false }));
      await click(page, 'common:nav.pricing');
      await page.getByRole('alert').first().waitFor();
    },
  },
  '/contact/not-sent': {
    'contact-not-sent-too-many': (page) => page.evaluate(() => void (location.hash = 'too-many')),
    'contact-not-sent-not-accepted': (page) => page.evaluate(() => void (location.hash = 'not-accepted')),
  },
  '/pricing': {
    'pricing-empty': (page) => page.locator(numberFields).first().fill(''),
    'pricing-1': (page) => page.locator(numberFields).first().fill('1'),
    'pricing-3': (page) => page.locator(numberFields).first().fill('3'),
    'pricing-12.5': (page) => page.locator(numberFields).first().fill('12.5'),
    'pricing-150': (page) => page.locator(numberFields).first().fill('150'),
    'pricing-5000': async (page) => {
      await page.locator(numberFields).first().fill('5000');
      await page.locator('main input[type="checkbox"]').first().check();
    },
    'pricing-estimate': async (page) => {
      for (const field of (await page.locator(numberFields).all()).slice(1)) await field.fill('20');
    },
    'pricing-copied': (page) => copy(page, 'pricing:share.copy'),
    'pricing-hint-1': (page) => page.locator(hintButtons).first().focus(),
    'pricing-hint-2': (page) => page.locator(hintButtons).nth(1).focus(),
    'pricing-printed': async (page) => {
      await page.evaluate(() => void dispatchEvent(new Event('beforeprint')));
      await page.emulateMedia({ media: 'print' });
    },
  },
  '/courses': {
    'courses-failed': async (page) => {
      await page.route('**/*.js', (route) => route.abort());
      await search(page, 'safety');
    },
    'courses-found': (page) => search(page, 'safety'),
    'courses-none': (page) => search(page, 'xyzzy'),
  },
  '/integrations': { 'integrations-none': (page) => search(page, 'xyzzy') },
};

/** The states beyond the first view of every page. */
export const states: readonly State[] = [
  ...Object.entries(acts).flatMap(([path, named]) => Object.entries(named).map(([name, act]) => ({ name, path, act }))),
  ...Object.keys(contactTopics).map((topic) => ({
    name: `contact-${topic}`,
    path: `/contact?topic=${topic}&about=${topics.features[0]}&accounts=20`,
  })),
  ...roles.flatMap((sector): State[] => [
    { name: `sector-${sector.sector}`, path: `/courses?sector=${sector.sector}` },
    ...sector.roles.slice(0, 1).flatMap(({ id }) => [
      { name: `role-${id}`, path: `/courses?role=${id}` },
      { name: `contact-role-${id}`, path: `/contact?topic=trial&role=${id}` },
    ]),
  ]),
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
  for (const field of await page.locator(contactFields).all())
    await field.fill((await field.getAttribute('type')) === 'email' ? 'ada@example.org' : 'Ada Morgan');
  await click(page, 'contact:form.submit');
}
