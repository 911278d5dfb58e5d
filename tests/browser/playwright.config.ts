import { defineConfig } from 'playwright/test';

const port = Number(process.env.BROWSER_TEST_PORT ?? 9173);

/** Browser tests run against the exported site, served by its own host rules: under the real policy. */
export default defineConfig({
  testDir: '.',
  outputDir: 'results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 30_000,
  reporter: [['list'], ['json', { outputFile: '../../.local/reports/playwright.json' }]],
  use: { baseURL: `http://127.0.0.1:${port}`, trace: 'retain-on-failure' },
  webServer: {
    command: 'node_modules/.bin/tsx src/commands/serve.ts',
    cwd: '../..',
    env: { PORT: String(port) },
    url: `http://127.0.0.1:${port}/`,
    reuseExistingServer: false,
  },
});
