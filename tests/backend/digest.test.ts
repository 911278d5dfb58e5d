/** @jest-environment node */
import { leads as runLeads } from '../../supabase/leads';
import { captured } from '../captured';
import { eventually, startTestBackend, valid, type TestBackend } from './testBackend';
import { startService } from './testService';

jest.setTimeout(120_000);

let backend: TestBackend;
afterEach(() => backend.dispose());

const subjects = async () => (await backend.mailbox.list()).map(({ mail }) => mail.subject ?? '');

test('the daily digest counts what came and names likely spam; a quiet day has one too', async () => {
  backend = await startTestBackend({ retryEvery: 3_600, settings: { DAILY_DIGEST: 'true' } });
  const retryWithDigest = async () => {
    await backend.query("update contact_notices set due_at = now() where kind = 'daily'");
    await backend.retry();
    expect(await backend.query("select due_at > now() as done from contact_notices where kind = 'daily'")).toEqual([
      { done: true },
    ]);
  };
  await retryWithDigest();
  expect((await backend.mailbox.list()).map(({ mail }) => mail.text)).toEqual([
    expect.stringContaining('Nothing came, and nothing waits.'),
  ]);
  await backend.send(valid);
  await eventually(
    async () =>
      (await backend.query("select from contact_deliveries where channel = 'mail' and done_at is not null"))[0],
  );
  await backend.send({ ...valid, email: 'bot@example.org', company: 'Bots', website: 'x' });
  await retryWithDigest();
  const digest = (await backend.mailbox.list()).find(
    ({ mail }) => mail.subject === 'Contact requests: 2 since yesterday',
  );
  expect(digest?.mail.text).toMatch(/Mailed since yesterday: +1\n.*\n.*\n.*\nHeld as likely spam: +1\n/);
  expect(digest?.mail.text).toContain('Ada Morgan (Bots): honeypot');
});

test('a retry job that has not run for an hour is noticed by the next request, once a day', async () => {
  backend = await startTestBackend({ retryEvery: 3_600 });
  await backend.query("update contact_job set reached_at = now() - interval '61 minutes'");
  await backend.send(valid);
  const alert = 'Alert: the retry job of the contact form has not run for an hour';
  await eventually(
    async () =>
      (
        await backend.query(
          "select from contact_notices where kind = 'job-late' and due_at > now() + interval '23 hours'",
        )
      ).length === 1,
  );
  await backend.send({ ...valid, message: 'another' });
  await eventually(
    async () => (await subjects()).filter((subject) => subject.startsWith('Contact request')).length === 2,
  );
  expect((await subjects()).filter((subject) => subject === alert)).toHaveLength(1);
});

test('a challenge that was not passed holds the request; a service that cannot say holds nobody', async () => {
  let body: unknown = { success: true };
  const verifier = await startService(() => ({ body: typeof body === 'string' ? body : JSON.stringify(body) }));
  backend = await startTestBackend({
    settings: { TURNSTILE_SECRET: 'turnstile-secret', TURNSTILE_VERIFY_URL: `${verifier.url}/siteverify` },
  });
  const held = async (email: string, token: string | undefined, answer: unknown) => {
    body = answer;
    expect((await backend.send({ ...valid, email, 'cf-turnstile-response': token })).status).toBe(200);
    const rows = await backend.query<{ held: string | null }>('select held from contact_requests where email = $1', [
      email,
    ]);
    return rows.map((row) => row.held);
  };
  const no = (...codes: string[]) => ({ success: false, 'error-codes': codes });
  expect(await held('passed@example.org', 'token', { success: true })).toEqual([null]);
  expect(await held('forged@example.org', 'token', no('invalid-input-response'))).toEqual(['spam']);
  expect(await held('late@example.org', 'token', no('timeout-or-duplicate'))).toEqual(['spam']);
  expect(await held('none@example.org', undefined, no('missing-input-response'))).toEqual(['spam']);
  expect(await held('secret@example.org', 'token', no('invalid-input-secret'))).toEqual([null]);
  expect(await held('error@example.org', 'token', no('internal-error'))).toEqual([null]);
  expect(await held('down@example.org', undefined, 'oops')).toEqual([null]);
  // A visitor who sends again has the same token and the same key.
  const sent = verifier.received.map(({ body: words }) => new URLSearchParams(words));
  expect(new Set(sent.map((words) => words.get('secret')))).toEqual(new Set(['turnstile-secret']));
  expect(sent[0]?.get('idempotency_key')).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/);
  expect(sent[0]?.get('idempotency_key')).toBe(sent[1]?.get('idempotency_key'));
  expect(backend.logs()).toContain('"event":"challenge not checked","code":"invalid-input-secret"');
  // The doctor asks with a token that is none: only a service that knows the secret has something against the token.
  process.env.BACKEND_FOLDER = backend.folder;
  for (const [answer, finding, exitCode] of [
    [no('invalid-input-secret'), '✗ the challenge’s service answers invalid-input-secret', 1],
    [no('invalid-input-response'), '✓ the challenge’s service knows the secret', 0],
  ] as const) {
    body = answer;
    const { stdout, code } = await captured(runLeads, ['doctor']);
    expect(stdout).toContain(finding);
    expect(code).toBe(exitCode);
  }
});

test('lists name how many they leave out, and what is shown is marked, whenever that is', async () => {
  backend = await startTestBackend({ retryEvery: 3_600, settings: { DAILY_DIGEST: 'true' } });
  await backend.query(`
    insert into contact_requests (name, email, company, message, content_hash, held, created_at)
      select 'Held ' || n, 'h@example.org', 'c', 'm', '', 'limit', now() - interval '3 days' from generate_series(1, 105) n;
    insert into contact_requests (name, email, company, message, content_hash, held, created_at)
      select case n when 1 then E'Spam\u2028Alert: sign in' else 'Spam ' || n end, 's@example.org', 'c', 'm', '', 'spam', now() - interval '3 days' from generate_series(1, 205) n;
  `);
  const due = async () => {
    await backend.query('update contact_notices set due_at = now()');
    await backend.retry();
    return (await backend.mailbox.list()).map(({ mail }) => `${mail.subject}\n${mail.text}`);
  };
  const first = await due();
  expect(first.find((mail) => mail.startsWith('105 contact requests above'))).toContain('and 5 more');
  expect(first.find((mail) => mail.startsWith('Contact requests: 0'))).toContain('and 5 more');
  const second = (await due()).filter((mail) => !first.includes(mail));
  expect(second.find((mail) => mail.startsWith('5 contact requests above'))).toContain('Name: Held 105');
  expect(second.find((mail) => mail.startsWith('Contact requests: 0'))?.match(/ Spam \d+ \(c\)/g)).toHaveLength(5);
  expect(first.join()).toContain('Spam Alert: sign in (c)');
  const third = (await due()).filter((mail) => !first.includes(mail) && !second.includes(mail));
  expect(third.join()).not.toMatch(/Held \d|Spam \d/);
});

test('the digest comes at seven in the morning (UTC), wherever the database’s clock is', async () => {
  backend = await startTestBackend({ retryEvery: 3_600, postgres: { timezone: 'Europe/London' } });
  await backend.query("select finish_notice('daily')");
  expect(
    await backend.query(
      "select extract(hour from due_at at time zone 'UTC')::int as hour, due_at > now() and due_at <= now() + interval '1 day' as soon from contact_notices where kind = 'daily'",
    ),
  ).toEqual([{ hour: 7, soon: true }]);
});
