import { defineConfig } from 'playwright/test';
import { server, shared } from './shared';

/** Browser tests of the site as it is built where nothing is set: no backend, no calendar. */
export default defineConfig({
  ...shared('browser'),
  testDir: '.',
  testIgnore: 'configured/**',
  projects: [
    // What a visitor does on each screen.
    { name: 'default', testIgnore: ['configured/**', 'everywhere/**'], grepInvert: /@everywhere/ },
    // The same in every language; and whatever the page, the window, the medium and the connection. A file's name is in a title.
    { name: 'everywhere', grep: /@everywhere|everywhere\// },
  ],
  ...server('src/build/commands/serve.ts', Number(process.env.BROWSER_TEST_PORT ?? 9173)),
});
