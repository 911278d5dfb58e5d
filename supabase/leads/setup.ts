import { randomBytes } from 'node:crypto';
import { scramVerifier } from '../local/sql';
import type { Call } from '../../src/commandLine/commandLine';
import { settingProblems } from '../functions/_shared/settingProblems';
import { ownerDatabase, queryDatabase } from './database';

/** What is in the vault, and the variables of the owner's shell that say it. A project may do without a region. */
const secrets = [
  { name: 'contact_function_url', variable: 'LEADS_FUNCTION_URL', isNeeded: true },
  { name: 'contact_retry_secret', variable: 'RETRY_SECRET', isNeeded: true },
  { name: 'contact_function_region', variable: 'SUPABASE_REGION', isNeeded: false },
] as const;

/** Secrets are sent as parameters, and the password as its verifier, so that no statement has them. */
export async function setUp({ options }: Call): Promise<void> {
  const url = ownerDatabase();
  const problems = settingProblems('shell', process.env);
  if (problems.length > 0) throw new Error(problems.map(({ sentence }) => sentence).join('\n'));
  // What a restore leaves out, and where pg_cron was switched on later.
  await queryDatabase('select public.set_contact_rights(), public.schedule_contact_jobs()', [], url);
  for (const { name, variable, isNeeded } of secrets) {
    const value = process.env[variable];
    const [known] = await queryDatabase<{ id: string }>('select id from vault.secrets where name = $1', [name], url);
    if (value && known) await queryDatabase('select vault.update_secret($1, $2)', [known.id, value], url);
    else if (value) await queryDatabase('select vault.create_secret($1, $2)', [value, name], url);
    else if (isNeeded && !known) process.exitCode = 1;
    const left = known
      ? 'is in the vault, left as it was'
      : `is not in the vault: set ${variable} in this shell, and call this again`;
    console.log(`${name}: ${value ? 'is in the vault' : left}`);
  }
  if (!options.password) return;
  const password = randomBytes(24).toString('base64url');
  await queryDatabase(`alter role lead_manager login password '${scramVerifier(password)}'`, [], url);
  const address = new URL(url);
  // A pooler has the project's name behind the role's.
  address.username = address.username.replace(/^[^.]*/, 'lead_manager');
  address.password = password;
  console.log(`\nKeep this line; it is shown only now:\nLEADS_DATABASE_URL='${address.href}'`);
}
