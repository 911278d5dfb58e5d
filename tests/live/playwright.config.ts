import { defineConfig } from 'playwright/test';
import { shared } from '../browser/shared';
import { port } from './copy';

const address = `http://127.0.0.1:${port}`;

/** The live server as writers and translators use it: one for all tests, which take turns. */
export default defineConfig<{ allowedErrors: RegExp[] }>({
  ...shared('live'),
  testDir: '.',
  workers: 1,
  timeout: 240_000,
  expect: { timeout: 80_000 },
  use: {
    baseURL: address,
    trace: 'retain-on-failure',
    permissions: ['clipboard-read', 'clipboard-write'],
    // The live server logs its own connections in the console.
    allowedErrors: [/./],
  },
  webServer: {
    command: 'node_modules/.bin/tsx tests/live/serveCopy.ts',
    cwd: '../..',
    url: `${address}/cy`,
    timeout: 600_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
  },
});
