/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Client, DatabaseError } from 'pg';
import { checkContact, readable } from '../../supabase/functions/_shared/contact';
import { contactFields } from '../../supabase/functions/_shared/rules';
import { languages } from '../../supabase/functions/_shared/languages';
import { brand } from '../../src/site/brand';
import { languageSchema } from '../../src/content/datasets';
import { withClient } from '../../supabase/local/withClient';
import { startTestBackend, valid, type TestBackend } from './testBackend';

jest.setTimeout(120_000);

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.dispose());

const root = path.resolve(__dirname, '../..');
const jsonOf = (file: string) => JSON.parse(readFileSync(path.join(root, file), 'utf8'));

describe('the schema and the table’s constraints are the same', () => {
  const long = (length: number) => ['n'.repeat(length), '🪜'.repeat(length), 'e\u0301'.repeat(length / 2)];
  const texts = [
    ...['Ada', 'Siân', '王', '🪜', 'a\u0301', '.', '0', 'A\u200dB', 'A\u00a0B', '\u200b', '\u2060', '\u00ad'],
    ...['\u3164', '\u2800', '\ue000', '\u{e0001}'],
    ...['', ' ', 'A\nB', 'A\tB', 'A\rB', 'A\u0085B', 'A\u007fB', 'A\u001bB', 'A\u2028B'],
    ...[' A', 'A ', '\u00a0A', 'A\ufeff', '\u2003A', 'A\u3000', '\u0085A', '\u200bA', 'A\u180e'],
    ...['A\u202eB', 'A\u2066B', 'A\u2069', 'A\u200fB', 'A\u061cB'],
    ...[...long(100), ...long(101), ...long(102), ...long(1000), ...long(1001), ...long(1002)],
  ];
  const emails = [
    ...['a@b.co', 'a.b@c.co', "o'neil@example.org", 'a+b@c-d.example.org', 'A_B@EXAMPLE.ORG', '-a@b.co', 'a-@b.co'],
    ...['', 'a', 'a@b', '@b.co', 'a@', 'a@b.c', 'a..b@c.co', '.a@b.co', 'a.@b.co', 'a@-b.co', 'a@b..co', 'a@b.co.'],
    ...['a b@c.co', 'a@b.co\n', '\na@b.co', 'a@b.co, c@d.co', 'a@b.co;c@d.co', 'A <a@b.co>', 'a@[127.0.0.1]'],
    ...['ä@b.co', 'a@bücher.example', 'a@b.co\u200b', '"a"@b.co', 'a@b.c1'],
    ...[`${'a'.repeat(243)}@example.org`, `${'a'.repeat(244)}@example.org`],
  ];
  const cases = [
    ...contactFields
      .filter((field) => field !== 'email')
      .flatMap((field) => texts.map((text) => [field, text] as const)),
    ...emails.map((text) => ['email', text] as const),
  ];

  test(`for ${cases.length} values, each accepted by both or by neither`, async () => {
    const different: unknown[] = [];
    await withClient(backend.database.url, async (client) => {
      for (const [field, text] of cases) {
        const request = { ...valid, [field]: text };
        const checked = checkContact(request);
        // The schema changes some texts; the table accepts only what the schema leaves as it is.
        const bySchema = 'request' in checked && checked.request[field] === text;
        const byTable = await client
          .query(
            `insert into contact_requests (${contactFields.join(', ')}, content_hash) values (${contactFields.map((_, index) => `$${index + 1}`).join(', ')}, '')`,
            contactFields.map((name) => request[name]),
          )
          .then(
            () => true,
            (error: DatabaseError) => {
              expect(error.code).toBe('23514');
              expect(error.constraint).toBe(`${field}_rules`);
              return false;
            },
          );
        if (bySchema !== byTable) different.push({ field, text, bySchema, byTable });
      }
    });
    expect(different).toEqual([]);
  });

  test.each(['cy', 'pt-BR', 'zh-Hant', '', 'PT', 'pt_BR', 'pt-br', 'english', 'pt-BR\n'])(
    'for the language %j',
    async (code) => {
      const byTable = await backend
        .query(
          "insert into contact_requests (name, email, company, message, content_hash, language) values ('a', 'a@b.co', 'c', 'd', '', $1)",
          [code],
        )
        .then(
          () => true,
          (error: DatabaseError) => {
            expect(error.constraint).toBe('language_rules');
            return false;
          },
        );
      expect(byTable).toBe(languageSchema.shape.code.safeParse(code).success);
    },
  );

  test('for every character of Unicode, whether it is visible', async () => {
    const [byTable] = await backend.query<{ all: number[] }>(
      'select array_agg(at) as all from generate_series(1, 1114111) at where at not between 55296 and 57343 and is_readable(chr(at))',
    );
    const bySchema: number[] = [];
    for (let at = 1; at <= 0x10ffff; at += 1)
      if ((at < 0xd800 || at > 0xdfff) && readable.test(String.fromCodePoint(at))) bySchema.push(at);
    expect(bySchema.length).toBeGreaterThan(100_000);
    expect(JSON.stringify(byTable?.all)).toBe(JSON.stringify(bySchema));
  });
});

test.each(['anon', 'authenticated'])('%s may do nothing with contact requests', async (role) => {
  const functions = await backend.query<{ call: string }>(
    "select format('select %I.%I(%s)', 'public', p.proname, (select string_agg('null::' || format_type(t, null), ', ') from unnest(p.proargtypes) t)) as call from pg_proc p where p.pronamespace = 'public'::regnamespace",
  );
  expect(functions.length).toBeGreaterThanOrEqual(16);
  const statements = [
    'select * from contact_requests',
    "insert into contact_requests (name, email, company, message, content_hash) values ('a', 'a@b.co', 'c', 'd', '')",
    "update contact_requests set name = 'x'",
    'delete from contact_requests',
    'truncate contact_requests',
    'select * from contact_counts',
    "insert into contact_counts values ('', now(), 1)",
    'delete from contact_counts',
    'select * from contact_deliveries',
    'select * from leads',
    'select * from lead_actions',
    ...functions.map(({ call }) => call),
  ];
  await withClient(backend.database.url, async (client) => {
    await client.query(`set role ${role}`);
    await expectForbidden(client, statements);
  });
});

async function expectForbidden(client: Client, statements: readonly string[]): Promise<void> {
  for (const statement of statements)
    await expect(client.query(statement).then(() => `${statement}: allowed`)).rejects.toMatchObject({ code: '42501' });
}

test('the role the function has is no superuser, as on a hosted project', async () => {
  expect(await backend.query("select rolsuper from pg_roles where rolname = 'postgres'")).toEqual([
    { rolsuper: false },
  ]);
});

test('what is older than the privacy policy promises is deleted, and nothing younger', async () => {
  const put = (name: string, age: string) =>
    backend.query(
      `insert into contact_requests (name, email, company, message, content_hash, created_at) values ($1, 'r@example.org', 'c', 'm', '', now() - $2::interval)`,
      [name, age],
    );
  const months = Number(brand.retentionContact);
  await put('older', `${months} months 1 minute`);
  await put('younger', `${months} months -1 hour`);
  await backend.query(
    "insert into contact_counts values ('old', now() - interval '25 hours', 1), ('new', now() - interval '23 hours', 1)",
  );
  await backend.query('select delete_old_contact_data()');
  expect(await backend.query("select name from contact_requests where email = 'r@example.org'")).toEqual([
    { name: 'younger' },
  ]);
  expect(await backend.query("select subject from contact_counts where subject <> ''")).toEqual([{ subject: 'new' }]);
});

test('where there are pg_cron and pg_net, retry and retention are scheduled, and what is scheduled runs', async () => {
  // The parts of both that the migration uses, in the schemas of their documentation.
  await backend.query(`
    create schema cron; create table cron.jobs (name text primary key, schedule text, command text);
    create function cron.schedule(text, text, text) returns bigint language sql as
      'insert into cron.jobs values ($1, $2, $3) on conflict (name) do update set command = $3 returning 1::bigint';
    create schema net; create table net.posts (url text, body jsonb, headers jsonb, timeout int);
    create function net.http_post(url text, body jsonb default '{}', params jsonb default '{}', headers jsonb default '{}', timeout_milliseconds int default 5000)
      returns bigint language sql as 'insert into net.posts values (url, body, headers, timeout_milliseconds) returning 1::bigint';
    create schema vault; create table vault.decrypted_secrets (name text, decrypted_secret text);
    insert into vault.decrypted_secrets values ('contact_function_url', 'https://p.example/functions/v1/send-contact-email'), ('contact_retry_secret', 'hush'), ('contact_function_region', 'eu-west-2');
    create table cron.job_run_details (status text, end_time timestamptz);
    insert into cron.job_run_details values ('old', now() - interval '8 days'), ('new', now());
  `);
  for (const file of ['20261121080100_contact_schedule.sql', '20261122080000_contact_deliveries.sql']) {
    const migration = readFileSync(path.join(root, 'supabase/migrations', file), 'utf8');
    for (const [block] of migration.matchAll(/^do \$\$.*?^end \$\$;/gms)) await backend.query(block);
  }
  const jobs = await backend.query<{ name: string; schedule: string; command: string }>(
    'select * from cron.jobs order by name',
  );
  expect(jobs.map(({ name, schedule }) => [name, schedule])).toEqual([
    ['contact-job-runs', '47 3 * * *'],
    ['contact-retention', '17 3 * * *'],
    ['contact-retry', '* * * * *'],
  ]);
  await backend.query('update contact_deliveries set done_at = now()');
  await backend.query('update contact_job set called_at = now()');
  for (const { command } of jobs) await backend.query(command);
  expect(await backend.query('select * from net.posts')).toEqual([]);
  // In one transaction, so that no running delivery claims the request first.
  await backend.query(`
    insert into contact_requests (name, email, company, message, content_hash) values ('a', 'a@b.co', 'c', 'm', '');
    select queue_deliveries(id) from contact_requests where email = 'a@b.co';
    ${jobs.map(({ command }) => command).join(';')}
  `);
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
    expect((await client.query('select count(*)::int > 0 as some from leads')).rows).toEqual([{ some: true }]);
    await expectForbidden(client, [
      "update contact_requests set name = 'x'",
      'delete from contact_requests',
      'delete from contact_deliveries',
      'delete from lead_actions',
      'select * from contact_counts',
      'select * from contact_notices',
      'select delete_old_contact_data()',
      "select submit_contact('{}', '{}', 1, 1)",
    ]);
  });
});

test('the function has the site’s languages', () => {
  const codes = jsonOf('content/data/languages.json').map(({ code }: { code: string }) => code);
  expect([...languages]).toEqual(codes);
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
