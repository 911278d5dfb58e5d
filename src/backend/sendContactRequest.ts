import type { SupabaseClient } from '@supabase/supabase-js';
import type { ContactRequest } from '../../supabase/functions/_shared/contact';
import { projectUrl } from './project';

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
  const region = process.env.GATSBY_SUPABASE_REGION;
  return (await supabaseClient()).functions.invoke('send-contact-email', {
    body: { ...details, ...request },
    headers: { 'idempotency-key': key, ...(region ? { 'x-region': region } : {}) },
    signal: late,
  });
}

/** The deadline holds for the client’s own script and session too, which take no signal. */
function refusalOf(late: AbortSignal): Promise<never> {
  return new Promise((_, reject) => late.addEventListener('abort', () => reject(late.reason), { once: true }));
}

/** Returns the one backend client, made on first use so that no page loads it before. */
export function supabaseClient(): Promise<SupabaseClient> {
  client ??= createSupabaseClient().catch((error: unknown) => {
    client = undefined;
    throw error;
  });
  return client;
}

let client: Promise<SupabaseClient> | undefined;

async function createSupabaseClient(): Promise<SupabaseClient> {
  if (projectUrl === undefined) throw new Error('SUPABASE_URL and SUPABASE_ANON_KEY were not set for this build');
  const { createClient } = await import('@supabase/supabase-js');
  // The local backend is no project and needs no key.
  return createClient(projectUrl || window.location.origin, process.env.GATSBY_SUPABASE_ANON_KEY || 'local', {
    auth: { persistSession: true, autoRefreshToken: true },
  });
}
