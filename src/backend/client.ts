import type { SupabaseClient } from '@supabase/supabase-js';
import { projectUrl } from './project';

/** The one backend client, made on first use so that no page loads it before. */
export function supabaseClient(): Promise<SupabaseClient> {
  client ??= createSupabaseClient().catch((error: unknown) => {
    client = undefined;
    throw error;
  });
  return client;
}

/** The deployment names no Supabase project. */
export class BackendNotConfigured extends Error {
  override name = 'BackendNotConfigured';
}

let client: Promise<SupabaseClient> | undefined;

async function createSupabaseClient(): Promise<SupabaseClient> {
  if (projectUrl === undefined)
    throw new BackendNotConfigured('SUPABASE_URL and SUPABASE_ANON_KEY were not set for this build');
  const { createClient } = await import('@supabase/supabase-js');
  // The local backend is no project and needs no key.
  return createClient(projectUrl || window.location.origin, process.env.GATSBY_SUPABASE_ANON_KEY || 'local', {
    auth: { persistSession: true, autoRefreshToken: true },
  });
}
