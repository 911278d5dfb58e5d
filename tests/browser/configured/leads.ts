import { readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { expect } from '../browserTest';
import { mailsIn, type StoredMail } from '../../../supabase/local/mailbox';
import { backendFolder } from './settings';

/** What the table holds of somebody, trimmed of what the database adds. */
export async function leadsOf(email: string): Promise<Record<string, string | null>[]> {
  return query('select name, email, company, message, language from contact_requests where email = $1', email);
}

/** Where the table says that somebody's request came from. */
export async function sourceOf(email: string): Promise<Record<string, unknown> | undefined> {
  const [source] = await query('select page, topic, campaign, held from contact_requests where email = $1', email);
  return source;
}

async function query(sql: string, email: string) {
  const client = new pg.Client({ connectionString: readFileSync(path.join(backendFolder, 'database.url'), 'utf8') });
  await client.connect();
  try {
    return (await client.query(sql, [email])).rows;
  } finally {
    await client.end();
  }
}

/** The mails about somebody that have landed in the mailbox; waits for the first. */
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
