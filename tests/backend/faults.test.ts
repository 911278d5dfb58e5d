/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { request as ask } from 'node:http';
import path from 'node:path';
import { startMailServer, type MailServer, type Manner } from './mailServer';
import {
  eventually,
  site,
  startTestBackend,
  temporaryFolder,
  valid,
  type TestBackend,
  type TestBackendOptions,
} from './testBackend';

jest.setTimeout(120_000);

let backend: TestBackend;
let mails: MailServer;
/** For `.local/reports/faults.json`, a line for each fault: sent, acknowledged at once, after trying again, rows, mails. */
const table: Record<string, Record<string, number>> = {};

/** A database that does not answer counts as down at once; elsewhere a busy machine may take its time. */
const impatient = { DATABASE_TIMEOUT_MS: '900' };

/** A claim of a second lets a sweep take over soon; where a mail must come once, it must not run out on a busy machine. */
async function begin({ folder, retrySeconds = 1, settings }: Beginning = {}): Promise<void> {
  mails = await startMailServer();
  backend = await startTestBackend({
    folder,
    retryEvery: 0.25,
    settings: {
      SMTP_PORT: String(mails.port),
      MAIL_RETRY_SECONDS: String(retrySeconds),
      MAIL_TIMEOUT_SECONDS: retrySeconds === 1 ? '2' : '30',
      ...settings,
    },
  });
}
interface Beginning {
  readonly folder?: string;
  readonly retrySeconds?: number;
  readonly settings?: TestBackendOptions['settings'];
}
afterEach(async () => {
  await backend.dispose();
  await mails.close();
});
afterAll(() => {
  mkdirSync('.local/reports', { recursive: true });
  writeFileSync('.local/reports/faults.json', JSON.stringify(table, null, 2));
});

/** A visitor whose form may have to be sent again, always with its key. */
interface Visitor {
  readonly email: string;
  readonly send: () => Promise<number>;
}

function visitors(count: number): Visitor[] {
  return Array.from({ length: count }, (_, index) => {
    const email = `visitor${index}@example.org`;
    const send = () =>
      backend.send({ ...valid, email }, { 'idempotency-key': email }).then(
        async (answer) => {
          await answer.text();
          return answer.status;
        },
        () => 0,
      );
    return { email, send };
  });
}

/** Sends all of them, some at a time; calls `meanwhile` once a third is under way. Gives those that were acknowledged. */
async function burst(all: readonly Visitor[], meanwhile?: () => unknown): Promise<Set<Visitor>> {
  const acknowledged = new Set<Visitor>();
  const waiting = [...all];
  const work = async () => {
    for (let visitor = waiting.shift(); visitor; visitor = waiting.shift()) {
      if (waiting.length === Math.floor((all.length * 2) / 3)) await meanwhile?.();
      const status = await visitor.send();
      // Nothing else is ever promised: stored, or not stored for now.
      expect([200, 503, 0]).toContain(status);
      if (status === 200) acknowledged.add(visitor);
    }
  };
  await Promise.all(Array.from({ length: 8 }, work));
  return acknowledged;
}

/** Lets the mail server take mail again once so many were refused, and the time pass until they are tried again. */
async function recover(refusals: number): Promise<void> {
  const refused = () => backend.query('select from contact_deliveries where last_error is not null');
  await eventually(async () => (await refused()).length === refusals);
  await mails.manner('takes');
  await backend.query('update contact_deliveries set next_attempt_at = now()');
}

/** What has to be true after every fault. */
async function nothingIsLost(
  fault: string,
  all: readonly Visitor[],
  acknowledged: ReadonlySet<Visitor>,
): Promise<void> {
  const rowsOf = async () =>
    await backend.query<{ id: string; email: string; sent: boolean }>(
      "select r.id, email, d.done_at is not null as sent from contact_requests r join contact_deliveries d on d.request_id = r.id and d.channel = 'mail'",
    );
  const before = await eventually(() => rowsOf().catch(() => undefined));
  for (const { email } of acknowledged) expect(before.filter((row) => row.email === email)).toHaveLength(1);
  // A visitor without an answer tries again: then the request is there, once.
  for (const visitor of all.filter((one) => !acknowledged.has(one)))
    await eventually(async () => (await visitor.send()) === 200);
  const rows = await eventually(async () => {
    const now = await rowsOf();
    return now.every(({ sent }) => sent) && now;
  }, 60);
  expect(rows.map(({ email }) => email).sort()).toEqual(all.map(({ email }) => email).sort());
  for (const { id } of rows) expect(mails.taken().get(id)).toBeGreaterThanOrEqual(1);
  const sum = [...mails.taken().values()].reduce((total, times) => total + times, 0);
  table[fault] = {
    sent: all.length,
    acknowledged: acknowledged.size,
    'after trying again': all.length,
    rows: rows.length,
    mails: sum,
  };
}

test('without a fault', async () => {
  await begin({ retrySeconds: 60 });
  const all = visitors(60);
  const acknowledged = await burst(all);
  expect(acknowledged.size).toBe(60);
  await nothingIsLost('none', all, acknowledged);
  for (const times of mails.taken().values()) expect(times).toBe(1);
});

test('the database is killed under load and started again', async () => {
  await begin({ settings: impatient });
  const all = visitors(150);
  const acknowledged = await burst(all, () => process.kill(backend.database.pid(), 'SIGKILL'));
  expect(acknowledged.size).toBeGreaterThan(0);
  expect(acknowledged.size).toBeLessThan(150);
  await nothingIsLost('database killed', all, acknowledged);
});

test('while the database hangs nothing is promised, and forms are led to the page that says so', async () => {
  await begin({ settings: impatient });
  const [first, second] = visitors(2);
  expect(await first?.send()).toBe(200);
  const server = backend.database.pid();
  const processes = [
    server,
    ...execFileSync('pgrep', ['-P', String(server)], { encoding: 'utf8' })
      .trim()
      .split('\n')
      .map(Number),
  ];
  const all = (signal: NodeJS.Signals) => processes.forEach((pid) => process.kill(pid, signal));
  all('SIGSTOP');
  try {
    expect(await second?.send()).toBe(503);
    const form = await backend.sendForm({ ...valid, language: 'cy' });
    expect([form.status, form.headers.get('location')]).toEqual([303, `${site}/cy/contact/not-sent#failed`]);
  } finally {
    all('SIGCONT');
  }
  await eventually(async () => (await second?.send()) === 200);
});

test('the function is killed in the middle of a burst', async () => {
  await begin();
  const all = visitors(150);
  const acknowledged = await burst(all, () => process.kill(backend.fn.pid() ?? 0, 'SIGKILL'));
  expect(acknowledged.size).toBeGreaterThan(0);
  await nothingIsLost('function killed', all, acknowledged);
});

test.each<Manner>(['down', 'refuses', 'later', 'silent', 'dies after the mail'])(
  'a mail server that is like this: %s',
  async (manner) => {
    await begin();
    await mails.manner(manner);
    const all = visitors(20);
    const acknowledged = await burst(all);
    expect(acknowledged.size).toBe(20);
    await eventually(async () => /"event":"not sent"/.test(backend.logs()));
    expect(backend.logs()).not.toContain('somebody@example.org');
    await mails.manner('takes');
    await nothingIsLost(`mail server: ${manner}`, all, acknowledged);
  },
);

test.each<Manner>(['takes a second for a mail', 'greets after a second'])(
  'a mail server that is slow (%s) gets five connections at once, and each mail once',
  async (manner) => {
    await begin({ settings: { MAIL_TIMEOUT_SECONDS: '3' } });
    await mails.manner(manner);
    const all = visitors(25);
    const acknowledged = await burst(all);
    await nothingIsLost(`mail server: ${manner}`, all, acknowledged);
    expect(mails.most()).toBeLessThanOrEqual(5);
    for (const times of mails.taken().values()) expect(times).toBe(1);
  },
);

test('while the mail server hangs, an attempt is counted when it was made, and nothing is given up untried', async () => {
  await begin({ settings: { MAIL_TIMEOUT_SECONDS: '1' } });
  await mails.manner('hangs after the mail');
  const all = visitors(30);
  const acknowledged = await burst(all);
  await new Promise((resolve) => setTimeout(resolve, 6_000));
  const rows = await backend.query<{ attempts: number; given_up: boolean; claimed: boolean }>(
    'select attempts, given_up_at is not null as given_up, claimed_until > now() as claimed from contact_deliveries',
  );
  expect(rows.some(({ given_up: givenUp }) => givenUp)).toBe(false);
  // Each attempt took a second of one of five connections, and no other was counted.
  const counted = rows.reduce((sum, { attempts }) => sum + attempts, 0);
  expect(counted).toBeGreaterThan(10);
  expect(counted).toBeLessThanOrEqual(mails.attempts());
  expect(rows.filter(({ claimed }) => claimed).length).toBeLessThanOrEqual(5);
  expect(mails.most()).toBeLessThanOrEqual(5);
  await mails.manner('takes');
  await backend.query('update contact_deliveries set next_attempt_at = now() where done_at is null');
  await nothingIsLost('mail server: hangs after the mail', all, acknowledged);
});

test('waits grow over four days, a retry has the same bytes, and what is given up is logged once', async () => {
  await begin({ retrySeconds: 60 });
  await mails.manner('later');
  const [visitor] = visitors(1);
  expect(await visitor?.send()).toBe(200);
  const waits: number[] = [];
  for (let attempt = 1; attempt <= 8; attempt += 1) {
    const [row] = await eventually(async () => {
      const rows = await backend.query<{ wait: number }>(
        `select extract(epoch from next_attempt_at - now())::float8 / 60 as wait from contact_deliveries where attempts = ${attempt}`,
      );
      return rows.length > 0 && rows;
    });
    waits.push(Math.round(row?.wait ?? 0));
    await backend.query('update contact_deliveries set next_attempt_at = now() where given_up_at is null');
  }
  expect(waits.slice(0, 7)).toEqual([1, 4, 16, 64, 256, 1024, 4096]);
  await eventually(async () => /"event":"given up"/.test(backend.logs()));
  expect(backend.logs().match(/"event":"given up"/g)).toHaveLength(1);
  const sources = mails.sources().filter((source) => source.includes(`<${visitor?.email}>`));
  expect(sources).toHaveLength(8);
  expect(new Set(sources).size).toBe(1);
});

test('fifty at once with the same key, and a mail server that fails in between', async () => {
  await begin({ retrySeconds: 60 });
  await mails.manner('later');
  const [visitor] = visitors(1);
  if (!visitor) throw new Error('no visitor');
  const statuses = await Promise.all(Array.from({ length: 50 }, visitor.send));
  expect(new Set(statuses)).toEqual(new Set([200]));
  await recover(1);
  await nothingIsLost('fifty with one key', [visitor], new Set([visitor]));
  expect([...mails.taken().values()]).toEqual([1]);
});

test('two sweeps at once send each mail once', async () => {
  await begin({ retrySeconds: 60 });
  await mails.manner('down');
  const all = visitors(40);
  const acknowledged = await burst(all);
  await recover(40);
  const sweep = () =>
    fetch(`${backend.url}/functions/v1/send-contact-email/retry`, {
      method: 'POST',
      headers: { 'x-retry-secret': backend.retrySecret },
    });
  await Promise.all([sweep(), sweep(), sweep()]);
  await nothingIsLost('three sweeps at once', all, acknowledged);
  for (const times of mails.taken().values()) expect(times).toBe(1);
});

test('after eight attempts a request is left alone and stays in the table', async () => {
  await begin();
  await mails.manner('refuses');
  const [visitor] = visitors(1);
  expect(await visitor?.send()).toBe(200);
  await eventually(
    async () => (await backend.query("select from contact_deliveries where last_error = 'smtp 550'")).length === 1,
  );
  await backend.query('update contact_deliveries set attempts = 7, next_attempt_at = now()');
  await eventually(async () => /"event":"given up"/.test(backend.logs()));
  await backend.query('update contact_deliveries set next_attempt_at = now()');
  const before = mails.attempts();
  await new Promise((resolve) => setTimeout(resolve, 1000));
  expect(mails.attempts()).toBe(before);
});

test('slow bodies do not keep other visitors out', async () => {
  await begin();
  const slow = Array.from({ length: 40 }, () => {
    const request = ask(`${backend.url}/functions/v1/send-contact-email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': '500', origin: site },
    });
    request.on('error', () => undefined);
    request.write('{"name":');
    return request;
  });
  const all = visitors(40);
  const acknowledged = await burst(all);
  for (const request of slow) request.destroy();
  expect(acknowledged.size).toBe(40);
  await nothingIsLost('forty slow bodies', all, acknowledged);
});

test('the disk is full for a while', async () => {
  const folder = temporaryFolder();
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=140m,mode=755', 'tmpfs', folder], { stdio: 'pipe' });
  } catch (error) {
    console.log(
      `skipped: no small disk can be made here (${error instanceof Error ? error.message.trim().split('\n').at(-1) : error})`,
    );
    rmSync(folder, { recursive: true, force: true });
    await begin();
    return;
  }
  try {
    await begin({ folder });
    const filler = path.join(folder, 'filler');
    const all = visitors(60);
    const acknowledged = await burst(all.slice(0, 20));
    try {
      writeFileSync(filler, Buffer.alloc(256 * 1024 * 1024));
    } catch {
      // As full as it gets.
    }
    // What PostgreSQL has set aside for its log is used up first.
    await backend.query('select pg_switch_wal()').catch(() => undefined);
    for (const visitor of await burst(all.slice(20))) acknowledged.add(visitor);
    expect(existsSync(filler)).toBe(true);
    rmSync(filler);
    await nothingIsLost('disk full', all, acknowledged);
    expect(table['disk full']?.acknowledged).toBeLessThan(60);
  } finally {
    await backend.stop();
    execFileSync('umount', ['-l', folder]);
  }
});
