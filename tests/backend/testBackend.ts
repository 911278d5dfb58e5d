import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { QueryResultRow } from 'pg';
import type { StoredMail } from '../../supabase/local/mailbox';
import { startBackend, type BackendOptions, type RunningBackend } from '../../supabase/local/startBackend';
import { query } from '../../supabase/local/sql';
import { validRequest } from '../validRequest';

/** A local backend in a temporary folder, with what tests do with it. */
export interface TestBackend extends RunningBackend {
  readonly folder: string;
  /** Runs one statement as the superuser. */
  query<Row extends QueryResultRow>(sql: string, values?: readonly unknown[]): Promise<Row[]>;
  /** Posts a request as the site's script does. */
  send(fields: unknown, headers?: Readonly<Record<string, string>>): Promise<Response>;
  /** Posts a form as a browser without JavaScript does. */
  sendForm(fields: Readonly<Record<string, string>>, headers?: Readonly<Record<string, string>>): Promise<Response>;
  /** Sends what is due, as the schedule does, and waits until it was sent or refused. */
  retry(): Promise<void>;
  /** Returns everything that the backend has logged so far. */
  logs(): string;
  /** Stops it and deletes its folder. */
  dispose(): Promise<void>;
}

/** The address of the tests’ site. */
export const site = 'https://www.camre.example';

export { validRequest as valid };

/** Makes a folder that PostgreSQL can reach where it has to run as another user. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'camre-backend-'));
  chmodSync(folder, 0o755);
  return folder;
}

/** Starts a backend with high limits, which removes its folder when it is disposed of, or cannot be started. */
export async function startTestBackend(options: Partial<BackendOptions> = {}): Promise<TestBackend> {
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
  const post = (body: string, headers: Readonly<Record<string, string>>) =>
    fetch(address, { method: 'POST', body, headers: { origin: site, ...headers }, redirect: 'manual' });
  return {
    ...backend,
    folder,
    query: (sql, values) => query(backend.database.adminUrl, sql, values),
    send: (fields, headers) => post(JSON.stringify(fields), { 'content-type': 'application/json', ...headers }),
    sendForm: (fields, headers) =>
      post(new URLSearchParams(fields).toString(), { 'content-type': 'application/x-www-form-urlencoded', ...headers }),
    async retry() {
      const headers = { 'x-retry-secret': backend.retrySecret };
      const answer = await fetch(`${address}/retry`, { method: 'POST', headers });
      if (!answer.ok) throw new Error(`The retry was answered with ${answer.status}.`);
      await answer.text();
    },
    logs: () =>
      ['function.log', 'postgres.log'].map((file) => readFileSync(path.join(folder, file), 'utf8')).join('\n'),
    async dispose() {
      await backend.stop();
      remove();
    },
  };
}

/** Calls a function until it returns something; only a test that fails waits to the end. */
export async function eventually<T>(look: () => Promise<T | undefined | false>, seconds = 60): Promise<T> {
  const until = Date.now() + seconds * 1000;
  for (;;) {
    const found = await look();
    if (found) return found;
    if (Date.now() > until) throw new Error(`Not there after ${seconds} seconds: ${look}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Returns the mail about a request, once it is in the mailbox. */
export function mailFrom(backend: RunningBackend, email: string): Promise<StoredMail> {
  return eventually(async () =>
    (await backend.mailbox.list()).find(({ mail }) => mail.replyTo?.some(({ address }) => address === email)),
  );
}
