import type { ContactRequest } from '../../supabase/functions/_shared/contact';
import { honeypotField } from '../../supabase/functions/_shared/honeypot';
import { supabaseClient } from './client';

/**
 * Sends a contact request (specification, section 7); throws when it did not arrive. The same key sent twice is stored
 * once, so that a form can be sent again after a failure of which nobody knows how far it came.
 */
export async function sendContactRequest(request: ContactRequest, sending: Sending): Promise<void> {
  const late = AbortSignal.timeout(deadline);
  const { error } = await Promise.race([invoke(request, sending, late), refusalOf(late)]);
  if (error) throw error;
}

interface Sending {
  /** Made once for a filled form. */
  readonly key: string;
  /** What a robot typed where people type nothing. */
  readonly honeypot?: string;
}

/** Fifteen seconds without an answer count as a failure. */
const deadline = 15_000;

async function invoke(request: ContactRequest, { key, honeypot }: Sending, late: AbortSignal) {
  const { functions } = await supabaseClient();
  return functions.invoke('send-contact-email', {
    body: honeypot ? { ...request, [honeypotField]: honeypot } : request,
    headers: { 'idempotency-key': key },
    signal: late,
  });
}

/** The deadline holds for the client’s own script and session too, which take no signal. */
function refusalOf(late: AbortSignal): Promise<never> {
  return new Promise((_, reject) => late.addEventListener('abort', () => reject(late.reason), { once: true }));
}
