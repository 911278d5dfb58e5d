import { spawn } from 'node:child_process';
import path from 'node:path';
import { copy, makeCopy, port } from './copy';

/** The live server of a fresh copy, in English and Welsh. Playwright ends it with all that it started. */
makeCopy();
spawn(path.join(copy, 'node_modules/.bin/gatsby'), ['develop', '--host', '127.0.0.1', '--port', String(port)], {
  cwd: copy,
  stdio: 'inherit',
  env: { ...process.env, LOCALES: 'en,cy', GATSBY_TELEMETRY_DISABLED: '1' },
});
