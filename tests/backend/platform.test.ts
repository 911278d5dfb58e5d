import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, chownSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { leads as runLeads } from '../../supabase/leads';
import { programPath } from '../../src/commandLine/programs';
import { postgresUser } from '../../supabase/local/database';
import { freePort } from '../../supabase/local/listen';
import {
  eventually,
  lockTable,
  mailFrom,
  makeVault,
  query,
  startTestBackend,
  temporaryFolder,
  valid,
} from './testBackend';
import { captured } from '../captured';
import { startService } from './testService';

const cleanUp: (() => void)[] = [];
const environment = { ...process.env };
afterEach(() => {
  for (const action of cleanUp.splice(0)) action();
  process.env = { ...environment };
});

/** Starts PgBouncer in front of a database, as Supabase's dedicated pooler is set up (pgbouncer.ini). */
async function startPooler(database: string): Promise<string> {
  const program = await programPath('pgbouncer');
  const folder = temporaryFolder();
  const { port, password, username } = new URL(database);
  const own = await freePort();
  const file = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
  file('users.txt', `"${username}" "${decodeURIComponent(password)}"\n`);
  file(
    'pgbouncer.ini',
    [
      '[databases]',
      `postgres = host=127.0.0.1 port=${port} dbname=postgres`,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${own}`,
      'unix_socket_dir =',
      'auth_type = plain',
      `auth_file = ${path.join(folder, 'users.txt')}`,
      'pool_mode = transaction',
      'default_pool_size = 3',
      'ignore_startup_parameters = extra_float_digits',
    ].join('\n'),
  );
  const isRoot = process.getuid?.() === 0;
  if (isRoot)
    for (const name of ['', 'users.txt', 'pgbouncer.ini'])
      chownSync(path.join(folder, name), postgresUser().uid, postgresUser().gid);
  chmodSync(path.join(folder, 'users.txt'), 0o600);
  const child: ChildProcess = spawn(program, [path.join(folder, 'pgbouncer.ini')], {
    stdio: 'ignore',
    ...(isRoot ? postgresUser() : {}),
  });
  cleanUp.push(() => {
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });
  const url = database.replace(/:\d+\/postgres/, `:${own}/postgres`);
  await eventually(() => query(url, 'select 1').catch(() => undefined));
  return url;
}

test('behind PgBouncer in transaction mode requests are stored and mailed, and a statement that hangs ends', async () => {
  // Its own function must not send what the other one stores in its database.
  await using direct = await startTestBackend({ retryEvery: 3_600 });
  const pooler = await startPooler(direct.database.url);
  await using backend = await startTestBackend({
    retryEvery: 1,
    settings: { DATABASE_TIMEOUT_MS: '60000', DATABASE_URL: pooler },
  });
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, index) => backend.send({ ...valid, email: `pooled${index}@example.org` })),
  );
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  await mailFrom(backend, 'pooled11@example.org');
  expect(await direct.query('select count(*)::int as n from contact_requests')).toEqual([{ n: 12 }]);

  const release = await lockTable(direct, 'contact_counts');
  const began = performance.now();
  expect((await backend.send({ ...valid, message: 'hangs' })).status).toBe(503);
  expect(performance.now() - began).toBeLessThan(20_000);
  await release();

  process.env.LEADS_DATABASE_URL = pooler;
  expect((await captured(runLeads, ['list'])).stdout).toContain('pooled0@example.org');
});

test('an instance keeps few connections', async () => {
  await using backend = await startTestBackend({ retryEvery: 3_600 });
  const connections = "select from pg_stat_activity where application_name = 'send-contact-email'";
  let most = 0;
  const sent = Array.from({ length: 40 }, (_, index) => backend.send({ ...valid, message: `${index}` }));
  for (const one of sent) {
    expect((await one).status).toBe(200);
    most = Math.max(most, (await backend.query(connections)).length);
  }
  expect(most).toBeLessThanOrEqual(5);
});

test('setup keeps secrets in the vault and gives the lead manager a password; no statement has one', async () => {
  await using backend = await startTestBackend({ postgres: { log_statement: 'all' } });
  await makeVault(backend);
  process.env.OWNER_DATABASE_URL = backend.database.adminUrl;
  process.env.RETRY_SECRET = 'Lq3sD6fG9hJ2kZ5xC8vB';
  await captured(runLeads, ['setup']);
  process.env.RETRY_SECRET = 'Zx8pQ2rT5vW7yB1nM4kJ';
  const { stdout } = await captured(runLeads, ['setup', '--password']);
  expect(await backend.query('select name, secret from vault.secrets')).toEqual([
    { name: 'contact_retry_secret', secret: 'Zx8pQ2rT5vW7yB1nM4kJ' },
  ]);
  const address = /LEADS_DATABASE_URL='([^']+)'/.exec(stdout)?.[1] ?? '';
  expect(await query(address, 'select current_user as name')).toEqual([{ name: 'lead_manager' }]);
  for (const secret of ['Lq3sD6fG9hJ2kZ5xC8vB', 'Zx8pQ2rT5vW7yB1nM4kJ', new URL(address).password])
    expect(backend.logs()).not.toContain(secret);
});

test('the doctor finds that the function’s address gives something else', async () => {
  await using backend = await startTestBackend({ retryEvery: 3_600 });
  let answer: { readonly status?: number; readonly body: string } = { body: '' };
  const service = await startService(() => answer);
  process.env.LEADS_DATABASE_URL = backend.database.leadsUrl;
  process.env.LEADS_FUNCTION_URL = service.url;
  process.env.RETRY_SECRET = backend.retrySecret;
  for (const [given, finding] of [
    [{ body: '<html>Gateway</html>' }, 'its answer is not the doctor’s: "<html>'],
    [{ body: '{"ok":true}' }, 'its answer is not the doctor’s: "{'],
    [{ status: 403, body: 'error code: 1000\u001b[31m' }, 'answered 403: "error code: 1000'],
  ] as const) {
    answer = given;
    const { stdout, code } = await captured(runLeads, ['doctor']);
    expect(stdout).toContain('✓ the requests can be read as lead_manager');
    expect(stdout).toContain(finding);
    expect(stdout).not.toContain('\u001b');
    expect(code).toBe(1);
  }
  // Cloudflare refuses requests that bring its own header.
  expect(service.received.flatMap(({ headers }) => Object.keys(headers))).not.toContain('cf-connecting-ip');
});
