import type { Page } from 'playwright';
import roles from '../../../../../content/data/roles.json';
import topics from '../../../../../content/data/topics.json';
import { contactTopics } from '../../../../site/contactTopics';

/** A page, and what visitors do there to see more texts than its first view, its menus and its tabs have. */
export interface State {
  readonly name: string;
  /** Without language. */
  readonly path: string;
  readonly act?: Act;
}

/** `click` clicks the control with a string; a site that was built without the service that needs it does not have it. */
type Act = (page: Page, click: (key: string) => Promise<void>) => Promise<unknown>;

const contactFields = '#contact-form :is(input, textarea):visible';
const numberFields = 'main input[inputmode]';

/** By path, then name, what visitors do. */
const acts: Readonly<Record<string, Readonly<Record<string, Act>>>> = {
  '/': {
    'small-menu': async (page, click) => {
      await page.setViewportSize({ width: 390, height: 900 });
      await click('common:nav.menu');
    },
    'cookie-settings': (_page, click) => click('common:footer.cookieSettings'),
  },
  '/contact': {
    'contact-empty': (_page, click) => click('contact:form.submit'),
    'contact-too-long': async (page, click) => {
      for (const field of await page.locator(contactFields).all()) await field.fill('n'.repeat(1001));
      await click('contact:form.submit');
    },
    'contact-failed': (page, click) => send(page, click, 500),
    'contact-sent': (page, click) => send(page, click, 200),
    'calendar-failed': async (page, click) => {
      await page.route(/^https:/, (route) => route.abort());
      await click('common:scheduler.load');
    },
  },
  '/contact/not-sent': {
    'contact-not-sent-too-many': (page) => page.evaluate(() => void (location.hash = 'too-many')),
    'contact-not-sent-not-accepted': (page) => page.evaluate(() => void (location.hash = 'not-accepted')),
  },
  '/pricing': {
    'pricing-5000': async (page) => {
      await page.locator(numberFields).first().fill('5000');
      await page.locator('main input[type="checkbox"]').first().check();
    },
    'pricing-estimate': async (page) => {
      for (const field of (await page.locator(numberFields).all()).slice(1)) await field.fill('20');
    },
    'pricing-printed': (page) => page.emulateMedia({ media: 'print' }),
  },
  '/courses': { 'courses-found': search('safety'), 'courses-none': search('xyzzy') },
  '/integrations': { 'integrations-none': search('xyzzy') },
};

/** The states beyond the first view of every page. */
export const states: readonly State[] = [
  ...Object.entries(acts).flatMap(([path, named]) => Object.entries(named).map(([name, act]) => ({ name, path, act }))),
  ...Object.keys(contactTopics).map((topic) => ({
    name: `contact-${topic}`,
    path: `/contact?topic=${topic}&about=${topics.features[0]}&accounts=20`,
  })),
  ...roles.map(({ sector }) => ({ name: `sector-${sector}`, path: `/courses?sector=${sector}` })),
  ...roles.slice(0, 1).map(({ roles: [role] }) => ({ name: 'role', path: `/courses?plan=${role?.id}.20` })),
];

function search(words: string): Act {
  return async (page) => {
    await page.locator('main input[type="search"]').first().fill(words);
    await page.keyboard.press('Enter');
  };
}

/** Sends a valid message, which is answered with a status. */
async function send(page: Page, click: (key: string) => Promise<void>, status: number): Promise<void> {
  await page.route('**/functions/v1/**', (route) => route.fulfill({ status, json: {} }));
  for (const field of await page.locator(contactFields).all())
    await field.fill((await field.getAttribute('type')) === 'email' ? 'ada@example.org' : 'Ada Morgan');
  await click('contact:form.submit');
}
