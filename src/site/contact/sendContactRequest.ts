import type { SupabaseClient } from '@supabase/supabase-js';
import { keyField, type ContactRequest } from '../../../supabase/functions/_shared/form';
import { atMost, loadInTime } from '../shell/atMost';
import { contactFunction, projectUrl } from './project';

/**
 * Sends a contact request, with where the visitor came from and what distinguishes people from bots. Resolves where the
 * function says itself that it has stored the request: an answer of anything else that is in between (a guest network, a
 * company's filter) is none, whatever its status. Rejects where there is none in fifteen seconds.
 */
export async function sendContactRequest(
  request: ContactRequest,
  details: Readonly<Record<string, string | number>>,
): Promise<void> {
  const controller = new AbortController();
  const answer = supabaseClient().then(({ functions }) =>
    // Without a header of its own: gateways that answer a browser's preflight themselves allow those of supabase-js alone.
    functions.invoke<{ readonly ok?: unknown } | null>(contactFunction, {
      body: { ...details, ...request, [keyField]: keyOf(JSON.stringify(request)) },
      signal: controller.signal,
    }),
  );
  try {
    const { data, error } = await atMost(15, answer, 'The contact function');
    if (error) throw error;
    if (data?.ok !== true) throw new Error(`The contact function did not answer: found ${JSON.stringify(data)}`);
  } finally {
    controller.abort();
  }
}

/**
 * Returns the key of a request: a request that is sent twice with the same key is stored once. A retry has the same key, also
 * from a form that was left and opened again; a changed request has a new one.
 */
function keyOf(words: string): string {
  // Without HTTPS there is no `randomUUID`.
  if (words !== latest.words) latest = { words, key: crypto.getRandomValues(new Uint32Array(4)).join('-') };
  return latest.key;
}

let latest = { words: '', key: '' };

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
  const { createClient } = await loadInTime(import('@supabase/supabase-js'), 'supabase-js');
  // The local backend is no project and needs no key.
  return createClient(projectUrl || window.location.origin, process.env.GATSBY_SUPABASE_ANON_KEY || 'local', {
    // Nobody signs in by a link: its address could bring the session of somebody else.
    auth: { persistSession: true, autoRefreshToken: true, detectSessionInUrl: false },
  });
}
