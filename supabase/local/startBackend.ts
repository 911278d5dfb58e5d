import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { SettingName } from '../functions/_shared/settings';
import { startDatabase, type RunningDatabase } from './database';
import { startDatabaseProxy, type DatabaseProxyOptions } from './listen';
import { startFunction, type RunningFunction } from './edgeFunction';
import { takeFolder } from './folder';
import { functionsPath, relay } from './gateway';
import { listen } from './listen';
import { openMailbox, type Mailbox } from './mailbox';
import { mailPath, showMailbox } from './mailbox';

export interface BackendOptions {
  /** The folder of its data, mail and logs. */
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
  /** Puts a proxy between function and database. */
  readonly databaseProxy?: DatabaseProxyOptions;
}

/** Database, function, mailbox and gateway, as in production but on this machine. */
export interface RunningBackend {
  /** The project's address, as in SUPABASE_URL. */
  readonly url: string;
  readonly mailUrl: string;
  readonly database: RunningDatabase;
  readonly fn: RunningFunction;
  readonly mailbox: Mailbox;
  readonly retrySecret: string;
  /** Answers requests below /functions/v1/, for a site that has its backend at its own address. */
  readonly answer: (request: IncomingMessage, response: ServerResponse) => void;
  stop(): Promise<void>;
}

/** Starts the local backend, all of it or nothing. Throws a sentence that says what prevents it. */
export async function startBackend(options: BackendOptions): Promise<RunningBackend> {
  const folder = takeFolder(options.folder);
  const opened: (() => unknown)[] = [() => folder.release()];
  const close = async () => {
    for (const end of opened.splice(0).reverse()) await end();
  };
  try {
    const parts: { mailbox?: Mailbox; fn?: RunningFunction } = {};
    const gateway = await listen(
      createServer((request, response) => route(parts, request, response)),
      options.port,
      'BACKEND_PORT',
    );
    opened.push(() => gateway.close());
    const mailbox = await openMailbox(path.join(folder.path, 'mail'));
    opened.push(() => mailbox.close());
    parts.mailbox = mailbox;
    const database = await startDatabase(folder, options.postgres);
    opened.push(() => database.stop());
    const settings = {
      ...defaults(options, mailbox),
      SUPABASE_DB_URL: database.url,
      IP_HASH_SALT: folder.secrets.addressSalt,
      RETRY_SECRET: folder.secrets.retrySecret,
      ...options.settings,
    };
    if (options.databaseProxy) {
      const proxy = await startDatabaseProxy(database.port, options.databaseProxy);
      opened.push(() => proxy.close());
      settings.SUPABASE_DB_URL = database.url.replace(/@[^/]+/, `@${options.databaseProxy.host}:${proxy.port}`);
    }
    const fn = await startFunction({
      settings,
      reaches: hostsOf(settings),
      log: path.join(folder.path, 'function.log'),
    });
    opened.push(() => fn.stop());
    parts.fn = fn;
    const stopSchedule = schedule(fn, folder.secrets.retrySecret, options.retryEvery ?? 5);
    opened.push(stopSchedule);
    const url = `http://127.0.0.1:${gateway.port}`;
    const files = {
      // For psql "$(cat .local/backend/database.url)".
      'database.url': database.url,
      // For npm run leads.
      'leads.json': JSON.stringify({
        databaseUrl: database.leadsUrl,
        functionUrl: `${url}${functionsPath}send-contact-email`,
        retrySecret: folder.secrets.retrySecret,
      }),
    };
    for (const [name, content] of Object.entries(files)) {
      const file = path.join(folder.path, name);
      writeFileSync(file, content, { mode: 0o600 });
      opened.push(() => rmSync(file, { force: true }));
    }
    return {
      url,
      mailUrl: `${url}${mailPath}`,
      database,
      fn,
      mailbox,
      retrySecret: folder.secrets.retrySecret,
      answer: (request, response) => relay(request, response, fn.port()),
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
    MAIL_PROVIDER: 'smtp',
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

/** Returns the servers that the settings name, as `host:port`. */
function hostsOf(settings: Partial<Record<SettingName, string>>): string[] {
  const addresses = [
    settings.DATABASE_URL ?? settings.SUPABASE_DB_URL,
    settings.LEAD_WEBHOOK_URL,
    settings.TURNSTILE_VERIFY_URL,
  ];
  if (settings.MAIL_PROVIDER === 'resend') addresses.push(settings.RESEND_BASE_URL ?? 'https://api.resend.com');
  else addresses.push(`smtp://${settings.SMTP_HOST}:${settings.SMTP_PORT}`);
  return addresses.flatMap((address) => (address && URL.canParse(address) ? [new URL(address).host] : []));
}

function route(
  { mailbox, fn }: { mailbox?: Mailbox; fn?: RunningFunction },
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const address = `http://127.0.0.1${request.url?.startsWith('/') ? request.url : '/'}`;
  const url = new URL(URL.canParse(address) ? address : 'http://127.0.0.1/');
  // Another site whose name leads to this machine could read the mail otherwise.
  const isOurs = /^(?:127\.0\.0\.1|localhost)(?::\d+)?$/.test(request.headers.host ?? '');
  if (url.pathname.startsWith(functionsPath)) relay(request, response, fn?.port());
  else if (mailbox && isOurs && (url.pathname === mailPath || url.pathname.startsWith(`${mailPath}/`)))
    showMailbox(mailbox, url, response).catch(() => response.destroy());
  else response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Not found\n');
}

/** Does what pg_cron does for a hosted project: retries. Returns what ends it. */
function schedule(fn: RunningFunction, secret: string, retryEvery: number): () => void {
  let isRetrying = false;
  const retry = () => {
    const port = fn.port();
    if (port === undefined || isRetrying) return;
    isRetrying = true;
    fetch(`http://127.0.0.1:${port}/send-contact-email/retry`, {
      method: 'POST',
      headers: { 'X-Retry-Secret': secret },
    })
      .then((answer) => answer.body?.cancel())
      // The next retry follows in seconds.
      .catch(() => undefined)
      .finally(() => (isRetrying = false));
  };
  const timer = setInterval(retry, retryEvery * 1000);
  return () => clearInterval(timer);
}
