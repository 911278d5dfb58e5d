import { leads as runLeads } from '../../supabase/leads';
import { captured } from '../captured';
import { eventually, lockTable, valid, type TestBackend } from '../backend/testBackend';
import { startService } from '../backend/testService';
import { burst, startWithMailServer, visitors } from '../backend/visitors';

const leads = (folder: string, ...words: string[]) => {
  process.env.BACKEND_FOLDER = folder;
  return captured(runLeads, words);
};

interface Row {
  readonly recipient: string;
  readonly attempts: number;
  readonly done: boolean;
  readonly given_up: boolean;
}

const deliveriesOf = (of: TestBackend, channel = 'mail') =>
  of.query<Row>(
    'select recipient, attempts, done_at is not null as done, given_up_at is not null as given_up from contact_deliveries where channel = $1 order by recipient',
    [channel],
  );

const allDone = (of: TestBackend, count: number) =>
  eventually(async () => {
    const rows = await deliveriesOf(of);
    return rows.length === count && rows.every(({ done }) => done) && rows;
  });

test('a mail server that takes 10 a second (451): a burst of forty is mailed once, and costs no attempt', async () => {
  await using run = await startWithMailServer({ retrySeconds: 60 });
  await run.mails.manner('takes 10 a second');
  const all = visitors(run, 40);
  expect((await burst(all)).size).toBe(40);
  const rows = await allDone(run.backend, 40);
  expect(new Set(rows.map(({ attempts }) => attempts))).toEqual(new Set([1]));
  for (const times of run.mails.taken().values()) expect(times).toBe(1);
});

test('one recipient is refused for good: the other has it once, is told at once, and the first gets it later', async () => {
  await using run = await startWithMailServer({
    retrySeconds: 60,
    settings: {
      MAIL_TO: 'Ann <ann@example.org>, bob@example.org',
      REPLY_TO_VISITOR: 'true',
      MAIL_CONNECTIONS: '1',
    },
  });
  const { backend: own, mails } = run;
  // Ann's is taken before Bob's is refused, and no other comes after it.
  await mails.manner('down');
  await own.send({ ...valid, email: 'bob@example.org' });
  await own.until('select from contact_deliveries where recipient like $1', ['bob%']);
  await own.query(
    "update contact_deliveries set next_attempt_at = now() - make_interval(days => (recipient like 'ann%')::int)",
  );
  await mails.manner('refuses bob');
  const to = (name: string, subject: RegExp) =>
    mails.accepted().filter((mail) => mail.to === `${name}@example.org` && subject.test(mail.source));
  await eventually(async () => to('ann', /^Subject: Alert: 1 delivery of contact requests given up/m).length === 1);
  // The alert may come before the request.
  await eventually(async () => (await deliveriesOf(own))[0]?.done);
  expect(await deliveriesOf(own)).toEqual([
    { recipient: 'ann@example.org', attempts: 1, done: true, given_up: false },
    { recipient: 'bob@example.org', attempts: 1, done: false, given_up: true },
  ]);
  // The visitor's address is no better: one attempt, told in the digest only.
  const [reply] = await eventually(async () => {
    const rows = await deliveriesOf(own, 'reply');
    return rows[0]?.given_up && rows;
  });
  expect(reply).toMatchObject({ attempts: 1, done: false });
  expect((await leads(own.folder, 'doctor')).stdout).toMatch(
    /✗ Something was refused for good[\s\S]*– 1 given up, 0 waiting/,
  );

  await mails.manner('takes');
  expect(await leads(own.folder, 'send', '--status', 'given-up')).toMatchObject({ code: 0 });
  await eventually(async () => to('bob', /^Subject: Contact request/m).length === 1);
  expect(to('ann', /^Subject: Contact request/m)).toHaveLength(1);
  expect(to('ann', /^Subject: Contact request/m)[0]?.source).toMatch(/^To: Ann <ann@example\.org>, bob@example\.org$/m);
  await allDone(own, 2);
  // The refused reply leaves no red lamp.
  await eventually(async () =>
    /✓ requests are stored[\s\S]*– 0 given up, 0 waiting/.test((await leads(own.folder, 'doctor')).stdout),
  );
});

test('a mail server that is away: nothing is given up, outside monitors and the webhook say so, then all is sent', async () => {
  const receiver = await startService();
  await using run = await startWithMailServer({
    settings: {
      LEAD_WEBHOOK_URL: receiver.url,
      LEAD_WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 7).toString('base64')}`,
    },
  });
  const { backend: own, mails } = run;
  await mails.manner('down');
  await burst(visitors(run, 5));
  await eventually(async () => /"event":"not sent".*"channel":"mail"/.test(own.logs()));
  await own.query("update contact_channels set failing_since = now() - interval '4 days' where server = 'mail'");
  await own.query("update contact_deliveries set queued_at = queued_at - interval '4 days' where channel = 'mail'");
  await eventually(async () =>
    receiver.received.some(({ body }) => /"lead.given-up".*mail server has taken nothing/.test(body)),
  );
  // One that the pause kept from its first attempt has no recipient yet.
  expect(await deliveriesOf(own)).toEqual(
    Array(5).fill(expect.objectContaining({ attempts: 0, done: false, given_up: false })),
  );
  await mails.manner('takes');
  await allDone(own, 5);
  // What has waited for long has the date of the day, as servers refuse old mails.
  const dates = mails.accepted().map(({ source }) => Date.parse(/^Date: (.+)$/m.exec(source)?.[1] ?? ''));
  expect(dates.every((date) => Date.now() - date < 120_000)).toBe(true);
});

test('times that were written while the clock of the database was ahead block nothing', async () => {
  await using run = await startWithMailServer({ retrySeconds: 60, settings: { DAILY_DIGEST: 'true' } });
  await run.mails.manner('closes in the mail');
  await burst(visitors(run, 6));
  await eventually(async () => (await deliveriesOf(run.backend)).every(({ attempts }) => attempts === 1));
  await run.mails.manner('takes');
  const ahead = "now() + interval '24 hours'";
  await run.backend.query(
    `update contact_deliveries set next_attempt_at = ${ahead}, claimed_until = case when random() < 0.5 then ${ahead} end`,
  );
  await run.backend.query(`update contact_channels set paused_until = ${ahead}`);
  await run.backend.query(`update contact_notices set due_at = ${ahead} + interval '1 day', claimed_until = ${ahead}`);
  await allDone(run.backend, 6);
  await eventually(async () =>
    run.mails.accepted().some(({ source }) => /^Subject: Contact requests: 6 since yesterday/m.test(source)),
  );
});

test('the database hangs for longer than a claim after a mail was taken: it is not sent twice', async () => {
  await using run = await startWithMailServer({ settings: { DATABASE_TIMEOUT_MS: '900' } });
  const { backend: own, mails } = run;
  await mails.manner('takes a second for a mail');
  await own.send(valid);
  await eventually(async () => mails.taken().size === 1);
  const release = await lockTable(own, 'contact_deliveries', 'exclusive');
  await eventually(async () => own.logs().includes('sent, but not noted'));
  // The log says that it looked for more, and could not.
  await eventually(async () => own.logs().includes('"event":"not claimed","channel":"mail"'));
  await release();
  await allDone(own, 1);
  expect([...mails.taken().values()]).toEqual([1]);
});
