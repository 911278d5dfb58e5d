import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import type { SettingName } from '../functions/_shared/settings';
import { startDatabase, type RunningDatabase } from './database';
import { startFunction, type RunningFunction } from './edgeFunction';
import { takeFolder } from './folder';
import { functionsPath, relay } from './gateway';
import { openMailbox, type Mailbox } from './mailbox';
import { mailPath, showMailbox } from './mailboxPages';

export interface BackendOptions {
  /** Where leads, mail and logs are kept. */
  readonly folder: string;
  /** The gateway's; 0 takes a free one. */
  readonly port: number;
  /** The addresses of the site, the first one being the site's own. */
  readonly origins: readonly string[];
  /** Settings of the function other than the usual ones here. */
  readonly settings?: Partial<Record<SettingName, string>>;
  /** Seconds between two looks for mails that are due. */
  readonly retryEvery?: number;
}

/** Database, function, mailbox and gateway, as they would be in production but on this machine. */
export interface RunningBackend {
  /** The project's address, as SUPABASE_URL would name it. */
  readonly url: string;
  readonly mailUrl: string;
  readonly database: RunningDatabase;
  readonly fn: RunningFunction;
  readonly mailbox: Mailbox;
  readonly retrySecret: string;
  /** Answers what is below /functions/v1/, for a site that has it at its own address. */
  readonly answer: (request: IncomingMessage, response: ServerResponse) => void;
  stop(): Promise<void>;
}

/** Starts the local backend, all of it or nothing. Throws a sentence that says what is in the way. */
export async function startBackend(options: BackendOptions): Promise<RunningBackend> {
  const folder = takeFolder(options.folder);
  const opened: (() => unknown)[] = [() => folder.release()];
  const close = async () => {
    for (const end of opened.splice(0).reverse()) await end();
  };
  try {
    const parts: { mailbox?: Mailbox; fn?: RunningFunction } = {};
    const gateway = await listening(
      createServer((request, response) => route(parts, request, response)),
      options.port,
    );
    opened.push(() => closed(gateway.server));
    const mailbox = await openMailbox(path.join(folder.path, 'mail'));
    opened.push(() => mailbox.close());
    parts.mailbox = mailbox;
    const database = await startDatabase(folder);
    opened.push(() => database.stop());
    const address = path.join(folder.path, 'database.url');
    // For who wants to look into the table: psql "$(cat .local/backend/database.url)"
    writeFileSync(address, database.url, { mode: 0o600 });
    opened.push(() => rmSync(address, { force: true }));
    const fn = await startFunction({
      settings: {
        ...usual(options, database, mailbox),
        IP_HASH_SALT: folder.secrets.addressSalt,
        RETRY_SECRET: folder.secrets.retrySecret,
        ...options.settings,
      },
      reaches: [
        `127.0.0.1:${database.port}`,
        ...mailServers({ ...usual(options, database, mailbox), ...options.settings }),
      ],
      log: path.join(folder.path, 'function.log'),
    });
    opened.push(() => fn.stop());
    parts.fn = fn;
    const stopSchedule = schedule(fn, database, folder.secrets.retrySecret, options.retryEvery ?? 5);
    opened.push(stopSchedule);
    const url = `http://127.0.0.1:${gateway.port}`;
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

function usual(
  { origins }: BackendOptions,
  database: RunningDatabase,
  mailbox: Mailbox,
): Partial<Record<SettingName, string>> {
  return {
    SUPABASE_DB_URL: database.url,
    SITE_URL: origins[0] ?? '',
    ALLOWED_ORIGINS: origins.join(','),
    MAIL_PROVIDER: 'smtp',
    MAIL_FROM: 'Camre website <website@camre.example>',
    MAIL_TO: 'hello@camre.example',
    SMTP_HOST: '127.0.0.1',
    SMTP_PORT: String(mailbox.port),
    SMTP_SECURE: 'false',
    // The gateway writes it last; everything before is the visitor's own word.
    CLIENT_IP_HEADER: 'x-forwarded-for',
    // Whoever tries the form out here is always the same visitor.
    CONTACT_RATE_LIMIT: '1000',
    CONTACT_RATE_LIMIT_OVERALL: '1000',
  };
}

function mailServers(settings: Partial<Record<SettingName, string>>): string[] {
  if (settings.MAIL_PROVIDER === 'resend') return [new URL(settings.RESEND_BASE_URL ?? 'https://api.resend.com').host];
  return [`${settings.SMTP_HOST}:${settings.SMTP_PORT}`];
}

function route(
  { mailbox, fn }: { mailbox?: Mailbox; fn?: RunningFunction },
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const url = new URL(request.url ?? '/', 'http://127.0.0.1');
  // Another site whose name leads to this machine could read the mail otherwise.
  const isOurs = /^(?:127\.0\.0\.1|localhost)(?::\d+)?$/.test(request.headers.host ?? '');
  if (url.pathname.startsWith(functionsPath)) relay(request, response, fn?.port());
  else if (mailbox && isOurs && (url.pathname === mailPath || url.pathname.startsWith(`${mailPath}/`)))
    showMailbox(mailbox, url, response).catch(() => response.destroy());
  else response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Not found\n');
}

/** What pg_cron does for a hosted project: retries, and once a day what is too old goes. */
function schedule(fn: RunningFunction, database: RunningDatabase, secret: string, retryEvery: number): () => void {
  const retry = () => {
    const port = fn.port();
    if (port !== undefined)
      fetch(`http://127.0.0.1:${port}/send-contact-email/retry`, {
        method: 'POST',
        headers: { 'X-Retry-Secret': secret },
      })
        .then((answer) => answer.body?.cancel())
        // The next look is never far.
        .catch(() => undefined);
  };
  const forget = () => {
    const client = new pg.Client({ connectionString: database.url });
    client.on('error', () => undefined);
    client
      .connect()
      .then(() => client.query('select public.delete_old_contact_data()'))
      .catch(() => undefined)
      .finally(() => client.end().catch(() => undefined));
  };
  forget();
  const timers = [setInterval(retry, retryEvery * 1000), setInterval(forget, 24 * 60 * 60 * 1000)];
  return () => timers.forEach((timer) => clearInterval(timer));
}

function listening(server: Server, port: number): Promise<{ server: Server; port: number }> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(
              `Port ${port}, for the local backend, is taken. Stop what uses it, or choose another: BACKEND_PORT=${port + 10}`,
            )
          : error,
      ),
    );
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      resolve({ server, port: typeof address === 'object' && address ? address.port : port });
    });
  });
}

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
