import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg, { type QueryResultRow } from 'pg';
import type { StoredMail } from '../../supabase/local/mailbox';
import { startBackend, type BackendOptions, type RunningBackend } from '../../supabase/local/startBackend';
import { eventually } from '../eventually';
import { validRequest } from '../validRequest';
import { withClient } from '../../supabase/local/sql';

/** A local backend in a temporary folder, with what tests do with it. */
export type TestBackend = Awaited<ReturnType<typeof startTestBackend>>;

/** The address of the tests’ site. */
export const site = 'https://www.camre.example';

export { eventually, validRequest as valid };

/** Makes a folder that PostgreSQL can reach where it has to run as another user. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'camre-backend-'));
  chmodSync(folder, 0o755);
  return folder;
}

type Headers = Readonly<Record<string, string>>;

/** Starts a backend with high limits, which removes its folder when it is disposed of, or cannot be started. */
export async function startTestBackend(options: Partial<BackendOptions> = {}) {
  const folder = options.folder ?? temporaryFolder();
  const plenty = {
    CONTACT_RATE_LIMIT: '100000',
    CONTACT_RATE_LIMIT_OVERALL: '100000',
    DATABASE_TIMEOUT_MS: '9000',
    DAILY_DIGEST: 'false',
  };
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const settings = { ...plenty, ...options.settings };
  const starting = startBackend({ port: 0, origins: [site], ...options, folder, settings });
  starting.catch(remove);
  const backend = await starting;
  const address = `${backend.url}/functions/v1/send-contact-email`;
  const post = (body: string, headers: Headers) =>
    fetch(address, { method: 'POST', body, headers: { origin: site, ...headers }, redirect: 'manual' });
  const dispose = async () => {
    await backend.stop();
    remove();
  };
  return {
    ...backend,
    folder,
    /** Runs one statement as the superuser. */
    query: <Row extends QueryResultRow>(sql: string, values?: readonly unknown[]) =>
      query<Row>(backend.database.adminUrl, sql, values),
    /** Returns the rows of a statement once it has any. */
    until: <Row extends QueryResultRow>(sql: string, values?: readonly unknown[], seconds?: number) =>
      eventually(async () => {
        const rows = await query<Row>(backend.database.adminUrl, sql, values);
        return rows.length > 0 && rows;
      }, seconds),
    /** Returns the newest mail with such a subject or text, once there is one. */
    mailWith: (words: string) =>
      eventually(async () =>
        (await backend.mailbox.list()).find(({ mail: { subject, text } }) => `${subject}\n${text}`.includes(words)),
      ),
    /** Posts a request as the site's script does. */
    send: (fields: unknown, headers?: Headers) =>
      post(JSON.stringify(fields), { 'content-type': 'application/json', ...headers }),
    /** Posts to the function itself, as the gateway passes it on, and returns the status. */
    sendDirect: async (fields: unknown, headers: Headers) => {
      const all = { 'content-type': 'application/json', origin: site, ...headers };
      const address = `http://127.0.0.1:${backend.fn.port()}/send-contact-email`;
      return (await fetch(address, { method: 'POST', body: JSON.stringify(fields), headers: all })).status;
    },
    /** Posts a form as a browser without JavaScript does. */
    sendForm: (fields: Readonly<Record<string, string>>, headers?: Headers) =>
      post(new URLSearchParams(fields).toString(), { 'content-type': 'application/x-www-form-urlencoded', ...headers }),
    /** Sends what is due, as the schedule does, and waits until it was sent or refused. */
    async retry() {
      const headers = { 'x-retry-secret': backend.retrySecret };
      const answer = await fetch(`${address}/retry`, { method: 'POST', headers });
      if (!answer.ok) throw new Error(`The retry was answered with ${answer.status}.`);
      await answer.text();
    },
    /** Returns everything that the backend has logged so far. */
    logs: () =>
      ['function.log', 'postgres.log'].map((file) => readFileSync(path.join(folder, file), 'utf8')).join('\n'),
    /** Stops it and deletes its folder, as the end of a test does that has it with `await using`. */
    dispose,
    [Symbol.asyncDispose]: dispose,
  };
}

/** Makes the parts of Supabase's Vault that are used. */
export function makeVault({ query: run }: TestBackend): Promise<unknown> {
  return run(`
    create schema vault; create table vault.secrets (id uuid primary key default gen_random_uuid(), name text, secret text);
    create function vault.create_secret(s text, n text) returns uuid language sql as 'insert into vault.secrets (name, secret) values (n, s) returning id';
    create function vault.update_secret(i uuid, s text) returns void language sql as 'update vault.secrets set secret = s where id = i';
    grant usage on schema vault to postgres; grant all on all tables in schema vault to postgres`);
}

/** Locks a table, so that the statements of others hang; returns a function that ends it. */
export async function lockTable({ database }: TestBackend, table: string, mode = 'access exclusive') {
  const blocker = new pg.Client({ connectionString: database.adminUrl });
  blocker.on('error', () => undefined);
  await blocker.connect();
  await blocker.query(`begin; lock table ${table} in ${mode} mode`);
  return () => blocker.end();
}

/** Returns the mail about a request, once it is in the mailbox. */
export function mailFrom(backend: RunningBackend, email: string): Promise<StoredMail> {
  return eventually(async () =>
    (await backend.mailbox.list()).find(({ mail }) => mail.replyTo?.some(({ address }) => address === email)),
  );
}

/** Returns the rows of one statement, over a connection of its own. */
export function query<Row extends QueryResultRow>(
  url: string,
  sql: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  return withClient(url, async (client) => (await client.query<Row>(sql, [...values])).rows);
}
