// @ts-types="npm:@types/pg@8.23.1"
import pg from 'pg';
import type { DeliveryFailure } from './failure.ts';
import { contactFields, type ContactRequest } from './form.ts';
import type { Channel, FunctionSettings, Server } from './settings.ts';
import type { Attribution, Fingerprint, SpamVerdict } from './visitor.ts';

/** A stored request: what its mail, webhook and reply are made from. */
export interface Lead extends ContactRequest, Attribution {
  readonly id: string;
  readonly createdAt: Date;
}

/** The columns of a lead. */
export const leadColumns = `id, ${contactFields.join(', ')}, language, page, topic, campaign, created_at as "createdAt"`;

/** A delivery that this instance alone may attempt. */
export interface ClaimedDelivery {
  readonly delivery: string;
  readonly claim: string;
  readonly channel: Channel;
  /** One of MAIL_TO, for the channel `mail`. */
  readonly recipient: string;
  /** The key of what is sent: the same for each attempt, another where the owner sends it again. */
  readonly sending: string;
  readonly queuedAt: Date;
  readonly lead: Lead;
}

type NewContact = ContactRequest & Attribution & Fingerprint & SpamVerdict;

export type Submitted =
  | { readonly outcome: 'stored'; readonly id: string; readonly held: string | null; readonly jobIsLate: boolean }
  | { readonly outcome: 'duplicate' | 'invalid' }
  | { readonly outcome: 'limited'; readonly retryAfter: number };

export type ContactStore = ReturnType<typeof contactStore>;

/** The database has no connection left (53300), or is just starting (57P03): in a moment it may have one. */
const passingCodes = ['53300', '57P03'];

/**
 * Returns the contact requests in PostgreSQL; each method is one statement (supabase/migrations). A database that does not
 * answer in time is a failure. No setting of a session is used: poolers in transaction mode do not keep them.
 */
export function contactStore(settings: FunctionSettings) {
  const { database, databaseTimeoutMs, databaseConnections, channels, limits, retrySeconds, mail } = settings;
  const pool = new pg.Pool({
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
  // A connection that breaks while nobody uses it: the next request makes another.
  pool.on('error', () => undefined).on('connect', (client) => client.on('error', () => undefined));
  /** When each kept connection last answered, and when one last did not. */
  const answeredAt = new WeakMap<pg.PoolClient, number>();
  let brokenAt = -Infinity;
  /** Returns a connection. Where one broke, those that have been quiet since are not tried: what broke it broke them too. */
  const connection = async (): Promise<pg.PoolClient> => {
    for (;;) {
      const client = await pool.connect();
      if ((answeredAt.get(client) ?? Infinity) > brokenAt) return client;
      client.release(true);
    }
  };
  const runOnce = async <Row extends pg.QueryResultRow>(sql: string, values: readonly unknown[]): Promise<Row[]> => {
    const client = await connection();
    let isBroken = false;
    try {
      return (await client.query<Row>(sql, [...values])).rows;
    } catch (error) {
      isBroken = !(error instanceof pg.DatabaseError);
      if (isBroken) brokenAt = performance.now();
      throw error;
    } finally {
      answeredAt.set(client, performance.now());
      client.release(isBroken);
    }
  };
  // The visitor need not wait for the round trips of a new connection.
  pool.connect().then(
    (client) => client.release(),
    () => undefined,
  );
  /** Runs a statement, also one of the notices and of the doctor. */
  const query = async <Row extends pg.QueryResultRow>(sql: string, values: readonly unknown[] = []): Promise<Row[]> => {
    const until = performance.now() + databaseTimeoutMs;
    for (;;) {
      try {
        return await runOnce<Row>(sql, values);
      } catch (error) {
        const isPassing = error instanceof Error && 'code' in error && passingCodes.includes(String(error.code));
        if (!isPassing || performance.now() > until) throw error;
        await new Promise((resolve) => setTimeout(resolve, 50 + Math.random() * 200));
      }
    }
  };

  return {
    query,
    /** Stores a request, unless it is a duplicate, is too long for the table, or its sender has sent too many. */
    async submit(contact: NewContact): Promise<Submitted> {
      const [row] = await query<Submitted>(
        `select outcome, request_id as id, held_for as held, retry_after as "retryAfter", job_is_late as "jobIsLate"
         from public.submit_contact($1, $2, $3, $4)`,
        [JSON.stringify(contact), channels, limits.perAddress, limits.overall],
      );
      if (!row) throw new Error('submit_contact gave no row');
      return row;
    },
    /** Claims a delivery that is due, or returns how long its server is paused; undefined where there is nothing to do. */
    async claim(server: Server, atOnce: number, leaseSeconds: number): Promise<ClaimedDelivery | number | undefined> {
      type Row = Lead & Omit<ClaimedDelivery, 'lead'> & { pause: number | null };
      const [row] = await query<Row>(
        `select pause_seconds as pause, delivery, claim, channel, recipient, sending, queued_at as "queuedAt", ${leadColumns}
         from public.claim_delivery($1, $2, $3, $4)`,
        [server, mail.to, atOnce, leaseSeconds],
      );
      if (!row) return undefined;
      const { pause, delivery, claim, channel, recipient, sending, queuedAt, ...lead } = row;
      return pause ?? { delivery, claim, channel, recipient, sending, queuedAt, lead };
    },
    /** Ends an attempt; without a failure it succeeded. Returns undefined where the request was deleted meanwhile. */
    async finish({ delivery, claim }: ClaimedDelivery, failure: DeliveryFailure | null) {
      const [row] = await query<{ attempts: number; givenUp: boolean }>(
        `select attempts_made as attempts, given_up as "givenUp" from public.finish_delivery($1, $2, $3, $4, $5, $6)
         where attempts_made is not null`,
        [delivery, claim, failure?.kind ?? 'done', failure?.code, retrySeconds, failure?.pauseSeconds],
      );
      return row;
    },
    async release({ claim }: ClaimedDelivery): Promise<void> {
      await query('select public.release_delivery($1)', [claim]);
    },
  };
}
