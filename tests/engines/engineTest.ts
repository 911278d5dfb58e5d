import { test as base, expect } from 'playwright/test';
import type { Driver } from './driver';
import { startFirefox } from './firefox';
import { Tab } from './tab';
import { startWebKit } from './webkit';

const starters = { firefox: startFirefox, webkit: startWebKit } as const;

export interface EngineOptions {
  engine: keyof typeof starters;
}

/** Playwright's `test` with a tab of another engine; a page that reports an error fails its test. */
export const test = base.extend<{ tab: Tab; allowedErrors: RegExp }, EngineOptions & { driver: Driver }>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  allowedErrors: [/^$/, { option: true }],
  driver: [
    async ({ engine }, use) => {
      const driver = await starters[engine]();
      await use(driver);
      await driver.close();
    },
    { scope: 'worker' },
  ],
  tab: async ({ driver, baseURL, allowedErrors }, use) => {
    await use(new Tab(driver, baseURL ?? ''));
    expect((await driver.takeErrors()).filter((error) => !allowedErrors.test(error))).toEqual([]);
  },
});

export { expect };
