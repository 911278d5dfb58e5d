import { defineConfig } from 'playwright/test';
import { server, shared } from '../browser/shared';
import type { EngineOptions } from './engineTest';

/** The exported site in engines other than Chromium, as Debian has them: Playwright is the runner here, not the driver. */
export default defineConfig<object, EngineOptions>({
  ...shared('engines'),
  testDir: '.',
  projects: [
    { name: 'firefox', use: { engine: 'firefox' } },
    { name: 'webkit', use: { engine: 'webkit' } },
  ],
  ...server('src/build/commands/serve.ts', Number(process.env.ENGINES_TEST_PORT ?? 9176)),
});
