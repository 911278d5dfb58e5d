import { spawn } from 'node:child_process';
import path from 'node:path';
import { copy, makeCopy, port, removeCopy } from './copy';

/** The live server of a fresh copy, in English and Welsh. Told to end, it waits for the server and takes the copy away. */
makeCopy();
const server = spawn(
  path.join(copy, 'node_modules/.bin/gatsby'),
  ['develop', '--host', '127.0.0.1', '--port', String(port)],
  {
    cwd: copy,
    stdio: 'inherit',
    env: { ...process.env, LOCALES: 'en,cy', GATSBY_TELEMETRY_DISABLED: '1' },
  },
);
process.on('SIGTERM', () => server.kill('SIGTERM'));
server.on('exit', (status) => {
  removeCopy();
  process.exit(status ?? 0);
});
