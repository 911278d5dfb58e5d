import { defineConfig } from 'playwright/test';
import { server, shared } from '../shared';

/** Browser tests of the site as it is built for production: with a local backend and a fake calendar (settings.ts). */
export default defineConfig({
  ...shared('browser'),
  testDir: '.',
  ...server('tests/browser/configured/serve.ts', Number(process.env.BROWSER_TEST_PORT ?? 9174)),
});
