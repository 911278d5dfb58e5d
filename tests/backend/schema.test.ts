import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Client, DatabaseError } from 'pg';
import { contactFields } from '../../supabase/functions/_shared/form';
import { eachField } from '../validRequest';
import { heldShare } from '../../supabase/functions/_shared/notices';
import { retentionMonths } from '../../supabase/functions/_shared/retention';
import { sourceLengths } from '../../supabase/functions/_shared/visitor';
import { backendVersion } from '../../supabase/functions/_shared/version';
import { withClient } from '../../supabase/local/sql';
import { startTestBackend, type TestBackend } from './testBackend';

jest.setTimeout(120_000);

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.dispose());
const jsonOf = (file: string) => JSON.parse(readFileSync(path.resolve(__dirname, '../..', file), 'utf8'));

test('the table refuses what is longer than the form allows, and what is missing', async () => {
  const insert = (request: Record<string, string | null>) =>
    withClient(backend.database.url, (client) =>
      client
        .query(
          `insert into contact_requests (${contactFields.join(', ')}, content_hash) values (${contactFields.map((_, index) => `$${index + 1}`).join(', ')}, '')`,
          contactFields.map((name) => request[name]),
        )
        .then(
          () => 'taken',
          ({ code, constraint }: DatabaseError) => constraint ?? code,
        ),
    );
  const longest = eachField(({ max }) => '🪜'.repeat(max));
  expect(await insert(longest)).toBe('taken');
  for (const field of contactFields) {
    expect(await insert({ ...longest, [field]: `${longest[field]}x` })).toBe(`${field}_length`);
    expect(await insert({ ...longest, [field]: null })).toBe('23502');
  }
});

test('what the function takes of the source fits the table, and as many are shown in a digest as are held in an hour', async () => {
  const [known] = await backend.query<{ lengths: string; held: string }>(
    "select (select pg_get_constraintdef(oid) from pg_constraint where conname = 'source_length') as lengths, (select prosrc from pg_proc where proname = 'submit_contact') as held",
  );
  for (const name of ['page', 'topic'] as const)
    expect(known?.lengths).toContain(`(char_length(${name}) <= ${sourceLengths[name]})`);
  expect(new Set(known?.held.match(/limit_overall \* \d+/g))).toEqual(new Set([`limit_overall * ${heldShare}`]));
});

test.each(['anon', 'authenticated'])('%s may do nothing with contact requests', async (role) => {
  const allowed = await backend.query(
    `select oid::regclass::text as name from pg_class
       where relnamespace = 'public'::regnamespace and case
         when relkind = 'S' then has_sequence_privilege($1, oid, 'usage, select, update')
         when relkind in ('r', 'v', 'm', 'p', 'f') then
           has_table_privilege($1, oid, 'select, insert, update, delete, truncate, references, trigger')
           or has_any_column_privilege($1, oid, 'select, insert, update, references')
         end
     union all select oid::regprocedure::text from pg_proc
       where pronamespace = 'public'::regnamespace and has_function_privilege($1, oid, 'execute')`,
    [role],
  );
  expect(allowed).toEqual([]);
  await withClient(backend.database.url, async (client) => {
    await client.query(`set role ${role}`);
    await expectForbidden(client, [
      'select * from contact_requests',
      "insert into contact_requests (name, email, company, message, content_hash) values ('a', 'a@b.co', 'c', 'd', '')",
      "select submit_contact('{}', '{}', 1, 1)",
    ]);
  });
});

test('views have the rights of their reader, functions a fixed search path, the function’s role is no superuser, and a request waits three seconds for a lock', async () => {
  expect(
    await backend.query(
      `select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'v'
         and not coalesce('security_invoker=true' = any (reloptions), false)
       union all select proname from pg_proc where pronamespace = 'public'::regnamespace
         and not coalesce('search_path=""' = any (proconfig), false)`,
    ),
  ).toEqual([]);
  expect(
    await backend.query(
      "select rolsuper, 'lock_timeout=3s' = any (proconfig) as waits from pg_roles, pg_proc where rolname = 'postgres' and proname = 'submit_contact'",
    ),
  ).toEqual([{ rolsuper: false, waits: true }]);
});

test('no function leaves out what is not known: what is due, late or limited is never compared with LEAST or GREATEST', async () => {
  const found = await backend.query(
    `select oid::regprocedure::text as name from pg_proc
       where pronamespace = 'public'::regnamespace and prokind = 'f' and pg_get_functiondef(oid) ~* '\\m(least|greatest)\\s*\\('
     union all select oid::regclass::text from pg_class
       where relnamespace = 'public'::regnamespace and relkind in ('v', 'm') and pg_get_viewdef(oid) ~* '\\m(least|greatest)\\s*\\('`,
  );
  expect(found).toEqual([]);
  expect(
    await backend.query(
      'select smaller_of(2, 10) as small, larger_of(2, 10) as large, smaller_of(2, null) as one, larger_of(null, 10) as other',
    ),
  ).toEqual([{ small: 2, large: 10, one: null, other: null }]);
});

async function expectForbidden(client: Client, statements: readonly string[]): Promise<void> {
  for (const statement of statements)
    await expect(client.query(statement).then(() => `${statement}: allowed`)).rejects.toMatchObject({ code: '42501' });
}

test('the function’s version is that of what the migrations make, and every function of the database counts', async () => {
  const [version] = await backend.query<{ version: string }>(
    "select newest || '-' || hash as version from contact_version()",
  );
  expect(backendVersion).toBe(version?.version);
  expect(
    await backend.query(
      "select proname from pg_proc where pronamespace = 'public'::regnamespace and proname <> all (contact_functions()) union all select relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'v') and relname <> all (contact_tables())",
    ),
  ).toEqual([]);
});

test('what is older than the privacy policy promises is deleted, and nothing younger', async () => {
  const put = (name: string, age: string) =>
    backend.query(
      `insert into contact_requests (name, email, company, message, content_hash, created_at) values ($1, 'r@example.org', 'c', 'm', '', now() - $2::interval)`,
      [name, age],
    );
  const months = retentionMonths;
  await put('older', `${months} months 1 minute`);
  await put('younger', `${months} months -1 hour`);
  // Held requests go earlier, if everybody was shown them.
  for (const name of ['held and shown', 'held and not shown']) await put(name, '32 days');
  await backend.query("update contact_requests set held = 'spam' where name like 'held%'");
  await backend.query(
    "update contact_requests set shown_at = now() - interval '31 days' where name = 'held and shown'",
  );
  await backend.query(
    // The retry job deletes those of hours that are over, should it run just now.
    "insert into contact_counts values ('old', now() - interval '25 hours', 1), ('new', now() + interval '1 hour', 1)",
  );
  await backend.query('select delete_old_contact_data($1)', [months]);
  expect(await backend.query("select name from contact_requests where email = 'r@example.org' order by name")).toEqual([
    { name: 'held and not shown' },
    { name: 'younger' },
  ]);
  expect(await backend.query("select subject from contact_counts where subject <> ''")).toEqual([{ subject: 'new' }]);
});

test('where there are pg_cron and pg_net, the jobs are scheduled, and what is scheduled runs', async () => {
  // The parts of both that the migration uses, in the schemas of their documentation.
  await backend.query(`
    create schema cron; create table cron.job (jobid bigint generated always as identity, jobname text primary key, schedule text, command text);
    insert into cron.job (jobname) values ('contact-retention');
    create function cron.schedule(text, text, text) returns bigint language sql as
      'insert into cron.job (jobname, schedule, command) values ($1, $2, $3) on conflict (jobname) do update set command = $3 returning 1::bigint';
    create function cron.unschedule(bigint) returns boolean language sql as 'delete from cron.job where jobid = $1 returning true';
    create schema net; create table net.posts (url text, body jsonb, headers jsonb, timeout int);
    create function net.http_post(url text, body jsonb default '{}', params jsonb default '{}', headers jsonb default '{}', timeout_milliseconds int default 5000)
      returns bigint language sql as 'insert into net.posts values (url, body, headers, timeout_milliseconds) returning 1::bigint';
    create schema vault; create table vault.decrypted_secrets (name text, decrypted_secret text);
    insert into vault.decrypted_secrets values ('contact_function_url', 'https://p.example/functions/v1/send-contact-email'), ('contact_retry_secret', 'hush'), ('contact_function_region', 'eu-west-2');
    create table cron.job_run_details (status text, end_time timestamptz);
    insert into cron.job_run_details values ('old', now() - interval '8 days'), ('new', now());
  `);
  await backend.query('select schedule_contact_jobs()');
  const jobs = await backend.query<{ name: string; schedule: string; command: string }>(
    'select jobname as name, schedule, command from cron.job order by jobname',
  );
  expect(jobs.map(({ name, schedule }) => [name, schedule])).toEqual([
    ['contact-job-runs', '47 3 * * *'],
    ['contact-retry', '* * * * *'],
  ]);
  for (const { command } of jobs) await backend.query(command);
  expect(await backend.query('select * from net.posts')).toEqual([
    {
      url: 'https://p.example/functions/v1/send-contact-email/retry',
      body: {},
      headers: { 'Content-Type': 'application/json', 'X-Retry-Secret': 'hush', 'x-region': 'eu-west-2' },
      timeout: 60_000,
    },
  ]);
});

test('the lead manager reads requests, and changes them only through functions that keep a record', async () => {
  await withClient(backend.database.leadsUrl, async (client) => {
    expect(
      (await client.query('select count(*)::int > 0 as some from contact_requests natural join lead_states')).rows,
    ).toEqual([{ some: true }]);
    await expectForbidden(client, [
      "update contact_requests set name = 'x'",
      'delete from contact_requests',
      'delete from contact_deliveries',
      'delete from lead_actions',
      'select * from contact_counts',
      'select * from contact_notices',
      'select delete_old_contact_data(1)',
      "select submit_contact('{}', '{}', 1, 1)",
    ]);
  });
});

test('the function answers in the site’s languages', () => {
  const codes = jsonOf('content/data/languages.json').map(({ code }: { code: string }) => code);
  expect(Object.keys(jsonOf('supabase/functions/_shared/replies.json'))).toEqual(codes);
});

test('the function is deployed with the versions that are tested here', () => {
  const { devDependencies, dependencies } = jsonOf('package.json');
  const installed: Record<string, string> = { ...devDependencies, ...dependencies };
  const imports: Record<string, string> = jsonOf('supabase/functions/send-contact-email/deno.json').imports;
  for (const specifier of Object.values(imports)) {
    const [, name = '', version] = /^npm:((?:@[^/]+\/)?[^@/]+)@([^/]+)/.exec(specifier) ?? [];
    expect([name, version]).toEqual([name, installed[name]]);
  }
});
