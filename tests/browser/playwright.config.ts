import { defineConfig } from 'playwright/test';

const port = Number(process.env.BROWSER_TEST_PORT ?? 9173);
/** The tag of tests that `npm test` leaves out (everywhere.ts). */
const everywhere = /@everywhere/;

/** Browser tests run against exported sites, served by their own host rules: under the real policy. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../.local/results/browser',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // Long enough for a machine that has other work: only a test that fails waits for them.
  timeout: 120_000,
  expect: { timeout: 40_000 },
  reporter: [['list'], ['json', { outputFile: '../../.local/reports/playwright.json' }]],
  // A trace of every test would double the time; `-- --trace on` records one.
  use: { screenshot: 'only-on-failure' },
  projects: [
    // As it is built where nothing is set: no backend, no calendar.
    { name: 'default', testIgnore: 'configured/**', grepInvert: everywhere, use: { baseURL: address(port) } },
    // As it is built for production, with a local backend and a fake calendar (tests/browser/configured/settings.ts).
    { name: 'configured', testDir: 'configured', use: { baseURL: address(port + 1) } },
    // `npm run test:everywhere`: all languages, pages and files.
    { name: 'everywhere', testIgnore: 'configured/**', grep: everywhere, use: { baseURL: address(port) } },
  ],
  webServer: [server('src/gatsby/commands/serve.ts', port), server('tests/browser/serveConfigured.ts', port + 1)],
});

function address(at: number): string {
  return `http://127.0.0.1:${at}`;
}

function server(script: string, at: number) {
  return {
    command: `node_modules/.bin/tsx ${script}`,
    cwd: '../..',
    env: { PORT: String(at) },
    url: `${address(at)}/`,
    reuseExistingServer: false,
  };
}
