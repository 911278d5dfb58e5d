import { accepted, json, refused, type Client } from './answer.ts';
import { readFields, UnusableBody } from './body.ts';
import { checkContact } from './contact.ts';
import type { Delivery } from './delivery.ts';
import { fingerprintOf } from './fingerprint.ts';
import { leadSourceOf } from './leadSource.ts';
import { errorCode, log } from './log.ts';
import type { FunctionSettings } from './settings.ts';
import { spamVerdict } from './spam.ts';
import type { ContactStore, Submitted } from './store.ts';
import type { ChallengeCheck } from './turnstile.ts';

export interface SubmissionParts {
  readonly settings: FunctionSettings;
  readonly store: ContactStore;
  readonly delivery: Delivery;
  /** Sends the notices that are due; never rejects. */
  readonly sendNotices: () => Promise<void>;
  readonly checkChallenge: ChallengeCheck;
  /** Keeps the function alive until the work is done, which does not delay the answer. */
  readonly afterAnswer: (work: Promise<unknown>) => void;
}

/** Checks, stores and acknowledges a contact request; what is sent about it follows the answer. */
export async function handleSubmission(request: Request, sender: Client, parts: SubmissionParts): Promise<Response> {
  const { settings, store, delivery, sendNotices, checkChallenge, afterAnswer } = parts;
  if (!sender.kind) return json(sender, 415, { error: 'Send JSON or a form.' });
  let fields: Record<string, unknown>;
  try {
    fields = await readFields(request, sender.kind);
  } catch (error) {
    if (!(error instanceof UnusableBody)) throw error;
    return refused(sender, error.status, unusable[error.status], error.status === 413 ? ['message.max'] : 'failed');
  }
  const source = leadSourceOf(fields);
  const client = { ...sender, language: source.language };
  const checked = checkContact(fields);
  if ('issues' in checked) {
    const [first] = checked.issues;
    const rules = checked.issues.map(({ rule }) => rule);
    const messages = Object.fromEntries(checked.issues.map(({ field, message }) => [field, message]));
    return refused(client, 422, first?.message ?? '', rules, { fields: messages });
  }

  let submitted: Submitted;
  try {
    submitted = await store.submit({
      ...checked.request,
      ...source,
      ...fingerprintOf(request, checked.request, settings),
      ...spamVerdict(fields, checked.request, await checkChallenge(fields)),
    });
  } catch (error) {
    log({ event: 'not stored', status: 503, code: errorCode(error) });
    return refused(client, 503, 'The request could not be stored. Please try again.', 'failed');
  }
  switch (submitted.outcome) {
    case 'limited': {
      log({ event: 'limited', status: 429 });
      const headers = { 'Retry-After': String(submitted.retryAfter) };
      return refused(client, 429, 'Too many requests. Please try again later.', 'too-many', { headers });
    }
    case 'invalid':
      return refused(client, 422, 'The request breaks a rule.', 'failed');
    case 'stored': {
      const { id, held, jobIsLate } = submitted;
      log({ event: held ? `held: ${held}` : 'stored', id });
      if (!held) afterAnswer(delivery.run(1));
      if (jobIsLate) afterAnswer(sendNotices());
      return accepted(client);
    }
    case 'duplicate':
      return accepted(client);
  }
}

const unusable = {
  400: 'The body is no contact request.',
  408: 'The body took too long.',
  413: 'The body is too long.',
} as const;
