import { randomUUID, timingSafeEqual } from 'node:crypto';
import { delivery, type DeliveryServer } from './delivery.ts';
import { DeliveryFailure } from './failure.ts';
import { bodyKind, json, preflight, type Client } from './http.ts';
import { errorCode, log } from './log.ts';
import { mailer, type Mailer } from './mail.ts';
import { leadMail, noticeMail, replyMail } from './messages.ts';
import { noticeSender } from './notices.ts';
import type { FunctionSettings } from './settings.ts';
import { mailboxOf } from './settingValues.ts';
import { silences, type Watch } from './silence.ts';
import { contactStore, type ContactStore } from './store.ts';
import { handleSubmission } from './submission.ts';
import { backendVersion } from './version.ts';
import { askChallenge, networkOf } from './visitor.ts';
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

  /** Sends what is due; what takes longer than the caller waits for continues after the answer. */
  const retry = async (): Promise<unknown> => {
    await store.query('select public.job_reached()');
    const ended = await store.endOthers();
    if (ended > 0) log({ event: `ended: ${ended} of channels that are not set any more` });
    // The digest must not wait for a server that is slow.
    const notices = sendNotices();
    const work = deliveries.run().then(async (tally) => {
      if (tally.sent + tally.failed > 0) log({ event: `retried: ${tally.sent} sent, ${tally.failed} not` });
      await notices;
      return tally;
    });
    afterAnswer(work);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise((resolve) => {
      timer = setTimeout(() => resolve({ goesOn: true }), 50_000);
    });
    return Promise.race([work, late]).finally(() => clearTimeout(timer));
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
        ...(await diagnosis(request, settings, store)),
        region: region ?? null,
        test: request.url.endsWith('?mail') ? await sendTest(mail.to, send, sendEvent) : null,
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

/** Returns what answers an outside monitor: 503 where requests do not reach the team, or nobody would notice. */
function healthOf(store: ContactStore, settings: FunctionSettings): () => Promise<Response> {
  let latest = { at: -Infinity, watch: Promise.resolve<Watch>({}) };
  const watched = async () => (await store.query<{ watch: Watch }>('select public.contact_watch() as watch'))[0]?.watch;
  return async () => {
    try {
      if (performance.now() - latest.at > healthSeconds * 1000)
        latest = { at: performance.now(), watch: watched().then((watch = {}) => watch) };
      const watch = await latest.watch;
      const problems = silences(watch, settings);
      return json(unknownClient, problems.length > 0 ? 503 : 200, {
        version: backendVersion,
        problems,
        retryMinutesAgo: watch.jobReachedMinutesAgo,
        digestMinutesAgo: watch.digestSentMinutesAgo,
      });
    } catch (error) {
      return json(unknownClient, 503, {
        problems: [`The database (DATABASE_URL or SUPABASE_DB_URL) did not answer (${errorCode(error)}).`],
      });
    }
  };
}

/** Headers in which platforms name the visitor's address. */
const addressHeaders = ['cf-connecting-ip', 'x-real-ip', 'x-forwarded-for', 'fly-client-ip', 'true-client-ip'];

/** Returns what `npm run leads -- doctor` shows of the running function. */
async function diagnosis(request: Request, settings: FunctionSettings, store: ContactStore) {
  const began = performance.now();
  const [database] = await store.query<{ clock: Date }>('select clock_timestamp() as clock');
  const roundTrip = Math.round(performance.now() - began);
  const logging = await store.query<{ name: string; setting: string }>(
    "select name, setting from pg_settings where name ~ '^(auto_explain\\.)?log_(statement|min_duration|parameter|transaction)'",
  );
  const headers = [...new Set([settings.addressHeader, ...addressHeaders])];
  const { challenge } = settings;
  return {
    clock: new Date().toISOString(),
    version: backendVersion,
    // As it is reached from here: the database itself sees a pooler's connection.
    database: { ...database, encrypted: settings.database.ssl !== false, roundTrip },
    logging: Object.fromEntries(logging.map(({ name, setting }) => [name, setting])),
    settings: {
      mail: settings.mail.provider.kind,
      channels: settings.channels,
      limits: settings.limits,
      origins: settings.origins,
      dailyDigest: settings.dailyDigest,
    },
    // The answer to a token that is none says whether the service knows the secret.
    challenge: challenge.secret ? (await askChallenge(challenge, 'doctor', '')).codes : null,
    // Of this request, whose sender has the secret; neither stored nor logged.
    address: { header: settings.addressHeader, network: networkOf(request.headers.get(settings.addressHeader)) },
    headers: Object.fromEntries(headers.map((name) => [name, request.headers.get(name)])),
  };
}

/** Sends a mail to each recipient and an event that say they are tests. Returns the result of each: `taken`, or what failed. */
async function sendTest(to: readonly string[], send: Mailer, sendEvent: WebhookSender | undefined) {
  const key = randomUUID();
  const text = 'This is a test by “npm run leads -- doctor”. No visitor wrote it.';
  const signal = () => AbortSignal.timeout(20_000);
  const resultOf = (sending: Promise<void>) =>
    sending.then(
      () => 'taken',
      (error: unknown) => (error instanceof DeliveryFailure ? error.message : errorCode(error)),
    );
  const results: Record<string, string> = {};
  for (const [index, recipient] of to.entries()) {
    const mail = noticeMail(to, 'Test of the contact form', `${text}\n`, key);
    results[to.length > 1 ? `mail ${index + 1}` : 'mail'] = await resultOf(send(mail, recipient, signal()));
  }
  if (sendEvent) {
    const event = { id: `test_${key}`, type: 'test', timestamp: new Date(), data: { text }, text };
    results.webhook = await resultOf(sendEvent(event, signal()));
  }
  return results;
}
