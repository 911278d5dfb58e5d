import { defineConfig } from 'playwright/test';

const address = `http://127.0.0.1:${process.env.VISUAL_TEST_PORT ?? 9176}`;

/**
 * Key pages compared with approved pictures of them, from the last build without settings. Only
 * `npm run test:visual -- --update-snapshots` writes pictures.
 */
export default defineConfig({
  testDir: '.',
  outputDir: '../../.local/results/visual',
  snapshotPathTemplate: 'approved/{arg}{ext}',
  updateSnapshots: 'none',
  globalTeardown: './shrinkPictures.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 90_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: '../../.local/reports/visual.json' }], ['./whatToDo.ts']],
  // Half size: layout, type and colours are there, in a quarter of the bytes and the time.
  use: { baseURL: address, deviceScaleFactor: 0.5, contextOptions: { reducedMotion: 'reduce' } },
  webServer: {
    command: 'node_modules/.bin/tsx src/gatsby/commands/serve.ts',
    cwd: '../..',
    env: { PORT: new URL(address).port },
    url: `${address}/`,
    reuseExistingServer: false,
  },
});
