import { checkContact } from './contact.ts';
import { accepted, json, readFields, refused, UnusableBody, type Client } from './http.ts';
import { errorCode, log } from './log.ts';
import type { FunctionSettings } from './settings.ts';
import type { ContactStore, Submitted } from './store.ts';
import { attributionOf, challengeResult, fingerprintOf, spamVerdict } from './visitor.ts';

interface SubmissionParts {
  readonly settings: FunctionSettings;
  readonly store: ContactStore;
  readonly beginDeliveries: () => void;
  /** Sends the notices that are due, after the answer. */
  readonly beginNotices: () => void;
}

/** Checks, stores and acknowledges a contact request; what is sent about it follows the answer. */
export async function handleSubmission(request: Request, sender: Client, parts: SubmissionParts): Promise<Response> {
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
