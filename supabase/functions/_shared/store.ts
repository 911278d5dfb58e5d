// @ts-types="npm:@types/pg@8.23.1"
import pg from 'pg';
import type { ContactRequest } from './contact.ts';
import type { DatabaseConnection } from './databaseConnection.ts';
import type { Fingerprint } from './fingerprint.ts';
import type { LeadSource } from './leadSource.ts';
import type { Channel } from './settings.ts';
import type { SpamVerdict } from './spam.ts';

/** A stored request: what its mail, webhook and reply are made from. The same row gives the same bytes. */
export interface Lead extends ContactRequest, LeadSource {
  readonly id: string;
  readonly createdAt: Date;
}

/** A delivery that is ours to attempt. */
export interface ClaimedDelivery {
  readonly claim: string;
  readonly channel: Channel;
  readonly lead: Lead;
}

interface NewContact {
  readonly request: ContactRequest;
  readonly source: LeadSource;
  readonly fingerprint: Fingerprint;
  readonly spam: SpamVerdict;
}

export type Submitted =
  | { readonly outcome: 'stored'; readonly id: string; readonly held: string | null; readonly jobIsLate: boolean }
  | { readonly outcome: 'duplicate' | 'invalid' }
  | { readonly outcome: 'limited'; readonly retryAfter: number };

/** The contact requests in PostgreSQL; each method is one statement (supabase/migrations). */
export interface ContactStore {
  submit(contact: NewContact): Promise<Submitted>;
  claim(channels: readonly Channel[], atOnce: number, leaseSeconds: number): Promise<ClaimedDelivery | undefined>;
  /** Ends an attempt; without a code it was taken. Undefined where the request was deleted meanwhile. */
  finish(delivery: ClaimedDelivery, code: string | null): Promise<{ attempts: number; givenUp: boolean } | undefined>;
  release(delivery: ClaimedDelivery): Promise<void>;
  /** Runs a statement of the notices and of the diagnosis. */
  query<Row extends pg.QueryResultRow>(sql: string, values?: readonly unknown[]): Promise<Row[]>;
}

interface StoreSettings {
  readonly database: DatabaseConnection;
  readonly databaseTimeoutMs: number;
  readonly channels: readonly Channel[];
  readonly limits: { readonly perAddress: number; readonly overall: number };
  readonly retrySeconds: number;
}

/** Connects at once and keeps its connections; a database that does not answer in time is a failure. */
export function contactStore(settings: StoreSettings): ContactStore {
  const { database, databaseTimeoutMs, channels, limits, retrySeconds } = settings;
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
  // A connection that dies while nobody uses it: the next request makes another.
  pool.on('error', () => undefined);
  // The visitor need not wait for the round trips of a new connection.
  pool.connect().then(
    (client) => client.release(),
    () => undefined,
  );
  const query = async <Row extends pg.QueryResultRow>(sql: string, values: readonly unknown[] = []) =>
    (await pool.query<Row>(sql, [...values])).rows;

  return {
    query,
    async submit({ request, source, fingerprint, spam }) {
      const contact = {
        ...request,
        ...source,
        ...fingerprint,
        held: spam.isSpam ? 'spam' : null,
        spamScore: spam.score,
        spamSigns: spam.signs,
      };
      const [row] = await query<SubmitRow>(
        'select outcome, request_id, held_for, retry_after, job_is_late from public.submit_contact($1, $2, $3, $4)',
        [JSON.stringify(contact), channels, limits.perAddress, limits.overall],
      );
      if (!row) throw new Error('submit_contact gave no row');
      switch (row.outcome) {
        case 'stored':
          return { outcome: 'stored', id: row.request_id, held: row.held_for, jobIsLate: row.job_is_late };
        case 'limited':
          return { outcome: 'limited', retryAfter: row.retry_after };
        default:
          return { outcome: row.outcome };
      }
    },
    async claim(of, atOnce, leaseSeconds) {
      const [row] = await query<ClaimRow>('select * from public.claim_delivery($1, $2, $3)', [
        of,
        atOnce,
        leaseSeconds,
      ]);
      if (!row) return undefined;
      const { claim, channel, created_at: createdAt, ...lead } = row;
      return { claim, channel, lead: { ...lead, createdAt } };
    },
    async finish({ claim, channel, lead }, code) {
      const [row] = await query<{ attempts_made: number | null; given_up: boolean }>(
        'select attempts_made, given_up from public.finish_delivery($1, $2, $3, $4, $5)',
        [lead.id, channel, claim, code, retrySeconds],
      );
      return row && row.attempts_made !== null ? { attempts: row.attempts_made, givenUp: row.given_up } : undefined;
    },
    async release({ claim }) {
      await query('select public.release_delivery($1)', [claim]);
    },
  };
}

type SubmitRow =
  | {
      readonly outcome: 'stored';
      readonly request_id: string;
      readonly held_for: string | null;
      readonly job_is_late: boolean;
    }
  | { readonly outcome: 'limited'; readonly retry_after: number }
  | { readonly outcome: 'duplicate' | 'invalid' };

interface ClaimRow extends ContactRequest, LeadSource {
  readonly claim: string;
  readonly channel: Channel;
  readonly id: string;
  readonly created_at: Date;
}
