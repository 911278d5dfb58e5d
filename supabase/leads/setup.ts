import { randomBytes } from 'node:crypto';
import { scramVerifier } from '../local/sql';
import type { Call } from '../../src/commandLine/command';
import { settingProblems } from '../functions/_shared/settingProblems';
import { queryAt } from './database';

/**
 * Gives a project what its jobs and `npm run leads` need: the jobs, address, secret and region in its vault, the role
 * `lead_manager` and a password of it. Secrets are sent as parameters, and the password as its verifier, so that no statement has them.
 */
export async function setUp({ options }: Call): Promise<void> {
  const { OWNER_DATABASE_URL: url, LEADS_FUNCTION_URL, RETRY_SECRET, SUPABASE_REGION } = process.env;
  if (!url) throw new Error('OWNER_DATABASE_URL is not set: the address of the database as its owner, postgres.');
  const secrets = {
    contact_function_url: LEADS_FUNCTION_URL,
    contact_retry_secret: RETRY_SECRET,
    contact_function_region: SUPABASE_REGION,
  };
  const variables: Readonly<Record<string, string>> = {
    contact_function_url: 'LEADS_FUNCTION_URL',
    contact_retry_secret: 'RETRY_SECRET',
    contact_function_region: 'SUPABASE_REGION',
  };
  const problems = settingProblems('shell', process.env);
  if (problems.length > 0) throw new Error(problems.map(({ sentence }) => sentence).join('\n'));
  // What a restore leaves out, and where pg_cron was switched on later.
  await queryAt(url, 'select public.set_contact_rights(), public.schedule_contact_jobs()');
  for (const [name, value] of Object.entries(secrets)) {
    if (value) await keepSecret(url, name, value);
    const isThere = !!value || (await idOf(url, name)) !== undefined;
    // A project may do without a region.
    if (!isThere && name !== 'contact_function_region') process.exitCode = 1;
    const state = value ? 'is in the vault' : isThere ? 'is in the vault, left as it was' : 'is not in the vault';
    console.log(`${name}: ${state}${isThere ? '' : `: set ${variables[name]} in this shell, and call this again`}`);
  }
  if (!options.password) return;
  const password = randomBytes(24).toString('base64url');
  await queryAt(url, `alter role lead_manager login password '${scramVerifier(password)}'`);
  const address = new URL(url);
  // A pooler has the project's name behind the role's.
  address.username = address.username.replace(/^[^.]*/, 'lead_manager');
  address.password = password;
  console.log(`\nKeep this line; it is shown only now:\nLEADS_DATABASE_URL='${address.href}'`);
}

async function idOf(url: string, name: string): Promise<string | undefined> {
  const [known] = await queryAt<{ id: string }>(url, 'select id from vault.secrets where name = $1', [name]);
  return known?.id;
}

async function keepSecret(url: string, name: string, value: string): Promise<void> {
  const known = await idOf(url, name);
  if (known) await queryAt(url, 'select vault.update_secret($1, $2)', [known, value]);
  else await queryAt(url, 'select vault.create_secret($1, $2)', [value, name]);
}
