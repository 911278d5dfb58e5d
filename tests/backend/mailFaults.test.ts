/** @jest-environment node */
import type { Manner } from './mailServer';
import { eventually } from './testBackend';
import { burst, expectNothingLost, startWithMailServer, visitors, type BackendWithMailServer } from './visitors';

jest.setTimeout(120_000);

let run: BackendWithMailServer;
afterEach(() => run.dispose());

test.each<Manner>(['down', 'refuses', 'later', 'silent', 'dies after the mail'])(
  'a mail server that fails (%s) delays mails, and loses none',
  async (manner) => {
    run = await startWithMailServer();
    await run.mails.manner(manner);
    const all = visitors(run, 20);
    const acknowledged = await burst(all);
    expect(acknowledged.size).toBe(20);
    await eventually(async () => /"event":"not sent"/.test(run.backend.logs()));
    expect(run.backend.logs()).not.toContain('somebody@example.org');
    await run.mails.manner('takes');
    await expectNothingLost(run, all, acknowledged);
  },
);

test.each<Manner>(['takes a second for a mail', 'greets after a second'])(
  'a mail server that is slow (%s) gets five connections at once, and each mail once',
  async (manner) => {
    // All of them take seven seconds: a mail whose timeout began before its attempt would come twice.
    run = await startWithMailServer({ settings: { MAIL_TIMEOUT_SECONDS: '6' } });
    await run.mails.manner(manner);
    const all = visitors(run, 35);
    const acknowledged = await burst(all);
    await expectNothingLost(run, all, acknowledged);
    expect(run.mails.most()).toBeLessThanOrEqual(5);
    for (const times of run.mails.taken().values()) expect(times).toBe(1);
  },
);

test('while the mail server hangs, an attempt is counted when it was made, and nothing is given up untried', async () => {
  run = await startWithMailServer({ settings: { MAIL_TIMEOUT_SECONDS: '1' } });
  await run.mails.manner('hangs after the mail');
  const all = visitors(run, 30);
  const acknowledged = await burst(all);
  const countAttempts = (rows: readonly { attempts: number }[]) =>
    rows.reduce((sum, { attempts }) => sum + attempts, 0);
  const rows = await eventually(async () => {
    const now = await run.backend.query<{ attempts: number; given_up: boolean; claimed: boolean }>(
      'select attempts, given_up_at is not null as given_up, claimed_until > now() as claimed from contact_deliveries',
    );
    return countAttempts(now) > 20 && now;
  });
  expect(rows.some(({ given_up: givenUp }) => givenUp)).toBe(false);
  // Each attempt took a second of one of five connections, and no other was counted.
  expect(countAttempts(rows)).toBeLessThanOrEqual(run.mails.attempts());
  expect(rows.filter(({ claimed }) => claimed).length).toBeLessThanOrEqual(5);
  expect(run.mails.most()).toBeLessThanOrEqual(5);
  await run.mails.manner('takes');
  await expectNothingLost(run, all, acknowledged);
});

test('waits grow to an hour, retries have the same bytes, and after thirty days a request is given up, logged once', async () => {
  run = await startWithMailServer({ retrySeconds: 60 });
  await run.mails.manner('later');
  const [visitor] = visitors(run, 1);
  expect(await visitor?.send()).toBe(200);
  const waits: number[] = [];
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    const [row] = await eventually(async () => {
      const rows = await run.backend.query<{ wait: number }>(
        `select extract(epoch from next_attempt_at - now())::float8 / 60 as wait from contact_deliveries where attempts = ${attempt}`,
      );
      return rows.length > 0 && rows;
    });
    waits.push(Math.round(row?.wait ?? 0));
    await run.backend.query(
      "update contact_deliveries set next_attempt_at = now(), queued_at = queued_at - interval '8 days' where attempts = $1 and given_up_at is null",
      [attempt],
    );
  }
  expect(waits).toEqual([1, 4, 16, 60, Infinity]);
  await run.backend.retry();
  expect(await run.backend.query('select attempts, last_error from contact_deliveries')).toEqual([
    { attempts: 5, last_error: 'smtp 451' },
  ]);
  await eventually(async () => /"event":"given up"/.test(run.backend.logs()));
  expect(run.backend.logs().match(/"event":"given up"/g)).toHaveLength(1);
  const sources = run.mails.sources().filter((source) => source.includes(`<${visitor?.email}>`));
  expect(sources).toHaveLength(5);
  const withoutDate = sources.map((source) => source.replace(/^Date: .*$/m, ''));
  expect(new Set(withoutDate).size).toBe(1);
});

test('three retries at once send each mail once', async () => {
  run = await startWithMailServer({ retrySeconds: 60 });
  await run.mails.manner('later');
  const all = visitors(run, 40);
  const acknowledged = await burst(all);
  const failed = () => run.backend.query('select from contact_deliveries where last_error is not null');
  await eventually(async () => (await failed()).length === 40);
  await run.mails.manner('takes');
  await run.backend.query('update contact_deliveries set next_attempt_at = now()');
  await Promise.all([run.backend.retry(), run.backend.retry(), run.backend.retry()]);
  await expectNothingLost(run, all, acknowledged);
  for (const times of run.mails.taken().values()) expect(times).toBe(1);
});
