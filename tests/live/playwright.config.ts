import { defineConfig } from 'playwright/test';
import { port } from './copy';

const address = `http://127.0.0.1:${port}`;

/** The live server as writers and translators use it: one for all tests, which take turns. */
export default defineConfig<{ allowedErrors: RegExp[] }>({
  testDir: '.',
  outputDir: '../../.local/results/live',
  workers: 1,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // Long enough for a machine that has other work: only a test that fails waits for them.
  timeout: 240_000,
  expect: { timeout: 80_000 },
  reporter: [['list'], ['json', { outputFile: '../../.local/reports/live.json' }]],
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
