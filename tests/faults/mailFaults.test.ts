import type { Manner } from '../backend/mailServer';
import { eventually, valid } from '../backend/testBackend';
import { burst, expectNothingLost, startWithMailServer, visitors } from '../backend/visitors';

test('wherever in an attempt the mail server fails, visitors are answered, the log names the code, and each is mailed', async () => {
  await using run = await startWithMailServer({ settings: { MAIL_TIMEOUT_SECONDS: '1' } });
  const { backend, mails } = run;
  const stages: readonly (readonly [Manner, code: string | RegExp])[] = [
    ['down', 'ECONNREFUSED'],
    ['greeting 421', 'smtp 421'],
    ['greeting 554', 'smtp 554'],
    ['MAIL 451', 'smtp 451'],
    ['RCPT 451', 'smtp 451'],
    ['RCPT 550', 'smtp 550'],
    ['DATA 421', 'smtp 421'],
    ['DATA 554', 'smtp 554'],
    ['mail 451', 'smtp 451'],
    ['mail 550', 'smtp 550'],
    ['closes at once', /^E|Network/],
    ['closes in the mail', /^E|Network/],
    ['garbage', /^E/],
    ['a byte a second', 'TimeoutError'],
    ['silent', 'TimeoutError'],
    ['endless greeting', 'TimeoutError'],
  ];
  for (const [index, [manner, code]] of stages.entries()) {
    await mails.manner(manner);
    const email = `stage${index}@example.org`;
    expect((await backend.send({ ...valid, email })).status).toBe(200);
    const [found] = await backend.until<{ code: string }>(
      'select d.last_error as code from contact_deliveries d join contact_requests r on r.id = d.request_id where email = $1 and d.last_error is not null',
      [email],
      15,
    );
    expect([manner, found?.code]).toEqual([manner, typeof code === 'string' ? code : expect.stringMatching(code)]);
    // The next one is tried at once, alone.
    await backend.query("update contact_deliveries set next_attempt_at = now() + interval '1 hour'");
    await backend.query("update contact_channels set paused_until = '-infinity'");
  }
  expect(backend.logs()).not.toContain('somebody@example.org');
  await mails.manner('takes');
  const sent = await eventually(async () => {
    await backend.query(
      'update contact_deliveries set next_attempt_at = now() where done_at is null and claimed_until is null',
    );
    const rows = await backend.query<{ id: string; done: boolean }>(
      'select sending as id, done_at is not null as done from contact_deliveries',
    );
    return rows.length === stages.length && rows.every(({ done }) => done) && rows;
  });
  for (const { id } of sent) expect([id, mails.taken().get(id)]).toEqual([id, 1]);
});

test.each<Manner>(['takes a second for a mail', 'greets after a second'])(
  'a mail server that is slow (%s) gets five connections at once, and each mail once',
  async (manner) => {
    // All of them take seven seconds: a mail whose timeout began before its attempt would come twice.
    await using run = await startWithMailServer({ settings: { MAIL_TIMEOUT_SECONDS: '6' } });
    await run.mails.manner(manner);
    const all = visitors(run, 35);
    const acknowledged = await burst(all);
    await expectNothingLost(run, all, acknowledged);
    expect(run.mails.most()).toBeLessThanOrEqual(5);
    for (const times of run.mails.taken().values()) expect(times).toBe(1);
  },
);

test('while the mail server hangs, an attempt is counted when it was made, and nothing is given up untried', async () => {
  await using run = await startWithMailServer({ settings: { MAIL_TIMEOUT_SECONDS: '1' } });
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
  await using run = await startWithMailServer({ retrySeconds: 60 });
  await run.mails.manner('dies after the mail');
  const [visitor] = visitors(run, 1);
  expect(await visitor?.send()).toBe(200);
  const waits: number[] = [];
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    const [row] = await run.backend.until<{ wait: number }>(
      `select extract(epoch from next_attempt_at - now())::float8 / 60 as wait from contact_deliveries where attempts = ${attempt}`,
    );
    waits.push(Math.round(row?.wait ?? 0));
    await run.backend.query(
      "update contact_deliveries set next_attempt_at = now(), queued_at = queued_at - interval '8 days' where attempts = $1 and given_up_at is null",
      [attempt],
    );
  }
  expect(waits).toEqual([1, 4, 16, 60, Infinity]);
  await run.backend.retry();
  expect(await run.backend.query('select attempts, last_error from contact_deliveries')).toEqual([
    { attempts: 5, last_error: expect.stringMatching(/^E|Network/) },
  ]);
  await eventually(async () => /"event":"given up"/.test(run.backend.logs()));
  expect(run.backend.logs().match(/"event":"given up"/g)).toHaveLength(1);
  const sources = run.mails.sources().filter((source) => source.includes(`<${visitor?.email}>`));
  expect(sources).toHaveLength(5);
  const withoutDate = sources.map((source) => source.replace(/^Date: .*$/m, ''));
  expect(new Set(withoutDate).size).toBe(1);
});

test('three retries at once send each mail once', async () => {
  await using run = await startWithMailServer({ retrySeconds: 60 });
  await run.mails.manner('closes in the mail');
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
