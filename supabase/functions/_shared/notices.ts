import { randomUUID } from 'node:crypto';
import { contactForm } from './form.ts';
import { problemsOf } from './findings.ts';
import { asError, errorCode, log } from './log.ts';
import type { Mailer } from './mail.ts';
import { noticeMail, oneLine } from './messages.ts';
import type { FunctionSettings } from './settings.ts';
import { mailboxOf } from './settingValues.ts';
import type { ContactStore, Lead } from './store.ts';
import type { WebhookSender } from './webhook.ts';

/** What a recipient is told, and the requests, deliveries and servers that it shows: the next one to them shows others. */
interface Notice {
  readonly subject: string;
  readonly text: string;
  readonly shown?: readonly string[];
  readonly servers?: readonly string[];
}

/** A notice that is due to one recipient: a mailbox of MAIL_TO, or `webhook`. */
type Due = Readonly<Record<'kind' | 'recipient', string>>;

/**
 * Returns a function that sends the notices that are due, to each recipient on its own: held requests once an hour, alerts,
 * and a digest once a day. It never rejects, and resolves to the error where the database failed.
 */
export function noticeSender(
  settings: FunctionSettings,
  store: ContactStore,
  send: Mailer,
  sendEvent: WebhookSender | undefined,
): () => Promise<Error | undefined> {
  const { MAIL_TO: to } = settings;
  const write: Readonly<Record<string, (recipient: string) => Notice | Promise<Notice>>> = {
    held: (recipient) => heldDigest(store, recipient, settings.CONTACT_RATE_LIMIT_OVERALL * heldShare),
    'given-up': (recipient) => failureAlert(store, recipient),
    'job-late': () => ({
      subject: 'Alert: the retry job of the contact form has not run for an hour',
      text: `Requests are stored and mailed at once, but what fails is not sent again, and no digest comes.\n\n${doctor}`,
    }),
    daily: (recipient) => dailyDigest(store, recipient),
  };

  const deliver = async ({ kind, recipient }: Due, { subject, text }: Notice): Promise<void> => {
    const key = randomUUID();
    const signal = AbortSignal.timeout(settings.MAIL_TIMEOUT_SECONDS * 1000);
    if (recipient === 'webhook') {
      const event = { id: `notice_${key}`, type: `lead.${kind}`, timestamp: new Date(), data: { subject, text } };
      return await sendEvent?.({ ...event, text: `${subject}\n${text}` }, signal);
    }
    const spelt = to.find((one) => mailboxOf(one) === recipient) ?? recipient;
    await send(noticeMail([spelt], subject, text, key), spelt, signal);
  };

  const sendOne = async (due: Due): Promise<void> => {
    const notice = await write[due.kind]?.(due.recipient);
    if (!notice) return;
    const code = await deliver(due, notice).then(() => undefined, errorCode);
    log({ event: code ? 'notice not sent' : 'notice sent', channel: due.kind, code });
    const { shown = [], servers = [] } = notice;
    const end = [due.kind, due.recipient, shown, servers, code];
    await store.query('select public.finish_notice($1, $2, $3, $4, $5)', end);
  };

  return async () => {
    try {
      const ways = [settings.DAILY_DIGEST, to.map(mailboxOf), sendEvent !== undefined];
      const due = await store.query<Due>('select kind, recipient from public.claim_notices($1, $2, $3)', ways);
      await Promise.all(due.map(sendOne));
    } catch (error) {
      // Its claim expires, and a later retry sends it.
      log({ event: 'notice not sent', code: errorCode(error) });
      return asError(error);
    }
  };
}

const doctor = 'npm run leads -- doctor says what is wrong; npm run leads -- list shows the requests.';

/** A request or delivery as a line, and how many such there are in all. */
type Row = Readonly<{ id: string; line: string; total: number }>;

/** Returns a part of a notice with rows, and how many there are besides; nothing where there are none. */
function listed(heading: string, rows: readonly Row[]): string {
  const [{ total } = { total: 0 }] = rows;
  const rest = total > rows.length ? `\nand ${total - rows.length} more` : '';
  return total > 0 ? `${heading}\n${rows.map(({ line }) => line).join('\n')}${rest}\n` : '';
}

const idsOf = (rows: readonly Row[]) => rows.map(({ id }) => id);

export function counted(count: number, one: string, several = `${one}s`): string {
  return `${count} ${count === 1 ? one : several}`;
}

interface HeldRequest extends Omit<Row, 'line'> {
  readonly lead: Lead;
  readonly signs: readonly string[];
}

/** Returns held requests that a recipient was not shown, the newest first. */
async function heldRequests(store: ContactStore, held: 'limit' | 'spam', recipient: string, atMost: number) {
  const found = await store.query<HeldRequest>(
    `select id, public.lead_of(r) as lead, spam_signs as signs, count(*) over ()::int as total
     from public.contact_requests r where held = $1 and shown_at is null and $2 <> all (shown_to)
     order by created_at desc limit ${atMost}`,
    [held, recipient],
  );
  return found.map((request): Row => ({ ...request, line: lineOf(request) }));
}

/** Returns a request as one line: its fields, and the beginning of its message. */
function lineOf({ id, lead, signs }: HeldRequest): string {
  const facts = contactForm.map(({ name, input }) => oneLine(lead[name]).slice(0, input === 'area' ? 80 : undefined));
  return `${id}  ${lead.created_at.slice(0, 16).replace('T', ' ')}  ${[...facts.filter(Boolean), ...signs].join(' | ')}`;
}

/** So many times the overall limit are held in an hour at most (submit_contact, as a test compares). */
export const heldShare = 3;

/** Returns the requests above the overall limit: as many as an hour can hold, from 1,000 to 3,000 (350 KB). */
async function heldDigest(store: ContactStore, recipient: string, ofAnHour: number): Promise<Notice> {
  const atMost = Math.max(1_000, Math.min(ofAnHour, 3_000));
  const rows = await heldRequests(store, 'limit', recipient, atMost);
  const heading =
    'More requests came than CONTACT_RATE_LIMIT_OVERALL allows for an hour. They are held: stored, and mailed only here, the newest first.\nnpm run leads -- show <id> shows one whole, npm run leads -- send <id> mails it by itself.\n';
  return {
    subject: `${counted(rows[0]?.total ?? 0, 'contact request')} above the hourly limit`,
    text: listed(heading, rows),
    shown: idsOf(rows),
  };
}

/** Returns what was given up or has failed for an hour, and the servers that take nothing. */
async function failureAlert(store: ContactStore, recipient: string): Promise<Notice> {
  const failing = await store.query<Row>(
    `select id, concat_ws('  ', request_id, nullif(recipient, ''), channel, last_error, case when given_up_at is null then 'is tried again' end) as line,
       count(*) over ()::int as total
     from public.failing_deliveries where $1 <> all (shown_to) order by queued_at desc limit 200`,
    [recipient],
  );
  const channels = await store.query<{ server: string; code: string | null; ended: number; waiting: number }>(
    `select server, last_error as code, ended,
       (select count(*)::int from public.contact_deliveries d where d.server = c.server and done_at is null and next_attempt_at < 'infinity') as waiting
     from public.contact_channels c where (failing_since < now() - interval '1 hour' or ended > 0) and $1 <> all (shown_to)`,
    [recipient],
  );
  const total = failing[0]?.total ?? 0;
  const ofDeliveries =
    total > 0 ? [`${counted(total, 'delivery', 'deliveries')} of contact requests given up or failing`] : [];
  const ofServers = channels.map(({ server, code, ended, waiting }) =>
    ended > 0
      ? {
          subject: `the ${server} is not in the settings any more`,
          text: `The function’s settings have no ${server} any more. ${counted(ended, 'delivery', 'deliveries')} that waited for it ended; the requests are stored, and mailed as always.\n\n`,
        }
      : {
          subject: `the ${server} server has taken nothing for an hour`,
          text: `The ${server} server has taken nothing for an hour (${code ?? 'no code'}); ${waiting} waiting. They are sent by themselves once it takes them.\n\n`,
        },
  );
  return {
    subject: `Alert: ${[...ofDeliveries, ...ofServers.map(({ subject }) => subject)].join('; ')}`,
    text: [
      ...ofServers.map(({ text }) => text),
      listed('The requests are still stored:\n', failing),
      '\nnpm run leads -- show <id> shows one, npm run leads -- send <id> sends it now to those who do not have it.\n',
    ].join(''),
    shown: idsOf(failing),
    servers: channels.map(({ server }) => server),
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
async function dailyDigest(store: ContactStore, recipient: string): Promise<Notice> {
  const facts = await store.facts();
  const { figures } = facts;
  const spam = await heldRequests(store, 'spam', recipient, 500);
  const refused = await store.query<Row>(
    `select id, concat_ws('  ', request_id, last_error) as line, count(*) over ()::int as total from public.contact_deliveries
     where channel = 'reply' and given_up_at is not null and $1 <> all (shown_to) order by given_up_at desc limit 200`,
    [recipient],
  );
  const parts = [
    counts.every(([name]) => !figures[name]) ? 'Nothing came, and nothing waits.\n' : '',
    ...counts.map(([name, label]) => `${label}: ${figures[name] ?? 0}\n`),
    ...problemsOf(facts, false).map(({ sentence }) => `Wrong: ${sentence}\n`),
    listed('\nLikely spam, the newest first; npm run leads -- send <id> mails one that is not:', spam),
    listed('\nThe visitor’s address took no reply, and may be mistyped:', refused),
    `\n${doctor}\n`,
  ];
  return {
    subject: `Contact requests: ${figures.received ?? 0} since yesterday`,
    text: parts.join(''),
    shown: idsOf([...spam, ...refused]),
  };
}
