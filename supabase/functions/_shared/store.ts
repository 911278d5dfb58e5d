// @ts-types="npm:@types/pg@8.23.1"
import pg from 'pg';
import type { ContactRequest } from './contact.ts';
import type { Fingerprint } from './fingerprint.ts';
import type { LanguageCode } from './languages.ts';

/** A stored request whose mail is ours to send. */
export interface ClaimedContact extends ContactRequest {
  readonly id: string;
  readonly language: string | null;
  readonly createdAt: Date;
}

export type Submitted =
  | { readonly outcome: 'stored'; readonly id: string }
  | { readonly outcome: 'duplicate' | 'invalid' }
  | { readonly outcome: 'limited'; readonly retryAfter: number };

/** The contact requests in PostgreSQL; each method is one statement (supabase/migrations). */
export interface ContactStore {
  submit(contact: ContactRequest, language: LanguageCode | null, fingerprint: Fingerprint): Promise<Submitted>;
  claim(atMost: number): Promise<ClaimedContact[]>;
  sent(id: string): Promise<void>;
  /** Gives the number of attempts so far. */
  failed(id: string, code: string): Promise<number>;
}

interface StoreSettings {
  readonly databaseUrl: string;
  readonly databasePatience: number;
  readonly limits: { readonly perAddress: number; readonly overall: number };
  readonly retrySeconds: number;
}

/** Connects on first use; a database that does not answer in time is a failure. */
export function contactStore({ databaseUrl, databasePatience, limits, retrySeconds }: StoreSettings): ContactStore {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 6,
    idleTimeoutMillis: 10_000,
    connectionTimeoutMillis: databasePatience,
    query_timeout: databasePatience,
    application_name: 'send-contact-email',
  });
  // A connection that dies while nobody uses it: the next request makes another.
  pool.on('error', () => undefined);

  return {
    async submit({ name, email, company, message }, language, { key, content, address }) {
      const { rows } = await pool.query<SubmitRow>(
        'select outcome, request_id, retry_after from public.submit_contact($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)',
        [
          name,
          email,
          company,
          message,
          language,
          key,
          content,
          address,
          limits.perAddress,
          limits.overall,
          retrySeconds,
        ],
      );
      const [row] = rows;
      if (!row) throw new Error('submit_contact gave no row');
      if (row.outcome === 'stored') return { outcome: row.outcome, id: row.request_id };
      if (row.outcome === 'limited') return { outcome: row.outcome, retryAfter: row.retry_after };
      return { outcome: row.outcome };
    },
    async claim(atMost) {
      const { rows } = await pool.query<ClaimRow>(
        'select id, name, email, company, message, language, created_at from public.claim_contacts($1, $2)',
        [atMost, retrySeconds],
      );
      return rows.map(({ created_at: createdAt, ...contact }) => ({ ...contact, createdAt }));
    },
    async sent(id) {
      await pool.query('select public.mark_contact_sent($1)', [id]);
    },
    async failed(id, code) {
      const { rows } = await pool.query<{ attempts: number | null }>(
        'select public.mark_contact_failed($1, $2, $3) as attempts',
        [id, code, retrySeconds],
      );
      return rows[0]?.attempts ?? 0;
    },
  };
}

type SubmitRow =
  | { readonly outcome: 'stored'; readonly request_id: string }
  | { readonly outcome: 'limited'; readonly retry_after: number }
  | { readonly outcome: 'duplicate' | 'invalid' };

interface ClaimRow extends ContactRequest {
  readonly id: string;
  readonly language: string | null;
  readonly created_at: Date;
}
