import { setTimeout as wait } from 'node:timers/promises';
import { checkContact } from './contact.ts';
import { delivery, type DeliveryServer } from './delivery.ts';
import { diagnosis } from './doctor.ts';
import { problemsOf } from './findings.ts';
import { accepted, bodyKind, json, preflight, readFields, refused, UnusableBody, type Client } from './http.ts';
import { asError, errorCode, log } from './log.ts';
import { checkMail, mailer, type Mailer } from './mail.ts';
import { leadMail, replyMail } from './messages.ts';
import { noticeSender } from './notices.ts';
import { retentionMonths } from './retention.ts';
import type { FunctionSettings } from './settings.ts';
import { isSameSecret, mailboxOf } from './settingValues.ts';
import { contactStore, type ContactStore, type Submitted } from './store.ts';
import { backendVersion } from './version.ts';
import { attributionOf, challengeResult, fingerprintOf, spamVerdict } from './visitor.ts';
import { leadEvent, webhookSender, type WebhookSender } from './webhook.ts';

interface Platform {
  readonly settings: FunctionSettings;
  /** Keeps the instance alive until the work is done, which does not delay the answer. */
  readonly afterAnswer: (work: Promise<unknown>) => void;
  /** The region in which the platform runs this instance. */
  readonly region: string | undefined;
}

/**
 * Returns what answers requests, and what ends the deliveries before the instance ends. A POST is checked, stored, answered
 * and mailed, in this order. `…/retry` sends what is due and `…/doctor` says how the function is set up, both
 * with the secret; GET `…/health` says what is wrong.
 */
export function contactFunction({ settings, afterAnswer, region }: Platform) {
  const store = contactStore(settings);
  const send = mailer(settings);
  const sendEvent = webhookSender(settings);
  const sendNotices = noticeSender(settings, store, send, sendEvent);
  const deliveries = delivery(settings, store, serversOf(settings, send, sendEvent), sendNotices);
  const health = healthOf(store, settings);

  /** Asks the mail server, where it has taken and answered nothing for three minutes, whether it would take a mail. */
  const askMailServer = async (): Promise<void> => {
    // A time that was written while the clock was ahead is no answer.
    const due = await store.query(
      `update public.contact_channels set taken_at = public.smaller_of(taken_at, now()), checked_at = public.smaller_of(checked_at, now())
         where server = 'mail' and (greatest(taken_at, checked_at) between now() - interval '3 minutes' and now()) is not true
           and not exists (select from public.contact_deliveries where server = 'mail' and claimed_until > now())
         returning server`,
    );
    if (due.length === 0) return;
    const signal = AbortSignal.timeout(settings.MAIL_TIMEOUT_SECONDS * 1000);
    const code = await checkMail(settings, signal).then(() => undefined, errorCode);
    if (code) log({ event: 'mail server does not answer', channel: 'mail', code });
    else await store.query(`update public.contact_channels set checked_at = now() where server = 'mail'`);
  };

  /** Sends what is due, and fails where something of it could not be done. */
  const sendDue = async (): Promise<void> => {
    const asking = askMailServer().then(() => undefined, asError);
    // The digest must not wait for a server that is slow.
    const errors = await Promise.all([deliveries.run(), sendNotices(), asking]);
    const failure = errors.find(Boolean);
    if (failure) throw failure;
  };

  /** What takes longer than the caller waits for continues after the answer. */
  const retry = async (): Promise<unknown> => {
    await store.query('select public.end_deliveries($1)', [settings.channels]);
    const work = sendDue();
    afterAnswer(work.catch(() => undefined));
    await Promise.race([work, wait(50_000, undefined, { ref: false })]);
    await store.query('select public.finish_job($1)', [retentionMonths]);
    return {};
  };

  const doctor = async (request: Request) => ({
    version: backendVersion,
    findings: await diagnosis(request, { settings, store, region, send, sendEvent }),
  });

  const handle = async (request: Request): Promise<Response> => {
    const client = clientOf(request, settings.origins);
    const path = URL.canParse(request.url) ? new URL(request.url).pathname : undefined;
    if (path?.endsWith('/health') && ['GET', 'HEAD'].includes(request.method)) return await health();
    if (!client) return json({}, 403, { error: 'This origin may not send contact requests.' });
    if (request.method === 'OPTIONS') return preflight(client);
    if (request.method !== 'POST')
      return json(client, 405, { error: 'Only POST is allowed.' }, { Allow: 'POST, OPTIONS' });
    if (path === undefined) return json(client, 400, { error: 'The Host header names no host.' });
    if (path.endsWith('/retry')) return await answerSecret(request, settings, retry);
    if (path.endsWith('/doctor')) return await answerSecret(request, settings, doctor);
    return await handleSubmission(request, client, {
      settings,
      store,
      beginDeliveries: () => afterAnswer(deliveries.run(1)),
      beginNotices: () => afterAnswer(sendNotices()),
    });
  };

  return {
    stop: deliveries.stop,
    handle: (request: Request): Promise<Response> =>
      handle(request).catch((error: unknown) => {
        log({ event: 'failed', status: 500, code: errorCode(error) });
        return json({}, 500, { error: 'The request could not be handled.' });
      }),
  };
}

interface SubmissionParts {
  readonly settings: FunctionSettings;
  readonly store: ContactStore;
  readonly beginDeliveries: () => void;
  /** Sends the notices that are due, after the answer. */
  readonly beginNotices: () => void;
}

/** Checks, stores and acknowledges a contact request; what is sent about it follows the answer. */
async function handleSubmission(request: Request, sender: Client, parts: SubmissionParts): Promise<Response> {
  const { settings, store, beginDeliveries, beginNotices } = parts;
  if (!sender.kind) return json(sender, 415, { error: 'Send JSON or a form.' });
  let fields: Record<string, unknown>;
  try {
    fields = await readFields(request, sender.kind);
  } catch (error) {
    if (!(error instanceof UnusableBody)) throw error;
    return refused(sender, error.status, error.message, error.status === 413 ? 'not-accepted' : 'failed');
  }
  const attribution = attributionOf(fields);
  const client = { ...sender, language: attribution.language };
  const checked = checkContact(fields);
  if ('issues' in checked) {
    const [first] = checked.issues;
    const messages = Object.fromEntries(checked.issues.map(({ field, message }) => [field, message]));
    return refused(client, 422, first?.message ?? '', 'not-accepted', { fields: messages });
  }

  let submitted: Submitted;
  try {
    const fingerprint = fingerprintOf(request, fields, checked.request, settings);
    const contact = { ...checked.request, ...attribution, ...fingerprint };
    // The challenge's service is not asked for who may not send.
    const screened = settings.TURNSTILE_SECRET ? await store.screen(contact) : undefined;
    submitted =
      screened ??
      (await store.submit({
        ...contact,
        ...spamVerdict(fields, checked.request, await challengeResult(fields, contact, settings)),
      }));
  } catch (error) {
    log({ event: 'not stored', status: 503, code: errorCode(error) });
    return refused(client, 503, 'The request could not be stored. Please try again.', 'failed');
  }
  if (submitted.outcome === 'invalid') return refused(client, 422, 'The request breaks a rule.', 'not-accepted');
  if (submitted.outcome === 'limited' || submitted.outcome === 'full') {
    log({ event: submitted.outcome, status: 429 });
    const headers = { 'Retry-After': String(submitted.retryAfter) };
    return refused(client, 429, 'Too many requests. Please try again later.', 'too-many', { headers });
  }
  if (submitted.outcome === 'stored') {
    const { id, held, jobIsLate } = submitted;
    log({ event: held ? `held: ${held}` : 'stored', id });
    if (!held) beginDeliveries();
    if (jobIsLate) beginNotices();
  }
  return accepted(client);
}

function serversOf(
  { MAIL_TO: to, MAIL_CONNECTIONS }: FunctionSettings,
  send: Mailer,
  sendEvent: WebhookSender | undefined,
): DeliveryServer[] {
  const spelt = (mailbox: string) => to.find((recipient) => mailboxOf(recipient) === mailbox) ?? mailbox;
  const byMail: DeliveryServer = {
    server: 'mail',
    atOnce: MAIL_CONNECTIONS,
    send: (claimed, signal) =>
      claimed.channel === 'reply'
        ? send(replyMail(claimed, to[0] ?? ''), claimed.lead.email, signal)
        : send(leadMail(claimed, to), spelt(claimed.recipient), signal),
  };
  if (!sendEvent) return [byMail];
  return [byMail, { server: 'webhook', atOnce: 5, send: (claimed, signal) => sendEvent(leadEvent(claimed), signal) }];
}

/** Returns undefined for an origin that is not allowed. A request without an origin is not one of another site's script. */
function clientOf({ headers }: Request, origins: readonly string[]): Client | undefined {
  const origin = headers.get('origin');
  const site = origin === null ? origins[0] : origins.find((allowed) => allowed === origin);
  return site === undefined ? undefined : { site, kind: bodyKind(headers.get('content-type')), language: null };
}

async function answerSecret(
  request: Request,
  settings: FunctionSettings,
  work: (request: Request) => Promise<unknown>,
): Promise<Response> {
  if (!isSameSecret(request.headers.get('x-retry-secret') ?? '', settings.RETRY_SECRET))
    return json({}, 401, { error: 'X-Retry-Secret is not the one that is set.' });
  try {
    return json({}, 200, await work(request));
  } catch (error) {
    const code = errorCode(error);
    log({ event: 'retry or doctor failed', status: 503, code });
    return json({}, 503, { error: noAnswer(code) });
  }
}

const noAnswer = (code: string) => `The database (DATABASE_URL or SUPABASE_DB_URL) did not answer (${code}).`;

/** Answers of `/health` are so old at most: anybody may ask, as often as they like. */
const healthSeconds = 2;

/** Codes of a table, a column or a function that there is not. */
const missingCodes = ['42P01', '42703', '42883'];

/** Returns what answers an outside monitor: 503 where requests do not reach the team, or nobody would notice. */
function healthOf(store: ContactStore, settings: FunctionSettings): () => Promise<Response> {
  let latest: { at: number; answer: ReturnType<typeof look> } | undefined;
  const look = async () => {
    try {
      const facts = await store.facts();
      return {
        problems: problemsOf(facts, settings.DAILY_DIGEST).map(({ sentence }) => sentence),
        retryMinutesAgo: facts.figures.jobReachedMinutesAgo,
        digestMinutesAgo: facts.figures.digestSentMinutesAgo,
      };
    } catch (error) {
      const code = errorCode(error);
      const isOther = missingCodes.includes(code);
      return {
        problems: [isOther ? `The tables are not those of this version of the function (${code}).` : noAnswer(code)],
      };
    }
  };
  return async () => {
    if (!latest || performance.now() - latest.at > healthSeconds * 1000)
      latest = { at: performance.now(), answer: look() };
    const answer = await latest.answer;
    return json({}, answer.problems.length > 0 ? 503 : 200, { version: backendVersion, retentionMonths, ...answer });
  };
}
