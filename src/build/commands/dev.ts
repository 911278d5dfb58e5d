import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { localBackend } from '../../../supabase/functions/_shared/settingSchemas';
import { choosePort, startLocalBackend, waitForSignal } from './localBackend';
import { runCommand } from '../../commandLine/commandLine';

/** Runs `npm run dev`: the live server, with the local backend unless SUPABASE_URL or `--no-backend` say otherwise. */
async function dev(): Promise<void> {
  const end = waitForSignal();
  const port = await choosePort('PORT', 8000);
  const words = process.argv.slice(2);
  const args = words.filter((word) => word !== '--no-backend');
  const isLocal = args.length === words.length && (process.env.SUPABASE_URL || localBackend) === localBackend;
  const backend = isLocal
    ? await startLocalBackend([`http://localhost:${port}`, `http://127.0.0.1:${port}`])
    : undefined;
  await runLiveServer('.', port, args, backend && { SUPABASE_URL: localBackend, BACKEND_URL: backend.url }, end);
  await backend?.stop();
}

/** Runs the live server of a project until it exits or `end` resolves; the exit code is Gatsby's. */
export async function runLiveServer(
  root: string,
  port: number,
  args: readonly string[],
  settings: Readonly<Record<string, string>> | undefined,
  end: Promise<void>,
): Promise<void> {
  const command = path.resolve(root, 'node_modules/.bin/gatsby');
  const program = { command, args: ['develop', '--port', `${port}`, ...args], stop: ['SIGINT', 'SIGTERM', 'SIGKILL'] };
  console.log(
    'The first page waits for the scripts of the site: about half a minute, and some minutes while the computer is busy. Until then an open page says so.',
  );
  const gatsby = spawn(process.execPath, ['supabase/local/guard.mjs', JSON.stringify(program)], {
    cwd: root,
    stdio: ['pipe', 'inherit', 'inherit'],
    detached: true,
    env: { ...process.env, ...settings },
  });
  const ended = once(gatsby, 'exit');
  await Promise.race([end, ended]);
  gatsby.stdin.end();
  await ended;
  process.exitCode = gatsby.exitCode ?? 1;
}

if (require.main === module) runCommand(dev);
