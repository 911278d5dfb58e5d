import { randomUUID } from 'node:crypto';
import { log } from './log.ts';
import type { Mailer } from './mail.ts';
import { leadText, plainText } from './mailMessage.ts';
import type { FunctionSettings } from './settings.ts';
import type { ContactStore, Lead } from './store.ts';
import type { WebhookSender } from './webhook.ts';

interface Notice {
  readonly subject: string;
  readonly text: string;
  /** Marks what the notice contains, so that the next one contains other things. */
  readonly done?: () => Promise<unknown>;
}

/**
 * Returns a function that sends the team the notices that are due: held requests once an hour, alerts, and a digest once a
 * day. It never rejects.
 */
export function noticeSender(
  { mail: { to }, dailyDigest: withDaily, attemptSeconds }: FunctionSettings,
  store: ContactStore,
  send: Mailer,
  sendEvent: WebhookSender | undefined,
): () => Promise<void> {
  const write: Readonly<Record<string, () => Notice | Promise<Notice | undefined>>> = {
    held: () => heldDigest(store),
    'given-up': () => givenUpAlert(store),
    'job-late': () => ({
      subject: 'Alert: the retry job of the contact form has not run for an hour',
      text: `Requests are stored and mailed at once, but what fails is not sent again, and no digest comes.\n\n${doctor}`,
    }),
    daily: () => dailyDigest(store),
  };

  const sendOne = async (kind: string): Promise<void> => {
    const notice = await write[kind]?.();
    if (notice) {
      const [key, date] = [randomUUID(), new Date()];
      const headers = { 'Auto-Submitted': 'auto-generated' };
      const signal = () => AbortSignal.timeout(attemptSeconds * 1000);
      const { subject, text } = notice;
      const attempts = [send({ to, subject, text, key, date, headers }, signal())];
      // Alerts go out by webhook too, as the mail may be what is broken.
      if (sendEvent && kind !== 'held' && kind !== 'daily') {
        const event = { id: `notice_${key}`, type: `lead.${kind}`, timestamp: date, data: { subject, text } };
        attempts.push(sendEvent({ ...event, text: `${subject}\n${text}` }, signal()));
      }
      const results = await Promise.allSettled(attempts);
      if (results.every(({ status }) => status === 'rejected')) return log({ event: 'notice not sent', code: kind });
      await notice.done?.();
      log({ event: 'notice sent', code: kind });
    }
    await store.query('select public.finish_notice($1)', [kind]);
  };

  return async () => {
    try {
      const due = await store.query<{ kind: string }>('select kind from public.claim_notices($1) as kind', [withDaily]);
      for (const { kind } of due) await sendOne(kind);
    } catch {
      // Its claim expires, and a later retry sends it.
      log({ event: 'notice not sent' });
    }
  };
}

const doctor = 'npm run leads -- doctor says what is wrong; npm run leads -- list shows the requests.';

/** Returns the requests above the overall limit, a hundred at most; the others are in the digest of the next hour. */
async function heldDigest(store: ContactStore): Promise<Notice> {
  const held = await store.query<Lead>(
    `select id, name, email, company, message, language, page, topic, campaign, created_at as "createdAt"
     from public.contact_requests where held = 'limit' and digested_at is null order by created_at limit 100`,
  );
  return {
    subject: `${held.length} contact ${held.length === 1 ? 'request' : 'requests'} above the hourly limit`,
    text: `More requests came than CONTACT_RATE_LIMIT_OVERALL allows for an hour. They are held: stored, and mailed only here.\nnpm run leads -- send <id> mails one by itself.\n\n${held.map(leadText).join(`\n\n${'-'.repeat(40)}\n\n`)}\n`,
    done: () =>
      store.query('update public.contact_requests set digested_at = now() where id = any ($1)', [
        held.map(({ id }) => id),
      ]),
  };
}

async function givenUpAlert(store: ContactStore): Promise<Notice> {
  const rows = await store.query<{ id: string; channel: string; code: string | null }>(
    'select request_id as id, channel, last_error as code from public.contact_deliveries where given_up_at is not null and alerted_at is null limit 200',
  );
  const lines = rows.map(({ id, channel, code }) => `${id}  ${channel}  ${code ?? ''}`);
  return {
    subject: `Alert: ${rows.length} ${rows.length === 1 ? 'delivery' : 'deliveries'} of contact requests given up`,
    text: `Eight attempts over four days failed. The requests are still stored:\n\n${lines.join('\n')}\n\nnpm run leads -- show <id> shows one, npm run leads -- send <id> sends it again.\n`,
    done: () =>
      store.query(
        `update public.contact_deliveries set alerted_at = now()
         where given_up_at is not null and alerted_at is null and (request_id, channel) in (select * from unnest($1::uuid[], $2::text[]))`,
        [rows.map(({ id }) => id), rows.map(({ channel }) => channel)],
      ),
  };
}

/** The counts of the daily digest, as `contact_figures` names them. */
const counts = [
  ['received', 'Received since yesterday'],
  ['mailed', 'Mailed since yesterday'],
  ['waiting', 'Waiting to be sent'],
  ['givenUp', 'Given up'],
  ['held', 'Held above the limit'],
  ['spam', 'Held as likely spam'],
] as const;

/** Returns undefined on a day without anything to report. */
async function dailyDigest(store: ContactStore): Promise<Notice | undefined> {
  const [{ figures } = { figures: {} }] = await store.query<{ figures: Readonly<Record<string, number | null>> }>(
    'select public.contact_figures() as figures',
  );
  if (counts.every(([name]) => !figures[name])) return undefined;
  const spam = await store.query<{ id: string; name: string; company: string; signs: string[] }>(
    `select id, name, company, spam_signs as signs from public.contact_requests
     where held = 'spam' and created_at > now() - interval '25 hours' order by created_at limit 200`,
  );
  const lines = counts.map(([name, label]) => `${label}: ${figures[name] ?? 0}`);
  const suspects = spam.map(
    ({ id, name, company, signs }) => `${id}  ${plainText(name)} (${plainText(company)}): ${signs.join(', ')}`,
  );
  const quarantine =
    suspects.length > 0
      ? `\nLikely spam; npm run leads -- send <id> mails one that is not:\n${suspects.join('\n')}\n`
      : '';
  return {
    subject: `Contact requests: ${figures.received ?? 0} since yesterday`,
    text: `${lines.join('\n')}\n${quarantine}\n${doctor}\n`,
  };
}
