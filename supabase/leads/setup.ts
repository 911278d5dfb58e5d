import { randomBytes } from 'node:crypto';
import { scramVerifier } from '../local/sql';
import type { Call } from '../../src/commandLine/command';
import { queryAt } from './database';

/**
 * Gives a project what its jobs and `npm run leads` need: address, secret and region in its vault, and a password of
 * `lead_manager`. Secrets are sent as parameters, and the password as its verifier, so that no statement has them.
 */
export async function setUp({ options }: Call): Promise<void> {
  const { OWNER_DATABASE_URL: url, LEADS_FUNCTION_URL, RETRY_SECRET, SUPABASE_REGION } = process.env;
  if (!url) throw new Error('OWNER_DATABASE_URL is not set: the address of the database as its owner, postgres.');
  const secrets = {
    contact_function_url: LEADS_FUNCTION_URL,
    contact_retry_secret: RETRY_SECRET,
    contact_function_region: SUPABASE_REGION,
  };
  for (const [name, value] of Object.entries(secrets)) {
    if (value) await keepSecret(url, name, value);
    console.log(`${name}: ${value ? 'is in the vault' : 'not set in this shell, and left as it was'}`);
  }
  if (!options.password) return;
  const password = randomBytes(24).toString('base64url');
  await queryAt(url, `alter role lead_manager login password '${scramVerifier(password)}'`);
  const address = new URL(url);
  // A pooler has the project's name behind the role's.
  address.username = address.username.replace(/^[^.]*/, 'lead_manager');
  address.password = password;
  console.log(`\nKeep this address; it is shown only now:\nexport LEADS_DATABASE_URL='${address.href}'`);
}

async function keepSecret(url: string, name: string, value: string): Promise<void> {
  const [known] = await queryAt<{ id: string }>(url, 'select id from vault.secrets where name = $1', [name]);
  if (known) await queryAt(url, 'select vault.update_secret($1, $2)', [known.id, value]);
  else await queryAt(url, 'select vault.create_secret($1, $2)', [value, name]);
}
