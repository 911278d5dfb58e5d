import { leads as runLeads } from '../../supabase/leads';
import { captured } from '../captured';
import { mailFrom, makeVault, startTestBackend, valid, type TestBackend } from './testBackend';

jest.setTimeout(120_000);

let backend: TestBackend;
const environment = { ...process.env };
beforeAll(async () => {
  backend = await startTestBackend({ retryEvery: 3_600 });
  process.env.OWNER_DATABASE_URL = backend.database.url;
  process.env.BACKEND_FOLDER = backend.folder;
  delete process.env.LEADS_DATABASE_URL;
});
afterAll(async () => {
  process.env = { ...environment };
  await backend.dispose();
});

const requests = () => backend.query('select id, email, created_at, channels from contact_requests order by id');

test('upgrade: tables of another content become those of this version, and every request is there, mailed or to be mailed', async () => {
  await backend.send({ ...valid, email: 'mailed@example.org' });
  await mailFrom(backend, 'mailed@example.org');
  await backend.until('select where not exists (select from contact_deliveries where done_at is null)');
  await backend.query(`
    drop function end_deliveries;
    alter table contact_deliveries drop column doubts;
    create view leads as select * from contact_requests; alter view leads owner to postgres;
    create table of_owner (value integer);
    insert into supabase_migrations.schema_migrations (version, name) values ('20261121080000', 'of another history')`);
  await backend.query(
    "insert into contact_requests (name, email, company, message, content_hash) values ('w', 'waits@example.org', 'c', 'm', '')",
  );
  await backend.query(
    "insert into contact_deliveries (request_id, channel, sending) select id, 'mail', id from contact_requests where email like 'waits%'",
  );
  const before = await requests();
  expect(await captured(runLeads, ['upgrade'])).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^contact_requests: 2 kept\ncontact_deliveries: 2 kept\n/),
  });
  expect(await requests()).toEqual(before);
  expect(await backend.query("select to_regclass('of_owner') is not null as kept")).toEqual([{ kept: true }]);
  await backend.retry();
  await mailFrom(backend, 'waits@example.org');
  expect(await backend.mailbox.list()).toHaveLength(2);
  expect((await captured(runLeads, ['doctor'])).stdout).toContain('✓ requests are stored');
});

test('upgrade that fails changes nothing', async () => {
  // A request that the tables of this version do not take.
  await backend.query(
    "alter table contact_requests drop constraint name_length; update contact_requests set name = repeat('x', 101)",
  );
  const before = await requests();
  expect(await captured(runLeads, ['upgrade'])).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('name_length'),
  });
  expect(await requests()).toEqual(before);
  expect(await backend.query("select from pg_namespace where nspname = 'contact_before'")).toEqual([]);
});

test('a role without a password, and then without anything: the message names the step, and the step makes both again', async () => {
  await makeVault(backend);
  Object.assign(process.env, {
    LEADS_FUNCTION_URL: 'https://abcdefghijklmnopqrst.supabase.co/functions/v1/send-contact-email',
    RETRY_SECRET: backend.retrySecret,
  });
  for (const lost of [
    'alter role lead_manager password null',
    'drop owned by lead_manager; drop role lead_manager; grant execute on all functions in schema public to anon',
  ]) {
    delete process.env.LEADS_DATABASE_URL;
    await backend.query(lost);
    expect(await captured(runLeads, ['list'])).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('npm run leads -- setup --password'),
    });
    const { stdout } = await captured(runLeads, ['setup', '--password']);
    process.env.LEADS_DATABASE_URL = /LEADS_DATABASE_URL='([^']+)'/.exec(stdout)?.[1];
    expect((await captured(runLeads, ['list'])).stdout).toContain('mailed@example.org');
    expect(
      await backend.query("select has_function_privilege('anon', 'erase_leads(uuid[])', 'execute') as open"),
    ).toEqual([{ open: false }]);
  }
});
