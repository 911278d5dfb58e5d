import { setTimeout as wait } from 'node:timers/promises';
// @ts-types="npm:@types/pg@8.23.1"
import pg from 'pg';
import type { DeliveryFailure } from './failure.ts';
import type { Facts } from './findings.ts';
import type { ContactRequest } from './form.ts';
import { errorCode } from './log.ts';
import type { Channel, FunctionSettings, Server } from './settings.ts';
import { mailboxOf } from './settingValues.ts';
import type { Attribution, Fingerprint, SpamVerdict } from './visitor.ts';

/** A stored request, as the database gives it (`lead_of`): what its mail, webhook and reply are made from. */
export interface Lead extends ContactRequest, Attribution {
  readonly id: string;
  readonly created_at: string;
}

/** A delivery that this instance alone may attempt. */
export interface ClaimedDelivery {
  readonly delivery: string;
  readonly claim: string;
  readonly channel: Channel;
  /** The mailbox of one of MAIL_TO, for the channel `mail`. */
  readonly recipient: string;
  /** The key of what is sent: the same for each attempt, another where the owner sends it again. */
  readonly sending: string;
  readonly queuedAt: Date;
  readonly lead: Lead;
}

/** A request that was checked, by the names of its columns. */
type CheckedContact = ContactRequest & Attribution & Fingerprint;

/** What became of a request; `full`: so many are held that no more are stored. */
export type Submitted =
  | { readonly outcome: 'stored'; readonly id: string; readonly held: string | null; readonly jobIsLate: boolean }
  | { readonly outcome: 'duplicate' | 'invalid' }
  | { readonly outcome: 'limited' | 'full'; readonly retryAfter: number };

export type ContactStore = ReturnType<typeof contactStore>;

const isOwn = `c.failures > 1 and exists (select from public.contact_deliveries o
  where o.request_id = d.request_id and o.server = d.server and o.done_at is not null)`;

/**
 * The outcome of an attempt, for finish_delivery. What a server does not take, for the third time since it last took anything, is
 * not the server's failure where it has the same request for another recipient; nor is a refusal by one that has never taken any.
 */
const outcome = `(select case when $3 = 'refused' and (c.taken_at is null or ${isOwn}) then 'permanent'
    when $3 in ('delayed', 'unclear') and ${isOwn} then 'passing' else $3 end
  from public.contact_deliveries d join public.contact_channels c using (server) where d.id = $1)`;

/** Returns the contact requests in PostgreSQL; each method is one statement (supabase/migrations). */
export function contactStore(settings: FunctionSettings) {
  const limits = [settings.CONTACT_RATE_LIMIT, settings.CONTACT_RATE_LIMIT_OVERALL];
  const query = databasePool(settings);
  const team = settings.MAIL_TO.map(mailboxOf);
  return {
    query,
    /** Returns what is known of a request without its challenge; undefined where it may be stored. */
    async screen(contact: CheckedContact): Promise<Submitted | undefined> {
      const [row] = await query<Submitted>(
        `select outcome, retry_after as "retryAfter" from public.screen_contact($1, $2, $3) where outcome is not null`,
        [JSON.stringify(contact), ...limits],
      );
      return row;
    },
    /** Stores a request, unless it is a duplicate, is too long for the table, or too many were sent. */
    async submit(contact: CheckedContact & SpamVerdict): Promise<Submitted> {
      const [row] = await query<Submitted>(
        `select outcome, request_id as id, held_for as held, retry_after as "retryAfter", job_is_late as "jobIsLate"
         from public.submit_contact($1, $2, $3, $4)`,
        [JSON.stringify(contact), settings.channels, ...limits],
      );
      if (!row) throw new Error('submit_contact gave no row');
      return row;
    },
    /** Claims a delivery that is due, or returns how long its server is paused; undefined where there is nothing to do. */
    async claim(server: Server, atOnce: number, leaseSeconds: number): Promise<ClaimedDelivery | number | undefined> {
      const [row] = await query<ClaimedDelivery & { pause: number | null }>(
        `select pause_seconds as pause, delivery, claim, channel, recipient, sending, queued_at as "queuedAt", lead
         from public.claim_delivery($1, $2, $3, $4)`,
        [server, team, atOnce, leaseSeconds],
      );
      return row?.pause ?? row;
    },
    /** Ends an attempt; without a failure it succeeded. Returns undefined where the request was deleted meanwhile. */
    async finish({ delivery, claim }: ClaimedDelivery, failure: DeliveryFailure | null) {
      const [row] = await query<{ attempts: number; givenUp: boolean }>(
        `select attempts_made as attempts, given_up as "givenUp" from public.finish_delivery($1, $2, ${outcome}, $4, $5, $6)
         where attempts_made is not null`,
        [delivery, claim, failure?.kind ?? 'done', failure?.code, settings.MAIL_RETRY_SECONDS, failure?.pauseSeconds],
      );
      return row;
    },
    /** Returns what is known of the database, after trying to store a request. Rejects where it does not answer. */
    async facts(): Promise<Facts> {
      const [known] = await query<Omit<Facts, 'tried'>>(
        'select public.contact_figures() as figures, to_jsonb(v) as tables from public.contact_version() v',
      );
      if (!known) throw new Error('contact_version gave no row');
      const tried = await query<{ tried: string }>('select public.try_contact() as tried').then(
        ([row]) => row?.tried ?? 'nothing',
        errorCode,
      );
      return { ...known, tried };
    },
  };
}

/** The database has no connection left (53300), or is just starting (57P03): in a moment it may have one. */
const passingCodes = ['53300', '57P03'];

/**
 * Returns what runs statements in PostgreSQL. A database that does not answer in time is a failure. No setting of a session
 * is used: poolers in transaction mode do not keep them.
 */
function databasePool({ database, DATABASE_TIMEOUT_MS, DATABASE_CONNECTIONS }: FunctionSettings) {
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
