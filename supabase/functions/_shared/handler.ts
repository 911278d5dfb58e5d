import { timingSafeEqual } from 'node:crypto';
import { json, preflight, type Client } from './answer.ts';
import { bodyKind } from './body.ts';
import { diagnosis } from './diagnosis.ts';
import { handleSubmission, unavailable, type SubmissionParts } from './submission.ts';

export interface HandlerParts extends SubmissionParts {
  /** Sends a mail and an event that say they are tests. */
  readonly sendTest: () => Promise<Readonly<Record<string, string>>>;
  /** A setting of the platform, such as the region. */
  readonly platform: (name: string) => string | undefined;
}

/**
 * Takes contact requests: checked, stored, answered, mailed, in this order. `…/retry` sends what is due, `…/doctor` says
 * how the function is set up; both require the secret.
 */
export function contactHandler(parts: HandlerParts): (request: Request) => Promise<Response> {
  const { settings, log } = parts;
  return async (request) => {
    const client = clientOf(request, settings.origins);
    if (!client) return json(unknownClient, 403, { error: 'This origin may not send contact requests.' });
    if (request.method === 'OPTIONS') return preflight(client);
    if (request.method !== 'POST')
      return json(client, 405, { error: 'Only POST is allowed.' }, { Allow: 'POST, OPTIONS' });
    try {
      const { pathname } = new URL(request.url);
      if (pathname.endsWith('/retry')) return await withSecret(request, client, parts, () => retry(parts));
      if (pathname.endsWith('/doctor'))
        return await withSecret(request, client, parts, () => diagnosis(request, parts));
      return await handleSubmission(request, client, parts);
    } catch (error) {
      return unavailable(client, error, log);
    }
  };
}

const unknownClient: Client = { site: '', crossOrigin: false, kind: undefined, language: null };

/** Undefined for an origin that is not allowed; without one it is no browser, or no other site. */
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
  return json(client, 200, await work());
}

/** Sends what is due; what takes longer than the caller waits for goes on after the answer. */
async function retry({ store, delivery, notices, afterAnswer, log }: HandlerParts): Promise<unknown> {
  await store.query('update public.contact_job set reached_at = now()');
  const work = delivery.run().then(async (tally) => {
    if (tally.sent + tally.failed > 0) log({ event: `retried: ${tally.sent} sent, ${tally.failed} not` });
    await notices.send();
    return tally;
  });
  afterAnswer(work);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise((resolve) => {
    timer = setTimeout(() => resolve({ goesOn: true }), 50_000);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** Takes as long for a secret that is nearly right as for any other. */
function isSameSecret(given: string, secret: string): boolean {
  const [one, other] = [new TextEncoder().encode(given), new TextEncoder().encode(secret)];
  return one.length === other.length && timingSafeEqual(one, other);
}
