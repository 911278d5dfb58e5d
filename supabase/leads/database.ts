import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { z } from 'zod';
import { databaseConnection } from '../functions/_shared/database';

const accessSchema = z.object({
  databaseUrl: z.string(),
  functionUrl: z.string().optional(),
  retrySecret: z.string().optional(),
});
/** Where the leads are: the database as lead_manager, and for the doctor the function and its secret. */
export type Access = z.infer<typeof accessSchema>;

/**
 * Reads the settings from the environment, else those of the local backend while it runs. Throws an Error without
 * either.
 */
export function readAccess(root: string): Access {
  const { LEADS_DATABASE_URL: databaseUrl, LEADS_FUNCTION_URL: functionUrl, RETRY_SECRET: retrySecret } = process.env;
  if (databaseUrl) return { databaseUrl, functionUrl, retrySecret };
  const file = path.resolve(root, process.env.BACKEND_FOLDER || '.local/backend', 'leads.json');
  if (existsSync(file)) return accessSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  throw new Error(
    'No database: start the local backend (npm start), or set LEADS_DATABASE_URL to postgres://lead_manager:<password>@<host>:5432/postgres (supabase/README.md, “The owner’s command line”).',
  );
}

/** Returns the rows of a query as lead_manager. Throws an Error that says why it failed. */
export function queryDatabase<Row extends pg.QueryResultRow = Record<string, unknown>>(
  root: string,
  sql: string,
  values: unknown[] = [],
): Promise<Row[]> {
  return queryAt(readAccess(root).databaseUrl, sql, values);
}

/** Returns the rows of a query. Throws an Error that says why it failed. */
export function queryAt<Row extends pg.QueryResultRow = Record<string, unknown>>(
  url: string,
  sql: string,
  values: unknown[] = [],
): Promise<Row[]> {
  return withDatabase(url, async (client) => (await client.query<Row>(sql, values)).rows);
}

/**
 * Runs work with a connection, which is encrypted unless the database is on this machine. Throws an Error that says why it
 * failed.
 */
export async function withDatabase<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const connection = databaseConnection(url, process.env.DATABASE_CA);
  // No setting of the session: poolers refuse or drop them.
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 10_000, query_timeout: 300_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const isIpv6Only =
      /EHOSTUNREACH|ENETUNREACH|ENOTFOUND/.test(reason) && /@db\.[a-z\d]{20}\.supabase\.co\b/.test(url);
    const isRefused = /password authentication failed|role "lead_manager" does not exist/.test(reason);
    const hint = isIpv6Only
      ? ' This address of Supabase has IPv6 alone: from an IPv4 network take the “Session pooler” (dashboard, Connect).'
      : isRefused
        ? ' After a pause, a restore or a move the role has no password: npm run leads -- setup --password (supabase/README.md, “Restore, pause, move”).'
        : '';
    throw new Error(`The database query failed: ${reason}.${hint}`);
  } finally {
    await client.end().catch(() => undefined);
  }
}
