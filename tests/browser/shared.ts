import path from 'node:path';
import type { PlaywrightTestConfig } from 'playwright/test';

const root = path.resolve(__dirname, '../..');

/** Returns what tests in browsers have in common; their results are below a name of their own. */
export const shared = (name: string): PlaywrightTestConfig => ({
  outputDir: `${root}/.local/results/${name}`,
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // Long enough for a machine that has other work: only a test that fails waits for them.
  timeout: 120_000,
  expect: { timeout: 40_000 },
  reporter: [['list'], ['json', { outputFile: `${root}/.local/reports/${name}.json` }]],
});

/** Returns the settings of tests whose site a script serves, by its own host rules: under the real policy. */
export function server(script: string, port: number): PlaywrightTestConfig {
  const address = `http://127.0.0.1:${port}`;
  return {
    // A trace of every test would double the time; `-- --trace on` records one.
    use: { screenshot: 'only-on-failure', baseURL: address },
    webServer: {
      command: `node_modules/.bin/tsx ${script}`,
      cwd: root,
      env: { PORT: String(port) },
      url: `${address}/`,
      reuseExistingServer: false,
    },
  };
}
