// @ts-types="npm:@types/pg@8.23.1"
import pg from 'pg';
import type { ContactRequest } from './contact.ts';
import type { Fingerprint } from './fingerprint.ts';
import type { LeadSource } from './leadSource.ts';
import type { Channel, FunctionSettings } from './settings.ts';
import type { SpamVerdict } from './spam.ts';

/** A stored request: what its mail, webhook and reply are made from. The same row gives the same bytes. */
export interface Lead extends ContactRequest, LeadSource {
  readonly id: string;
  readonly createdAt: Date;
}

/** A delivery that this instance alone may attempt. */
export interface ClaimedDelivery {
  readonly claim: string;
  readonly channel: Channel;
  readonly lead: Lead;
}

type NewContact = ContactRequest & LeadSource & Fingerprint & SpamVerdict;

export type Submitted =
  | { readonly outcome: 'stored'; readonly id: string; readonly held: string | null; readonly jobIsLate: boolean }
  | { readonly outcome: 'duplicate' | 'invalid' }
  | { readonly outcome: 'limited'; readonly retryAfter: number };

export type ContactStore = ReturnType<typeof contactStore>;

/**
 * Returns the contact requests in PostgreSQL; each method is one statement (supabase/migrations). Connects at once and
 * keeps its connections; a database that does not answer in time is a failure.
 */
export function contactStore({ database, databaseTimeoutMs, channels, limits, retrySeconds }: FunctionSettings) {
  const pool = new pg.Pool({
    ...database,
    max: 6,
    idleTimeoutMillis: 0,
    keepAlive: true,
    connectionTimeoutMillis: databaseTimeoutMs,
    query_timeout: databaseTimeoutMs,
    // The platform's auto_explain logs what takes ten seconds, parameters included.
    statement_timeout: Math.min(databaseTimeoutMs, 9_000),
    application_name: 'send-contact-email',
  });
  // A connection that breaks while nobody uses it: the next request makes another.
  pool.on('error', () => undefined);
  // The visitor need not wait for the round trips of a new connection.
  pool.connect().then(
    (client) => client.release(),
    () => undefined,
  );
  /** Runs a statement of the notices and of the diagnosis. */
  const query = async <Row extends pg.QueryResultRow>(sql: string, values: readonly unknown[] = []) =>
    (await pool.query<Row>(sql, [...values])).rows;

  return {
    query,
    /** Stores a request, unless it is a duplicate, breaks a rule of the table, or its sender has sent too many. */
    async submit(contact: NewContact): Promise<Submitted> {
      const [row] = await query<Submitted>(
        `select outcome, request_id as id, held_for as held, retry_after as "retryAfter", job_is_late as "jobIsLate"
         from public.submit_contact($1, $2, $3, $4)`,
        [JSON.stringify(contact), channels, limits.perAddress, limits.overall],
      );
      if (!row) throw new Error('submit_contact gave no row');
      return row;
    },
    /** Claims a delivery that is due; undefined where there is none, or `atOnce` are under way. */
    async claim(of: readonly Channel[], atOnce: number, leaseSeconds: number): Promise<ClaimedDelivery | undefined> {
      const [row] = await query<Lead & Omit<ClaimedDelivery, 'lead'>>(
        `select claim, channel, id, name, email, company, message, language, page, topic, campaign, created_at as "createdAt"
         from public.claim_delivery($1, $2, $3)`,
        [of, atOnce, leaseSeconds],
      );
      if (!row) return undefined;
      const { claim, channel, ...lead } = row;
      return { claim, channel, lead };
    },
    /** Ends an attempt; without a code it succeeded. Returns undefined where the request was deleted meanwhile. */
    async finish({ claim, channel, lead }: ClaimedDelivery, code: string | null) {
      const [row] = await query<{ attempts: number; givenUp: boolean }>(
        `select attempts_made as attempts, given_up as "givenUp" from public.finish_delivery($1, $2, $3, $4, $5)
         where attempts_made is not null`,
        [lead.id, channel, claim, code, retrySeconds],
      );
      return row;
    },
    async release({ claim }: ClaimedDelivery): Promise<void> {
      await query('select public.release_delivery($1)', [claim]);
    },
  };
}
