// @ts-types="npm:@types/pg@8.23.1"
import pg from 'pg';
import type { FunctionSettings } from './settings.ts';

/** Runs a statement and returns its rows. */
export type Query = <Row extends pg.QueryResultRow>(sql: string, values?: readonly unknown[]) => Promise<Row[]>;

/** The database has no connection left (53300), or is just starting (57P03): in a moment it may have one. */
const passingCodes = ['53300', '57P03'];

/**
 * Returns what runs statements in PostgreSQL. A database that does not answer in time is a failure. No setting of a session
 * is used: poolers in transaction mode do not keep them.
 */
export function databasePool({ database, databaseTimeoutMs, databaseConnections }: FunctionSettings): Query {
  const connections = new Connections({
    ...database,
    max: databaseConnections,
    // Many instances share what the database has.
    idleTimeoutMillis: 10_000,
    keepAlive: true,
    // Of a burst, the last wait for a connection; the site's script waits for fifteen seconds.
    connectionTimeoutMillis: databaseTimeoutMs * 2,
    query_timeout: databaseTimeoutMs,
    application_name: 'send-contact-email',
  });
  return async <Row extends pg.QueryResultRow>(sql: string, values: readonly unknown[] = []): Promise<Row[]> => {
    const until = performance.now() + databaseTimeoutMs;
    for (;;) {
      try {
        return await connections.run<Row>(sql, values);
      } catch (error) {
        const isPassing = error instanceof Error && 'code' in error && passingCodes.includes(String(error.code));
        if (!isPassing || performance.now() > until) throw error;
        await new Promise((resolve) => setTimeout(resolve, 50 + Math.random() * 200));
      }
    }
  };
}

/** Connections of which none is used again after one broke, unless it has answered since: what broke it broke them too. */
class Connections {
  private readonly pool: pg.Pool;
  /** When each kept connection last answered, and when one last did not. */
  private readonly answeredAt = new WeakMap<pg.PoolClient, number>();
  private brokenAt = -Infinity;

  constructor(options: pg.PoolConfig) {
    this.pool = new pg.Pool(options);
    // A connection that breaks while nobody uses it: the next request makes another.
    this.pool.on('error', () => undefined).on('connect', (client) => client.on('error', () => undefined));
    // The visitor need not wait for the round trips of a new connection.
    this.pool.connect().then(
      (client) => client.release(),
      () => undefined,
    );
  }

  async run<Row extends pg.QueryResultRow>(sql: string, values: readonly unknown[]): Promise<Row[]> {
    const client = await this.connect();
    let isBroken = false;
    try {
      return (await client.query<Row>(sql, [...values])).rows;
    } catch (error) {
      isBroken = !(error instanceof pg.DatabaseError);
      if (isBroken) this.brokenAt = performance.now();
      throw error;
    } finally {
      this.answeredAt.set(client, performance.now());
      client.release(isBroken);
    }
  }

  private async connect(): Promise<pg.PoolClient> {
    for (;;) {
      const client = await this.pool.connect();
      if ((this.answeredAt.get(client) ?? Infinity) > this.brokenAt) return client;
      client.release(true);
    }
  }
}
