import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import { databaseConnection } from '../functions/_shared/database';
import { withClient } from '../local/sql';

/** Where the leads are: the database as lead_manager, and for the doctor the function and its secret. */
export interface Access {
  readonly databaseUrl: string;
  readonly functionUrl?: string;
  readonly retrySecret?: string;
}

/** Reads the settings from the environment, else those of a running local backend. Throws an Error without either. */
export function readAccess(): Access {
  const { LEADS_DATABASE_URL: databaseUrl, LEADS_FUNCTION_URL: functionUrl, RETRY_SECRET: retrySecret } = process.env;
  if (databaseUrl) return { databaseUrl, functionUrl, retrySecret };
  const file = path.resolve(process.env.BACKEND_FOLDER || '.local/backend', 'leads.json');
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  throw new Error(
    'No database: start the local backend (npm start), or set LEADS_DATABASE_URL to postgres://lead_manager:<password>@<host>:5432/postgres (supabase/README.md, “The owner’s command line”).',
  );
}

/** Returns the address of the database as its owner. Throws an Error where it is not set. */
export function ownerDatabase(): string {
  const { OWNER_DATABASE_URL: url } = process.env;
  if (url) return url;
  throw new Error('OWNER_DATABASE_URL is not set: the address of the database as its owner, postgres.');
}

/** Returns the rows of a query as lead_manager, or at another address. Throws an Error that says why it failed. */
export function queryDatabase<Row extends pg.QueryResultRow = Record<string, unknown>>(
  sql: string,
  values: unknown[] = [],
  url = readAccess().databaseUrl,
): Promise<Row[]> {
  return withDatabase(url, async (client) => (await client.query<Row>(sql, values)).rows);
}

/** What to do about errors whose messages do not say it. */
const hints: readonly (readonly [error: RegExp, hint: string])[] = [
  [
    /(?:EHOSTUNREACH|ENETUNREACH|ENOTFOUND).*\bdb\.[a-z\d]{20}\.supabase\.co\b/s,
    'This address of Supabase has IPv6 alone: from an IPv4 network take the “Session pooler” (dashboard, Connect).',
  ],
  [
    /password authentication failed|role "lead_manager" does not exist/,
    'After a pause, a restore or a move the role has no password: npm run leads -- setup --password (supabase/README.md, “Restore, pause, move”).',
  ],
];

/** Runs work with a connection, encrypted unless it stays on this machine. Throws an Error that says why it failed. */
export async function withDatabase<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  // No setting of the session: poolers refuse or drop them.
  const connection = { ...databaseConnection(url, process.env.DATABASE_CA), query_timeout: 300_000 };
  return withClient(connection, work).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    const hint = hints.find(([pattern]) => pattern.test(`${reason} ${new URL(url).hostname}`))?.[1] ?? '';
    throw new Error(`The database query failed: ${reason}. ${hint}`.trimEnd());
  });
}
