import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { settingNames, type SettingName } from '../functions/_shared/settings';
import { startDatabase } from './database';
import { takeFolder } from './folder';
import { functionsPath, relay } from './gateway';
import { freePort, listen } from './listen';
import { mailPath, openMailbox, showMailbox, type Mailbox } from './mailbox';
import { denoPath } from './binaries';
import { startServer } from './processes';

export interface BackendOptions {
  readonly folder: string;
  /** The port of the gateway; 0 is a free one. */
  readonly port: number;
  /** The origins of the site; the first is the one that forms are led back to. */
  readonly origins: readonly string[];
  /** Settings of the function that differ from the defaults of this machine. */
  readonly settings?: Partial<Record<SettingName, string>>;
  /** Seconds between two retries of what is due. */
  readonly retryEvery?: number;
  /** Settings of PostgreSQL, such as those of the hosted platform. */
  readonly postgres?: Readonly<Record<string, string>>;
  /** Returns another way to the database, such as that of a proxy, for its address. */
  readonly wayToDatabase?: (url: string) => Promise<string>;
}

/** Database, function, mailbox and gateway, as in production but on this machine. */
export type RunningBackend = Awaited<ReturnType<typeof startBackend>>;

/** Starts the local backend, all of it or nothing. Throws a sentence that says what prevents it. */
export async function startBackend(options: BackendOptions) {
  const folder = takeFolder(options.folder);
  const { addressSalt, retrySecret } = folder.secrets;
  const opened: (() => unknown)[] = [() => folder.release()];
  const close = async () => {
    for (const end of opened.splice(0).reverse()) await end();
  };
  try {
    const mailbox = await openMailbox(path.join(folder.path, 'mail'));
    opened.push(() => mailbox.close());
    const database = await startDatabase(folder, options.postgres);
    opened.push(() => database.stop());
    const settings = {
      ...defaults(options, mailbox),
      SUPABASE_DB_URL: (await options.wayToDatabase?.(database.url)) ?? database.url,
      IP_HASH_SALT: addressSalt,
      RETRY_SECRET: retrySecret,
      ...options.settings,
    };
    const fn = await startFunction(settings, path.join(folder.path, 'function.log'));
    opened.push(() => fn.stop());
    opened.push(schedule(fn, retrySecret, options.retryEvery ?? 5));
    const server = createServer((request, response) => route(mailbox, fn, request, response));
    const gateway = await listen(server, options.port, 'BACKEND_PORT');
    opened.push(() => gateway.close());
    const url = `http://127.0.0.1:${gateway.port}`;
    const functionUrl = `${url}${functionsPath}send-contact-email`;
    const files = {
      // For psql "$(cat .local/backend/database.url)".
      'database.url': database.url,
      // For npm run leads.
      'leads.json': JSON.stringify({ databaseUrl: database.leadsUrl, functionUrl, retrySecret }),
    };
    for (const [name, content] of Object.entries(files)) {
      const file = path.join(folder.path, name);
      writeFileSync(file, content, { mode: 0o600 });
      opened.push(() => rmSync(file, { force: true }));
    }
    return {
      /** The project's address, as in SUPABASE_URL. */
      url,
      mailUrl: `${url}${mailPath}`,
      database,
      fn,
      mailbox,
      retrySecret,
      stop: close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

function defaults({ origins }: BackendOptions, mailbox: Mailbox): Partial<Record<SettingName, string>> {
  return {
    SITE_URL: origins[0] ?? '',
    ALLOWED_ORIGINS: origins.join(','),
    MAIL_FROM: 'Camre website <website@camre.example>',
    MAIL_TO: 'hello@camre.example',
    SMTP_HOST: '127.0.0.1',
    SMTP_PORT: String(mailbox.port),
    // The gateway appends the address; the visitor can write what precedes it.
    CLIENT_IP_HEADER: 'x-forwarded-for',
    // Here every visitor has the same address.
    CONTACT_RATE_LIMIT: '1000',
    CONTACT_RATE_LIMIT_OVERALL: '1000',
  };
}

function route(mailbox: Mailbox, fn: RunningFunction, request: IncomingMessage, response: ServerResponse): void {
  // Another site whose name leads to this machine could read the mail otherwise.
  const isOurs = /^(?:127\.0\.0\.1|localhost)(?::\d+)?$/.test(request.headers.host ?? '');
  if (request.url?.startsWith(functionsPath)) relay(request, response, fn.port());
  else if (isOurs && request.url === mailPath) showMailbox(mailbox, response).catch(() => response.destroy());
  else response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Not found\n');
}

/** Does what pg_cron does for a hosted project: retries, one after the other. Returns what ends it. */
function schedule(fn: RunningFunction, secret: string, retryEvery: number): () => void {
  const stopping = new AbortController();
  const headers = { 'X-Retry-Secret': secret };
  const { signal } = stopping;
  const retry = async () => {
    for (;;) {
      await wait(retryEvery * 1000, undefined, { signal });
      const address = `http://127.0.0.1:${fn.port()}/send-contact-email/retry`;
      // What fails is tried again in seconds.
      await fetch(address, { method: 'POST', headers, signal }).then(
        (answer) => answer.body?.cancel(),
        () => undefined,
      );
    }
  };
  retry().catch(() => undefined);
  return () => stopping.abort();
}

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
