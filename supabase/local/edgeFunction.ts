import path from 'node:path';
import { settingNames, type SettingName } from '../functions/_shared/settings';
import { denoPath } from './binaries';
import { freePort } from './listen';
import { startServer } from './processes';

/** The contact function as it would be deployed, running under Deno. */
export type RunningFunction = Awaited<ReturnType<typeof startFunction>>;

const servers = [
  ...(['DATABASE_URL', 'SUPABASE_DB_URL', 'SMTP_HOST', 'RESEND_BASE_URL'] as const),
  ...(['LEAD_WEBHOOK_URL', 'TURNSTILE_VERIFY_URL'] as const),
];

/** Starts the function with the permissions that it needs: no files, no other variables, and this machine where all is here. */
export async function startFunction(settings: Partial<Record<SettingName, string>>, log: string) {
  const port = await freePort();
  // To look up a name, Deno needs the name server too.
  const isHere = servers.every((name) => /^$|127\.0\.0\.1/.test(settings[name] ?? ''));
  const args = [
    ...['run', '--quiet', '--no-prompt', '--no-lock', '--cached-only', '--node-modules-dir=manual'],
    `--allow-net${isHere ? '=127.0.0.1' : ''}`,
    // The hosted platform gives a function 256 MB in all.
    '--v8-flags=--max-old-space-size=128',
    ...['--config', path.join(__dirname, '../functions/send-contact-email/deno.json')],
    `--allow-env=${[...settingNames, 'SB_REGION'].join(',')}`,
    // Libraries look for variables of their own, such as PGHOST: they find none.
    '--ignore-env',
    ...[path.join(__dirname, 'edge/run.ts'), String(port)],
  ];
  const program = { command: denoPath(), args, env: { ...settings, NO_COLOR: '1' }, log };
  const own = await startServer('The contact function', program, () => fetch(`http://127.0.0.1:${port}`));
  return { port: () => port, pid: () => own.child().pid, stop: own.stop };
}
