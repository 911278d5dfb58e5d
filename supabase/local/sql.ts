import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';

/** Runs work with a connection of its own to a database, which is closed afterwards. */
export async function withClient<Result>(
  to: string | pg.ClientConfig,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const connection = typeof to === 'string' ? { connectionString: to } : to;
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 10_000 });
  // A connection that breaks also rejects the statement that runs on it.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const migrations = path.join(__dirname, '../migrations');

export function migrationFiles(): string[] {
  return readdirSync(migrations).sort();
}

export function readMigration(file: string): string {
  return readFileSync(path.join(migrations, file), 'utf8');
}

/** Applies a migration and notes it, as Supabase's command line does. Throws an Error that names the file. */
export async function applyMigration(client: pg.Client, file: string): Promise<void> {
  const [, version, name] = /^(\d{14})_(.+)\.sql$/.exec(file) ?? [];
  try {
    await client.query(readMigration(file));
    const note = 'insert into supabase_migrations.schema_migrations (version, name) values ($1, $2)';
    await client.query(note, [version, name]);
  } catch (error) {
    throw new Error(
      `supabase/migrations/${file} could not be applied: ${error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    );
  }
}

/**
 * Creates the roles of a hosted project where they are missing, and applies the migrations that are missing, in order. As
 * the owner of a hosted project does, it lets `npm run leads` log in.
 */
export async function migrate(adminUrl: string, url: string, password: string): Promise<void> {
  await withClient(adminUrl, async (admin) => {
    const { rows } = await admin.query("select from pg_namespace where nspname = 'supabase_migrations'");
    if (rows.length === 0) await admin.query(`begin; ${initialSql(password)} commit;`);
  });
  await withClient(url, async (client) => {
    const { rows } = await client.query<{ version: string }>(
      'select version from supabase_migrations.schema_migrations',
    );
    const applied = new Set(rows.map(({ version }) => version));
    const files = migrationFiles();
    const unknown = [...applied].filter((version) => !files.some((file) => file.startsWith(version)));
    if (unknown.length > 0)
      throw new Error(
        `The local database was made by migrations that there are no more (${unknown.join(', ')}). Its requests are of this machine only: delete its folder (.local/backend, or BACKEND_FOLDER), and the next start makes a new one.`,
      );
    for (const file of files.filter((name) => !applied.has(name.slice(0, 14)))) {
      await client.query('begin');
      await applyMigration(client, file);
      await client.query('commit');
    }
    await client.query(`alter role lead_manager login password '${scramVerifier(password)}'`);
  });
}

/** Returns the SQL that creates the roles and privileges that a hosted project begins with. */
function initialSql(password: string): string {
  return `
    create role anon nologin;
    create role authenticated nologin;
    create role service_role nologin bypassrls;
    create role postgres login createdb createrole bypassrls replication password '${scramVerifier(password)}';
    grant anon, authenticated, service_role to postgres;
    alter database postgres owner to postgres;
    grant usage on schema public to anon, authenticated, service_role;
    alter default privileges for role postgres in schema public grant all on tables to anon, authenticated, service_role;
    alter default privileges for role postgres in schema public grant all on functions to anon, authenticated, service_role;
    alter default privileges for role postgres in schema public grant all on sequences to anon, authenticated, service_role;
    create schema supabase_migrations authorization postgres;
    create table supabase_migrations.schema_migrations (version text primary key, name text);
    alter table supabase_migrations.schema_migrations owner to postgres;
  `;
}

/** Returns what PostgreSQL stores of a password (RFC 5803), so that the password itself is in no statement and no log. */
export function scramVerifier(password: string): string {
  const [salt, iterations] = [randomBytes(16), 4096];
  const salted = pbkdf2Sync(password, salt, iterations, 32, 'sha256');
  const keyOf = (name: string) => createHmac('sha256', salted).update(name).digest();
  const stored = createHash('sha256').update(keyOf('Client Key')).digest('base64');
  const ofServer = keyOf('Server Key').toString('base64');
  return `SCRAM-SHA-256$${iterations}:${salt.toString('base64')}$${stored}:${ofServer}`;
}
