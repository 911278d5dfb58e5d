import { contactFields } from '../../../supabase/functions/_shared/form';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '../browserTest';
import { mailsIn, type StoredMail } from '../../../supabase/local/mailbox';
import { query as queryDatabase } from '../../backend/testBackend';
import { backendFolder } from './settings';

/** Returns the requests of an address, without the columns that the database fills in. */
export async function leadsOf(email: string): Promise<Record<string, string | null>[]> {
  return query(`select ${contactFields.join(', ')}, language from contact_requests where email = $1`, email);
}

/** Returns where an address's first request came from. */
export async function attributionOf(email: string): Promise<Record<string, unknown> | undefined> {
  const [attribution] = await query('select page, topic, campaign, held from contact_requests where email = $1', email);
  return attribution;
}

async function query<Row extends Record<string, unknown>>(sql: string, email: string): Promise<Row[]> {
  return queryDatabase<Row>(readFileSync(path.join(backendFolder, 'database.url'), 'utf8'), sql, [email]);
}

/** Returns the mails about an address; waits for the first. */
export async function mailsAbout(email: string): Promise<StoredMail['mail'][]> {
  let found: StoredMail['mail'][] = [];
  await expect
    .poll(async () => {
      const mails = await mailsIn(path.join(backendFolder, 'mail'));
      found = mails.map(({ mail }) => mail).filter(({ replyTo }) => replyTo?.some(({ address }) => address === email));
      return found.length;
    })
    .toBeGreaterThan(0);
  return found;
}
