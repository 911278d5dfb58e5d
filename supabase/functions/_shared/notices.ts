import { randomUUID } from 'node:crypto';
import { log } from './log.ts';
import type { Mailer } from './mail.ts';
import { leadText, noticeMail, oneLine } from './messages.ts';
import type { FunctionSettings } from './settings.ts';
import { leadColumns, type ContactStore, type Lead } from './store.ts';
import type { WebhookSender } from './webhook.ts';

interface Notice {
  readonly subject: string;
  readonly text: string;
  /** Marks what the notice shows as shown, so that the next one shows the others. */
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
  const write: Readonly<Record<string, () => Notice | Promise<Notice>>> = {
    held: () => heldDigest(store),
    'given-up': () => failureAlert(store),
    'job-late': () => ({
      subject: 'Alert: the retry job of the contact form has not run for an hour',
      text: `Requests are stored and mailed at once, but what fails is not sent again, and no digest comes.\n\n${doctor}`,
    }),
    daily: () => dailyDigest(store),
  };

  const sendOne = async (kind: string): Promise<void> => {
    const notice = await write[kind]?.();
    if (!notice) return;
    const key = randomUUID();
    const { subject, text } = notice;
    const mail = noticeMail(to, subject, text, key);
    const signal = () => AbortSignal.timeout(attemptSeconds * 1000);
    const attempts = to.map((recipient) => send(mail, recipient, signal()));
    // Alerts go out by webhook too, as the mail may be what is broken.
    if (sendEvent && kind !== 'held' && kind !== 'daily') {
      const event = { id: `notice_${key}`, type: `lead.${kind}`, timestamp: mail.date, data: { subject, text } };
      attempts.push(sendEvent({ ...event, text: `${subject}\n${text}` }, signal()));
    }
    const results = await Promise.allSettled(attempts);
    if (results.every(({ status }) => status === 'rejected')) return log({ event: 'notice not sent', code: kind });
    await notice.done?.();
    log({ event: 'notice sent', code: kind });
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

/** Returns lines, and how many there are besides. */
function withRest(lines: readonly string[], total: number): string {
  return total > lines.length ? `${lines.join('\n')}\nand ${total - lines.length} more` : lines.join('\n');
}

/** Returns the requests above the overall limit, a hundred at most; the others are in the digest of the next hour. */
async function heldDigest(store: ContactStore): Promise<Notice> {
  const held = await store.query<Lead & { total: number }>(
    `select ${leadColumns}, count(*) over ()::int as total
     from public.contact_requests where held = 'limit' and shown_at is null order by created_at limit 100`,
  );
  const total = held[0]?.total ?? 0;
  const rest = total > held.length ? `\n\nand ${total - held.length} more, in the next mail of this kind` : '';
  return {
    subject: `${total} contact ${total === 1 ? 'request' : 'requests'} above the hourly limit`,
    text: `More requests came than CONTACT_RATE_LIMIT_OVERALL allows for an hour. They are held: stored, and mailed only here.\nnpm run leads -- send <id> mails one by itself.\n\n${held.map(leadText).join(`\n\n${'-'.repeat(40)}\n\n`)}${rest}\n`,
    done: () => markShown(store, held),
  };
}

function markShown(store: ContactStore, requests: readonly { readonly id: string }[]): Promise<unknown> {
  return store.query('update public.contact_requests set shown_at = now() where id = any ($1)', [
    requests.map(({ id }) => id),
  ]);
}

/** Returns what was given up or has failed for an hour, and the servers that take nothing. */
async function failureAlert(store: ContactStore): Promise<Notice> {
  const failing = await store.query<{ id: string; line: string; total: number }>(
    `select id, concat_ws('  ', request_id, nullif(recipient, ''), channel, last_error, case when given_up_at is null then 'is tried again' end) as line,
       count(*) over ()::int as total
     from public.failing_deliveries where shown_at is null order by queued_at limit 200`,
  );
  const down = await store.query<{ server: string; code: string | null; waiting: number }>(
    `select server, last_error as code,
       (select count(*)::int from public.contact_deliveries d where d.server = c.server and done_at is null and next_attempt_at < 'infinity') as waiting
     from public.contact_channels c where failing_since < now() - interval '1 hour' and shown_at is null`,
  );
  const total = failing[0]?.total ?? 0;
  const subjects = [
    ...(total > 0
      ? [`${total} ${total === 1 ? 'delivery' : 'deliveries'} of contact requests given up or failing`]
      : []),
    ...down.map(({ server }) => `the ${server} server has taken nothing for an hour`),
  ];
  const lines = failing.map(({ line }) => line);
  return {
    subject: `Alert: ${subjects.join('; ')}`,
    text: [
      ...down.map(
        ({ server, code, waiting }) =>
          `The ${server} server has taken nothing for an hour (${code ?? 'no code'}); ${waiting} waiting. They are sent by themselves once it takes them.\n\n`,
      ),
      total > 0 ? `The requests are still stored:\n\n${withRest(lines, total)}\n\n` : '',
      'npm run leads -- show <id> shows one, npm run leads -- send <id> sends it now to those who do not have it.\n',
    ].join(''),
    done: () =>
      Promise.all([
        store.query('update public.contact_deliveries set shown_at = now() where id = any ($1)', [
          failing.map(({ id }) => id),
        ]),
        store.query('update public.contact_channels set shown_at = now() where server = any ($1)', [
          down.map(({ server }) => server),
        ]),
      ]),
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

/** Returns the digest, also of a day on which nothing happened: a day without one means that something is broken. */
async function dailyDigest(store: ContactStore): Promise<Notice> {
  const [{ figures } = { figures: {} }] = await store.query<{ figures: Readonly<Record<string, number | null>> }>(
    'select public.contact_figures() as figures',
  );
  const spam = await store.query<{ id: string; name: string; company: string; signs: string[]; total: number }>(
    `select id, name, company, spam_signs as signs, count(*) over ()::int as total from public.contact_requests
     where held = 'spam' and shown_at is null order by created_at limit 200`,
  );
  const refused = await store.query<{ id: string; request: string; code: string | null; total: number }>(
    `select id, request_id as request, last_error as code, count(*) over ()::int as total from public.contact_deliveries
     where channel = 'reply' and given_up_at is not null and shown_at is null order by given_up_at limit 200`,
  );
  const suspects = spam.map(
    ({ id, name, company, signs }) => `${id}  ${oneLine(name)} (${oneLine(company)}): ${signs.join(', ')}`,
  );
  const parts = [
    counts.every(([name]) => !figures[name]) ? 'Nothing came, and nothing waits.\n' : '',
    `${counts.map(([name, label]) => `${label}: ${figures[name] ?? 0}`).join('\n')}\n`,
    `The retry job last ran ${figures.jobReachedMinutesAgo ?? 0} minutes ago.\n`,
    suspects.length > 0
      ? `\nLikely spam; npm run leads -- send <id> mails one that is not:\n${withRest(suspects, spam[0]?.total ?? 0)}\n`
      : '',
    refused.length > 0
      ? `\nThe visitor’s address took no reply, and may be mistyped:\n${withRest(
          refused.map(({ request, code }) => `${request}  ${code ?? ''}`),
          refused[0]?.total ?? 0,
        )}\n`
      : '',
    `\n${doctor}\n`,
  ];
  return {
    subject: `Contact requests: ${figures.received ?? 0} since yesterday`,
    text: parts.join(''),
    done: () =>
      Promise.all([
        markShown(store, spam),
        store.query('update public.contact_deliveries set shown_at = now() where id = any ($1)', [
          refused.map(({ id }) => id),
        ]),
      ]),
  };
}
