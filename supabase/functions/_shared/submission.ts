import { accepted, json, refused, type Client } from './answer.ts';
import { readFields, UnusableBody } from './body.ts';
import { checkContact, type ContactIssue } from './contact.ts';
import type { Delivery } from './delivery.ts';
import { fingerprintOf } from './fingerprint.ts';
import { isLanguage } from './languages.ts';
import { leadSourceOf } from './leadSource.ts';
import type { Log } from './log.ts';
import type { Notices } from './notices.ts';
import type { FunctionSettings } from './settings.ts';
import { spamVerdict } from './spam.ts';
import type { ContactStore } from './store.ts';
import type { ChallengeCheck } from './turnstile.ts';

export interface SubmissionParts {
  readonly settings: FunctionSettings;
  readonly store: ContactStore;
  readonly delivery: Delivery;
  readonly notices: Notices;
  readonly checkChallenge: ChallengeCheck;
  /** Lets the answer go out first, and keeps the function alive until the work is done. */
  readonly afterAnswer: (work: Promise<unknown>) => void;
  readonly log: Log;
}

/** Checks, stores and acknowledges a contact request; what is sent about it follows the answer. */
export async function handleSubmission(request: Request, sender: Client, parts: SubmissionParts): Promise<Response> {
  const { settings, store, delivery, notices, checkChallenge, afterAnswer, log } = parts;
  if (!sender.kind) return json(sender, 415, { error: 'Send JSON or a form.' });
  let fields: Record<string, unknown>;
  try {
    fields = await readFields(request, sender.kind);
  } catch (error) {
    if (!(error instanceof UnusableBody)) throw error;
    return refused(sender, error.status, unusable[error.status], error.status === 413 ? ['message.max'] : 'failed');
  }
  const client = { ...sender, language: isLanguage(fields.language) ? fields.language : null };
  const checked = checkContact(fields);
  if ('issues' in checked) return invalid(client, checked.issues);

  const submitted = await store
    .submit({
      request: checked.request,
      source: leadSourceOf(fields),
      fingerprint: fingerprintOf(request, checked.request, settings),
      spam: spamVerdict(fields, checked.request, await checkChallenge(fields)),
    })
    .catch((error: unknown) => unavailable(client, error, log));
  if (submitted instanceof Response) return submitted;
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
      if (jobIsLate) afterAnswer(notices.send());
      return accepted(client);
    }
    case 'duplicate':
      return accepted(client);
  }
}

/** Answers that the database did not: nothing is promised, and the visitor keeps what they typed. */
export function unavailable(client: Client, error: unknown, log: Log): Response {
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'unknown';
  log({ event: 'not stored', status: 503, code });
  return refused(client, 503, 'The request could not be stored. Please try again.', 'failed');
}

const unusable = {
  400: 'The body is no contact request.',
  408: 'The body took too long.',
  413: 'The body is too long.',
  415: 'Send JSON or a form.',
} as const;

function invalid(client: Client, issues: readonly ContactIssue[]): Response {
  const firsts = issues.filter(({ field }, index) => issues.findIndex((issue) => issue.field === field) === index);
  const fields = Object.fromEntries(firsts.map(({ field, message }) => [field, message]));
  return refused(
    client,
    422,
    issues[0]?.message ?? '',
    firsts.map(({ rule }) => rule),
    { fields },
  );
}
