import { timingSafeEqual } from 'node:crypto';
import { delivery, type DeliveryServer } from './delivery.ts';
import { diagnosis } from './doctor.ts';
import { problemsOf } from './findings.ts';
import { bodyKind, json, preflight, type Client } from './http.ts';
import { errorCode, log } from './log.ts';
import { mailCheck, mailer, type Mailer } from './mail.ts';
import { leadMail, replyMail } from './messages.ts';
import { noticeSender } from './notices.ts';
import { retentionMonths } from './retention.ts';
import type { FunctionSettings } from './settings.ts';
import { mailboxOf } from './settingValues.ts';
import { contactStore, type ContactStore } from './store.ts';
import { handleSubmission } from './submission.ts';
import { backendVersion } from './version.ts';
import { leadEvent, webhookSender, type WebhookSender } from './webhook.ts';

/** What the platform gives to the function. */
export interface Platform {
  readonly settings: FunctionSettings;
  /** Keeps the instance alive until the work is done, which does not delay the answer. */
  readonly afterAnswer: (work: Promise<unknown>) => void;
  /** The region in which the platform runs this instance. */
  readonly region: string | undefined;
}

/**
 * Returns what answers requests, and what ends the deliveries before the instance ends. A POST is checked, stored, answered
 * and mailed, in this order (submission.ts). `…/retry` sends what is due and `…/doctor` says how the function is set up, both
 * with the secret; GET `…/health` says when the retry job and the digest last ran.
 */
export function contactFunction({ settings, afterAnswer, region }: Platform) {
  const { mail, webhook, attemptSeconds } = settings;
  const store = contactStore(settings);
  const send = mailer(mail);
  const sendEvent = webhook && webhookSender(webhook);
  const sendNotices = noticeSender(settings, store, send, sendEvent);
  const servers = serversOf(settings, send, sendEvent);
  const health = healthOf(store, settings);
  const deliveries = delivery({ store, servers, attemptSeconds, tellOwner: sendNotices });

  const checkMail = mailCheck(mail);

  /** Asks the mail server, where it has had nothing to take, whether it would. */
  const askMailServer = async (): Promise<void> => {
    if (!(await store.isMailCheckDue())) return;
    const code = await checkMail(AbortSignal.timeout(attemptSeconds * 1000)).then(() => undefined, errorCode);
    if (code === undefined)
      await store.query(`update public.contact_channels set checked_at = now() where server = 'mail'`);
    else log({ event: 'mail server does not answer', channel: 'mail', code });
  };

  /**
   * Sends what is due; what takes longer than the caller waits for continues after the answer. The job has come to its end
   * only where nothing of it failed.
   */
  const retry = async (): Promise<unknown> => {
    const ended = await store.endOthers();
    if (ended > 0) log({ event: `ended: ${ended} of channels that are not set any more` });
    // The digest must not wait for a server that is slow.
    const notices = sendNotices();
    const work = deliveries.run().then(async (tally) => {
      if (tally.sent + tally.failed > 0) log({ event: `retried: ${tally.sent} sent, ${tally.failed} not` });
      const error = tally.error ?? (await notices);
      if (error) throw error;
      return { sent: tally.sent, failed: tally.failed };
    });
    const asking = askMailServer();
    afterAnswer(Promise.allSettled([work, asking]));
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise((resolve) => {
      timer = setTimeout(() => resolve({ goesOn: true }), 50_000);
    });
    const answer = await Promise.race([Promise.all([work, asking]).then(([tally]) => tally), late]).finally(() =>
      clearTimeout(timer),
    );
    await store.query('select public.finish_job($1)', [retentionMonths]);
    return answer;
  };

  const handle = async (request: Request): Promise<Response> => {
    const client = clientOf(request, settings.origins);
    const path = pathOf(request);
    if (path?.endsWith('/health') && ['GET', 'HEAD'].includes(request.method)) return await health();
    if (!client) return json(unknownClient, 403, { error: 'This origin may not send contact requests.' });
    if (request.method === 'OPTIONS') return preflight(client);
    if (request.method !== 'POST')
      return json(client, 405, { error: 'Only POST is allowed.' }, { Allow: 'POST, OPTIONS' });
    if (path === undefined) return json(client, 400, { error: 'The Host header names no host.' });
    const withSecret = (work: () => Promise<unknown>) => answerSecret(request, client, settings.retrySecret, work);
    if (path.endsWith('/retry')) return await withSecret(retry);
    if (path.endsWith('/doctor'))
      return await withSecret(async () => ({
        version: backendVersion,
        findings: await diagnosis(request, request.url.endsWith('?mail'), { settings, store, region, send, sendEvent }),
      }));
    return await handleSubmission(request, client, {
      settings,
      store,
      beginDeliveries: () => afterAnswer(deliveries.run(1)),
      beginNotices: () => afterAnswer(sendNotices()),
    });
  };

  return {
    stop: deliveries.stop,
    async handle(request: Request): Promise<Response> {
      try {
        return await handle(request);
      } catch (error) {
        log({ event: 'failed', status: 500, code: errorCode(error) });
        return json(unknownClient, 500, { error: 'The request could not be handled.' });
      }
    },
  };
}

function serversOf({ mail }: FunctionSettings, send: Mailer, sendEvent: WebhookSender | undefined): DeliveryServer[] {
  const spelt = (mailbox: string) => mail.to.find((recipient) => mailboxOf(recipient) === mailbox) ?? mailbox;
  const byMail: DeliveryServer = {
    server: 'mail',
    atOnce: mail.atOnce,
    send: (claimed, signal) =>
      claimed.channel === 'reply'
        ? send(replyMail(claimed, mail.to[0] ?? ''), claimed.lead.email, signal)
        : send(leadMail(claimed, mail.to), spelt(claimed.recipient), signal),
  };
  if (!sendEvent) return [byMail];
  return [byMail, { server: 'webhook', atOnce: 5, send: (claimed, signal) => sendEvent(leadEvent(claimed), signal) }];
}

const unknownClient: Client = { site: '', crossOrigin: false, kind: undefined, language: null };

/** Returns undefined for an origin that is not allowed. A request without an origin is not one of another site's script. */
function clientOf(request: Request, origins: readonly string[]): Client | undefined {
  const origin = request.headers.get('origin');
  const site = origin === null ? origins[0] : origins.find((allowed) => allowed === origin);
  if (site === undefined) return undefined;
  return { site, crossOrigin: origin !== null, kind: bodyKind(request.headers.get('content-type')), language: null };
}

/** Returns the path of a request; undefined where its Host header makes no address. */
function pathOf(request: Request): string | undefined {
  try {
    return new URL(request.url).pathname;
  } catch {
    return undefined;
  }
}

async function answerSecret(
  request: Request,
  client: Client,
  secret: string,
  work: () => Promise<unknown>,
): Promise<Response> {
  if (!isSameSecret(request.headers.get('x-retry-secret') ?? '', secret))
    return json(client, 401, { error: 'X-Retry-Secret is not the one that is set.' });
  try {
    return json(client, 200, await work());
  } catch (error) {
    const code = errorCode(error);
    log({ event: 'retry or doctor failed', status: 503, code });
    return json(client, 503, { error: `The database (DATABASE_URL or SUPABASE_DB_URL) did not answer (${code}).` });
  }
}

/** Compares in a time that does not depend on how many characters are right. */
function isSameSecret(given: string, secret: string): boolean {
  const [one, other] = [new TextEncoder().encode(given), new TextEncoder().encode(secret)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** Answers of `/health` are so old at most: anybody may ask, as often as they like. */
const healthSeconds = 2;

/** Codes of a table, a column or a function that there is not. */
const missingCodes = ['42P01', '42703', '42883'];

/** Returns what answers an outside monitor: 503 where requests do not reach the team, or nobody would notice. */
function healthOf(store: ContactStore, settings: FunctionSettings): () => Promise<Response> {
  let latest: { at: number; facts: ReturnType<ContactStore['facts']> } | undefined;
  return async () => {
    const about = { version: backendVersion, retentionMonths };
    try {
      if (!latest || performance.now() - latest.at > healthSeconds * 1000)
        latest = { at: performance.now(), facts: store.facts() };
      const facts = await latest.facts;
      const problems = problemsOf(facts, settings).map(({ sentence }) => sentence);
      return json(unknownClient, problems.length > 0 ? 503 : 200, {
        ...about,
        problems,
        retryMinutesAgo: facts.watch.jobReachedMinutesAgo,
        digestMinutesAgo: facts.watch.digestSentMinutesAgo,
      });
    } catch (error) {
      const code = errorCode(error);
      const sentence = missingCodes.includes(code)
        ? `The tables are not those of this version of the function (${code}).`
        : `The database (DATABASE_URL or SUPABASE_DB_URL) did not answer (${code}).`;
      return json(unknownClient, 503, { ...about, problems: [sentence] });
    }
  };
}
