import type { SupabaseClient } from '@supabase/supabase-js';
import type { ContactRequest } from '../../../supabase/functions/_shared/form';
import { projectUrl } from './project';

interface Sending {
  /** The idempotency key: a request that is sent twice with the same key is stored once. */
  readonly key: string;
  /** Where the visitor came from, and what distinguishes people from bots. */
  readonly details: Readonly<Record<string, string | number>>;
}

/** Sends a contact request; rejects where it fails, or has no answer after fifteen seconds. */
export async function sendContactRequest(request: ContactRequest, { key, details }: Sending): Promise<void> {
  const region = process.env.GATSBY_SUPABASE_REGION;
  const controller = new AbortController();
  const sent = supabaseClient().then(({ functions }) =>
    functions.invoke('send-contact-email', {
      body: { ...details, ...request },
      headers: { 'idempotency-key': key, ...(region && { 'x-region': region }) },
      signal: controller.signal,
    }),
  );
  // Safari 15 has no AbortSignal.timeout. The signal does not end the loading of the client's script and session.
  const timeout = new Promise<never>((_, reject) =>
    setTimeout(() => {
      controller.abort();
      reject(new Error('The contact function has not answered after fifteen seconds.'));
    }, 15_000),
  );
  const { error } = await Promise.race([sent, timeout]);
  if (error) throw error;
}

/** Returns the backend client, which is created on first use, so that no page loads it before. */
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
