import { timingSafeEqual } from 'node:crypto';
import { json, preflight, type Client } from './answer.ts';
import { bodyKind } from './body.ts';
import { diagnosis } from './diagnosis.ts';
import { errorCode, log } from './log.ts';
import { handleSubmission, type SubmissionParts } from './submission.ts';

export interface HandlerParts extends SubmissionParts {
  /** Sends a mail and an event that say they are tests; returns the result of each. */
  readonly sendTest: () => Promise<Readonly<Record<string, string>>>;
  /** The region in which the platform runs this instance. */
  readonly region: string | undefined;
}

/**
 * Handles contact requests: checks, stores, answers and mails them, in this order. `…/retry` sends what is due, `…/doctor`
 * reports how the function is set up; both require the secret.
 */
export function contactHandler(parts: HandlerParts): (request: Request) => Promise<Response> {
  return async (request) => {
    const client = clientOf(request, parts.settings.origins);
    if (!client) return json(unknownClient, 403, { error: 'This origin may not send contact requests.' });
    if (request.method === 'OPTIONS') return preflight(client);
    if (request.method !== 'POST')
      return json(client, 405, { error: 'Only POST is allowed.' }, { Allow: 'POST, OPTIONS' });
    const { pathname } = new URL(request.url);
    if (pathname.endsWith('/retry')) return await withSecret(request, client, parts, () => retry(parts));
    if (pathname.endsWith('/doctor')) return await withSecret(request, client, parts, () => diagnosis(request, parts));
    return await handleSubmission(request, client, parts);
  };
}

const unknownClient: Client = { site: '', crossOrigin: false, kind: undefined, language: null };

/** Returns undefined for an origin that is not allowed. A request without an origin is not one of another site's script. */
function clientOf(request: Request, origins: readonly string[]): Client | undefined {
  const origin = request.headers.get('origin');
  const site = origin === null ? origins[0] : origins.find((allowed) => allowed === origin);
  if (site === undefined) return undefined;
  return { site, crossOrigin: origin !== null, kind: bodyKind(request.headers.get('content-type')), language: null };
}

async function withSecret(
  request: Request,
  client: Client,
  { settings }: HandlerParts,
  work: () => Promise<unknown>,
): Promise<Response> {
  if (!isSameSecret(request.headers.get('x-retry-secret') ?? '', settings.retrySecret))
    return json(client, 401, { error: 'X-Retry-Secret is not the one that is set.' });
  try {
    return json(client, 200, await work());
  } catch (error) {
    const code = errorCode(error);
    log({ event: 'retry or doctor failed', status: 503, code });
    return json(client, 503, { error: `The database did not answer (${code}).` });
  }
}

/** Sends what is due; what takes longer than the caller waits for continues after the answer. */
async function retry({ store, delivery, sendNotices, afterAnswer }: HandlerParts): Promise<unknown> {
  await store.query('update public.contact_job set reached_at = now()');
  const work = delivery.run().then(async (tally) => {
    if (tally.sent + tally.failed > 0) log({ event: `retried: ${tally.sent} sent, ${tally.failed} not` });
    await sendNotices();
    return tally;
  });
  afterAnswer(work);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise((resolve) => {
    timer = setTimeout(() => resolve({ goesOn: true }), 50_000);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** Compares in a time that does not depend on how many characters are right. */
function isSameSecret(given: string, secret: string): boolean {
  const [one, other] = [new TextEncoder().encode(given), new TextEncoder().encode(secret)];
  return one.length === other.length && timingSafeEqual(one, other);
}
