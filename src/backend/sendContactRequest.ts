import type { ContactRequest } from '../../supabase/functions/_shared/contact';
import { supabaseClient } from './client';

/**
 * Sends a contact request; throws when it did not arrive. The same key sent twice is stored once, so that a form can be
 * sent again after a failure, however far it came.
 */
export async function sendContactRequest(request: ContactRequest, sending: Sending): Promise<void> {
  const late = AbortSignal.timeout(deadline);
  const { error } = await Promise.race([invoke(request, sending, late), refusalOf(late)]);
  if (error) throw error;
}

interface Sending {
  /** Made once for a filled form. */
  readonly key: string;
  /** What is sent with the request: where the visitor came from, and what tells people from robots. */
  readonly details: Readonly<Record<string, string | number>>;
}

/** Fifteen seconds without an answer count as a failure. */
const deadline = 15_000;

async function invoke(request: ContactRequest, { key, details }: Sending, late: AbortSignal) {
  const { functions } = await supabaseClient();
  const region = process.env.GATSBY_SUPABASE_REGION;
  return functions.invoke('send-contact-email', {
    body: { ...details, ...request },
    headers: { 'idempotency-key': key, ...(region ? { 'x-region': region } : {}) },
    signal: late,
  });
}

/** The deadline holds for the client’s own script and session too, which take no signal. */
function refusalOf(late: AbortSignal): Promise<never> {
  return new Promise((_, reject) => late.addEventListener('abort', () => reject(late.reason), { once: true }));
}
