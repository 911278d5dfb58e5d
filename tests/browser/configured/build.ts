import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, rmdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { configuredFolder, configuredSettings } from './settings';

/**
 * Builds the site with the settings of the configured browser tests, and with the files of `addedFiles/`: a page and files
 * that the site does not have, and that any Gatsby site may have. `public/` holds it until the next build.
 */
const added = 'tests/browser/configured/addedFiles';
const files = readdirSync(added, { recursive: true, encoding: 'utf8' }).filter((file) =>
  statSync(path.join(added, file)).isFile(),
);
let status: number | null;
try {
  cpSync(added, '.', { recursive: true });
  ({ status } = spawnSync('npm', ['run', '--silent', 'build', '--', '--no-color'], {
    stdio: 'inherit',
    env: { ...process.env, ...configuredSettings },
  }));
} finally {
  for (const file of files) {
    rmSync(file, { force: true });
    const folder = path.dirname(file);
    if (readdirSync(folder).length === 0) rmdirSync(folder);
  }
}
if (status === 0) {
  rmSync(configuredFolder, { recursive: true, force: true });
  cpSync('public', configuredFolder, { recursive: true });
  // A build leaves the scripts and static files of the one before, and the next one is without these.
  rmSync('public/js', { recursive: true });
  for (const file of files) rmSync(file.replace(/^static/, 'public'), { force: true });
}
process.exitCode = status ?? 1;
