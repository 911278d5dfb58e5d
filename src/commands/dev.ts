import { spawn } from 'node:child_process';
import path from 'node:path';
import { localBackend } from '../build/settings';
import { waitForSignal, portNumber, startLocalBackend } from './localBackend';
import { runCommand } from './runCommand';

/** `npm run dev`: the live server; unless SUPABASE_URL says otherwise, with a backend of its own; `--no-backend` leaves that out. */
async function dev(): Promise<void> {
  const end = waitForSignal();
  const port = portNumber('PORT', 8000);
  const words = process.argv.slice(2);
  const needsBackend = !words.includes('--no-backend');
  const isLocal = needsBackend && (process.env.SUPABASE_URL || localBackend) === localBackend;
  const backend = isLocal
    ? await startLocalBackend([`http://localhost:${port}`, `http://127.0.0.1:${port}`])
    : undefined;
  const settings = backend && { SUPABASE_URL: localBackend, BACKEND_URL: backend.url };
  const gatsby = spawn(
    process.execPath,
    [
      'supabase/local/guard.mjs',
      JSON.stringify({
        command: path.resolve('node_modules/.bin/gatsby'),
        args: ['develop', '--port', String(port), ...words.filter((word) => word !== '--no-backend')],
        stop: ['SIGINT', 'SIGTERM', 'SIGKILL'],
      }),
    ],
    { stdio: ['pipe', 'inherit', 'inherit'], detached: true, env: { ...process.env, ...settings } },
  );
  const ended = new Promise<void>((resolve) => gatsby.once('exit', () => resolve()));
  await Promise.race([end, ended]);
  gatsby.stdin.end();
  await ended;
  await backend?.stop();
  process.exitCode = gatsby.exitCode ?? 1;
}

runCommand(dev);
