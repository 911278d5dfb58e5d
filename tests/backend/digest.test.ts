/** @jest-environment node */
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

test('a challenge that was not passed holds the request; a service that is down does not', async () => {
  let isDown = false;
  const verifier = await startService(({ body }) =>
    isDown
      ? { status: 500, body: 'oops' }
      : { body: JSON.stringify({ success: new URLSearchParams(body).get('response') === 'passed' }) },
  );
  backend = await startTestBackend({
    settings: { TURNSTILE_SECRET: 'turnstile-secret', TURNSTILE_VERIFY_URL: `${verifier.url}/siteverify` },
  });
  const held = async (token: string | undefined, email: string) => {
    expect((await backend.send({ ...valid, email, 'cf-turnstile-response': token })).status).toBe(200);
    const [row] = await backend.query<{ held: string | null }>('select held from contact_requests where email = $1', [
      email,
    ]);
    return row?.held;
  };
  expect(await held('passed', 'a@example.org')).toBeNull();
  expect(await held('forged', 'b@example.org')).toBe('spam');
  expect(await held(undefined, 'c@example.org')).toBe('spam');
  isDown = true;
  expect(await held('passed', 'd@example.org')).toBeNull();
  expect(verifier.received.map(({ body }) => body)).toEqual([
    'secret=turnstile-secret&response=passed',
    'secret=turnstile-secret&response=forged',
    'secret=turnstile-secret&response=passed',
  ]);
});
