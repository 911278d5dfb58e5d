import type pg from 'pg';
import { applyMigration, migrationFiles, readMigration } from '../local/sql';
import { backendVersion } from '../functions/_shared/version';
import { ownerDatabase, withDatabase } from './database';

/** What is kept of the requests; counts, pauses and notices begin again. */
const kept = ['contact_requests', 'contact_deliveries', 'lead_actions'];

/** Where the tables of before wait inside the transaction. */
const before = 'contact_before';

/**
 * Makes the tables of this version where migrations cannot: of a database that was made by migrations that there are no more, or
 * whose content was another one. All of it is one transaction: either every request is in the new tables, or nothing has changed.
 */
export async function upgrade(): Promise<void> {
  await withDatabase(ownerDatabase(), async (client) => {
    await client.query('begin');
    await client.query(`create schema ${before}`);
    await moveAside(client);
    await client.query("delete from supabase_migrations.schema_migrations where version >= '20261121'");
    for (const file of migrationFiles()) await applyMigration(client, file);
    for (const table of kept) console.log(`${table}: ${await copyRows(client, table)} kept`);
    await client.query(`drop schema ${before} cascade`);
    await client.query('commit');
  });
  console.log(`The tables are those of ${backendVersion}. Deploy the function now, then: npm run leads -- doctor`);
}

/** Moves what has the name of something that the migrations make; what is the owner's own stays. */
async function moveAside(client: pg.Client): Promise<void> {
  const made = migrationFiles().flatMap((file) =>
    [...readMigration(file).matchAll(/^create (?:or replace )?(?:function|view|table) public\.(\w+)/gm)].map(
      ([, name]) => name,
    ),
  );
  // The view of before has another name now.
  const { rows } = await client.query<{ move: string }>(
    // Functions first: their arguments are named after tables.
    `select format('alter function %s set schema ${before}', oid::regprocedure) as move
       from pg_proc where pronamespace = 'public'::regnamespace and proname = any ($1)
     union all
     select format('alter %s %s set schema ${before}', case relkind when 'v' then 'view' else 'table' end, oid::regclass)
       from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'v') and relname = any ($1)`,
    [[...made, 'leads']],
  );
  for (const { move } of rows) await client.query(move);
}

/** Copies the columns that both have; others get their defaults. Returns how many rows there are. */
async function copyRows(client: pg.Client, table: string): Promise<number> {
  const { rows } = await client.query<{ names: string }>(
    `select string_agg(quote_ident(column_name), ', ') as names from information_schema.columns
       where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' and is_identity = 'NO'
         and column_name in (select column_name from information_schema.columns where table_schema = '${before}' and table_name = $1)`,
    [table],
  );
  const names = rows[0]?.names;
  const copy = `insert into public.${table} (${names}) select ${names} from ${before}.${table} order by 1`;
  return (await client.query(copy)).rowCount ?? 0;
}
