import { defineConfig } from 'playwright/test';
import type { EngineOptions } from './engineTest';

const port = Number(process.env.ENGINES_TEST_PORT ?? 9176);

/** The exported site in engines other than Chromium, as Debian has them: Playwright is the runner here, not the driver. */
export default defineConfig<object, EngineOptions>({
  testDir: '.',
  outputDir: '../../.local/results/engines',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // Long enough for a machine that has other work: only a test that fails waits for them.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: '../../.local/reports/engines.json' }]],
  use: { baseURL: `http://127.0.0.1:${port}` },
  projects: [
    { name: 'firefox', use: { engine: 'firefox' } },
    { name: 'webkit', use: { engine: 'webkit' } },
  ],
  webServer: {
    command: 'node_modules/.bin/tsx src/build/commands/serve.ts',
    cwd: '../..',
    env: { PORT: String(port) },
    url: `http://127.0.0.1:${port}/`,
    reuseExistingServer: false,
  },
});
