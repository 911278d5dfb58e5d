import { setTimeout as wait } from 'node:timers/promises';
// @ts-types="npm:@types/pg@8.23.1"
import pg from 'pg';
import { errorCode } from './log.ts';
import type { FunctionSettings } from './settings.ts';

export type Query = <Row extends pg.QueryResultRow>(sql: string, values?: readonly unknown[]) => Promise<Row[]>;

/** The database has no connection left (53300), or is just starting (57P03): in a moment it may have one. */
const passingCodes = ['53300', '57P03'];

/**
 * Returns what runs statements in PostgreSQL. A database that does not answer in time is a failure. No setting of a session
 * is used: poolers in transaction mode do not keep them.
 */
export function databasePool({ database, DATABASE_TIMEOUT_MS, DATABASE_CONNECTIONS }: FunctionSettings): Query {
  const open = () => {
    const opened = new pg.Pool({
      ...database,
      max: DATABASE_CONNECTIONS,
      // Many instances share what the database has.
      idleTimeoutMillis: 10_000,
      keepAlive: true,
      // Of a burst, the last wait for a connection; the site's script waits for fifteen seconds.
      connectionTimeoutMillis: DATABASE_TIMEOUT_MS * 2,
      query_timeout: DATABASE_TIMEOUT_MS,
      application_name: 'send-contact-email',
    });
    // A connection that breaks while nobody uses it: the next request makes another.
    return opened.on('error', () => undefined).on('connect', (client) => client.on('error', () => undefined));
  };
  let pool = open();
  // The visitor need not wait for the round trips of a new connection.
  pool.query('select').catch(() => undefined);

  return async <Row extends pg.QueryResultRow>(sql: string, values: readonly unknown[] = []): Promise<Row[]> => {
    const until = performance.now() + DATABASE_TIMEOUT_MS;
    for (;;) {
      const used = pool;
      try {
        return (await used.query<Row>(sql, [...values])).rows;
      } catch (error) {
        // What broke one connection broke the others too: none of them is used again, and they end by themselves.
        if (!(error instanceof pg.DatabaseError) && used === pool) pool = open();
        if (!passingCodes.includes(errorCode(error)) || performance.now() > until) throw error;
        await wait(50 + Math.random() * 200);
      }
    }
  };
}
