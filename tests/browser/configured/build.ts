import { spawnSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { configuredFolder, configuredSettings } from './settings';

/** Builds the site with the settings of the configured browser tests; `public/` holds it until the next build. */
const { status } = spawnSync('node_modules/.bin/gatsby', ['build', '--no-color'], {
  stdio: 'inherit',
  env: { ...process.env, ...configuredSettings },
});
if (status === 0) {
  rmSync(configuredFolder, { recursive: true, force: true });
  cpSync('public', configuredFolder, { recursive: true });
  // A build leaves the scripts of the one before, and the next one is without these settings.
  rmSync('public/js', { recursive: true });
}
process.exitCode = status ?? 1;
