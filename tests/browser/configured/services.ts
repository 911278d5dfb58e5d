import type { Page } from 'playwright/test';
import { schedulerScript } from '../../../src/site/brand';
import { test as base } from '../browserTest';
import { widget } from './fakeScheduler';
import { analyticsOrigin } from './settings';

export const challengeOrigin = 'https://challenges.cloudflare.com';

const analyticsScript = `
  window.goals = [];
  window.plausible = (goal) => window.goals.push(goal);
`;
const challengeScript = `
  window.turnstile = {
    render(container, { sitekey, callback }) {
      const token = Object.assign(document.createElement('input'), { type: 'hidden', value: 'passed ' + sitekey });
      token.name = 'cf-turnstile-response';
      container.append(token);
      this.pass = () => callback(token.value);
      this.pass();
      return 'widget';
    },
    reset() {
      this.pass();
    },
  };
`;

/**
 * The browser test, with fake scripts of the calendar, the analytics and the challenge, as tests have no network; `email` is an
 * address that no other test uses, by which a test finds its own requests.
 */
export const test = base.extend<{ fakeServices: undefined; email: string }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from this pattern.
  email: ({}, use, { testId, repeatEachIndex }) => use(`${testId}.${repeatEachIndex}@example.org`),
  fakeServices: [
    async ({ context }, use) => {
      const script = (body: string) => ({ contentType: 'text/javascript', body });
      await context.route(`${analyticsOrigin}/js/script.js`, (route) => route.fulfill(script(analyticsScript)));
      await context.route(schedulerScript, (route) => route.fulfill(script(widget)));
      await context.route(`${challengeOrigin}/**`, (route) => route.fulfill(script(challengeScript)));
      await use(undefined);
    },
    { auto: true },
  ],
});

/** Returns the goals that the analytics have counted since the page was loaded. */
export function goalsOf(page: Page): Promise<unknown> {
  return page.evaluate('window.goals');
}
