import { timingSafeEqual } from 'node:crypto';
import { accepted, json, preflight, refused, type Asker } from './answer.ts';
import { bodyKind, readFields, UnusableBody } from './body.ts';
import { checkContact, type ContactIssue } from './contact.ts';
import type { Delivery } from './delivery.ts';
import { fingerprintOf } from './fingerprint.ts';
import { honeypotField } from './honeypot.ts';
import { isLanguage } from './languages.ts';
import type { Log } from './log.ts';
import type { FunctionSettings } from './settings.ts';
import type { ContactStore } from './store.ts';

export interface HandlerParts {
  readonly settings: FunctionSettings;
  readonly store: ContactStore;
  readonly delivery: Delivery;
  /** Lets the answer go out first, and keeps the function alive until the work is done. */
  readonly afterAnswer: (work: Promise<unknown>) => void;
  readonly log: Log;
}

/** Takes contact requests: checked, stored, answered, mailed, in this order. `…/retry` sends the mails that are due. */
export function contactHandler(parts: HandlerParts): (request: Request) => Promise<Response> {
  const { settings, log } = parts;
  return async (request) => {
    const asker = askerOf(request, settings.origins);
    if (!asker) return json(stranger, 403, { error: 'This origin may not send contact requests.' });
    if (request.method === 'OPTIONS') return preflight(asker);
    if (request.method !== 'POST')
      return json(asker, 405, { error: 'Only POST is allowed.' }, { Allow: 'POST, OPTIONS' });
    try {
      return new URL(request.url).pathname.endsWith('/retry')
        ? await retry(request, asker, parts)
        : await take(request, asker, parts);
    } catch (error) {
      return unavailable(asker, error, log);
    }
  };
}

/** The database did not answer: nothing is promised, and what was typed is kept. */
function unavailable(asker: Asker, error: unknown, log: Log): Response {
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'unknown';
  log({ event: 'not stored', status: 503, code });
  return refused(asker, 503, 'The request could not be stored. Please try again.', 'failed');
}

const stranger: Asker = { site: '', crossOrigin: false, kind: undefined, language: null };

/** Undefined for an origin that is not allowed; without one it is no browser, or no other site. */
function askerOf(request: Request, origins: readonly string[]): Asker | undefined {
  const origin = request.headers.get('origin');
  const site = origin === null ? origins[0] : origins.find((allowed) => allowed === origin);
  if (site === undefined) return undefined;
  return { site, crossOrigin: origin !== null, kind: bodyKind(request.headers.get('content-type')), language: null };
}

async function take(
  request: Request,
  sender: Asker,
  { settings, store, delivery, afterAnswer, log }: HandlerParts,
): Promise<Response> {
  if (!sender.kind) return json(sender, 415, { error: 'Send JSON or a form.' });
  let fields: Record<string, unknown>;
  try {
    fields = await readFields(request, sender.kind);
  } catch (error) {
    if (!(error instanceof UnusableBody)) throw error;
    return refused(sender, error.status, unusable[error.status], error.status === 413 ? ['message.max'] : 'failed');
  }
  const asker = { ...sender, language: isLanguage(fields.language) ? fields.language : null };
  if (fields[honeypotField]) return accepted(asker);

  const checked = checkContact(fields);
  if ('issues' in checked) return invalid(asker, checked.issues);

  const fingerprint = fingerprintOf(request, checked.request, settings);
  const submitted = await store
    .submit(checked.request, asker.language, fingerprint)
    .catch((error: unknown) => unavailable(asker, error, log));
  if (submitted instanceof Response) return submitted;
  switch (submitted.outcome) {
    case 'limited': {
      log({ event: 'limited', status: 429 });
      const headers = { 'Retry-After': String(submitted.retryAfter) };
      return refused(asker, 429, 'Too many requests. Please try again later.', 'too-many', { headers });
    }
    case 'invalid':
      return refused(asker, 422, 'The request breaks a rule.', 'failed');
    case 'stored': {
      const { id } = submitted;
      log({ event: 'stored', id });
      afterAnswer(delivery.deliver({ ...checked.request, id, language: asker.language, createdAt: new Date() }));
      return accepted(asker);
    }
    case 'duplicate':
      return accepted(asker);
  }
}

const unusable = {
  400: 'The body is no contact request.',
  408: 'The body took too long.',
  413: 'The body is too long.',
  415: 'Send JSON or a form.',
} as const;

function invalid(asker: Asker, issues: readonly ContactIssue[]): Response {
  const firsts = issues.filter(({ field }, index) => issues.findIndex((issue) => issue.field === field) === index);
  const fields = Object.fromEntries(firsts.map(({ field, message }) => [field, message]));
  return refused(
    asker,
    422,
    issues[0]?.message ?? '',
    firsts.map(({ rule }) => rule),
    { fields },
  );
}

async function retry(request: Request, asker: Asker, { settings, delivery, log }: HandlerParts): Promise<Response> {
  if (!sameSecret(request.headers.get('x-retry-secret') ?? '', settings.retrySecret))
    return json(asker, 401, { error: 'X-Retry-Secret is not the one that is set.' });
  const result = await delivery.sweep();
  if (result.sent + result.failed > 0) log({ event: `retried: ${result.sent} mailed, ${result.failed} not` });
  return json(asker, 200, result);
}

/** Takes as long for a secret that is nearly right as for any other. */
function sameSecret(given: string, secret: string): boolean {
  const [one, other] = [new TextEncoder().encode(given), new TextEncoder().encode(secret)];
  return one.length === other.length && timingSafeEqual(one, other);
}
