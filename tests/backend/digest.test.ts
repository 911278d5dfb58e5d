/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import { eventually, startTestBackend, valid, type TestBackend } from './testBackend';

jest.setTimeout(120_000);

let backend: TestBackend;
afterEach(() => backend.dispose());

const subjects = async () => (await backend.mailbox.list()).map(({ mail }) => mail.subject ?? '');

test('the daily digest counts what came and names likely spam; a quiet day has none', async () => {
  backend = await startTestBackend({ retryEvery: 3_600, settings: { DAILY_DIGEST: 'true' } });
  const retryWithDigest = async () => {
    await backend.query("update contact_notices set due_at = now() where kind = 'daily'");
    await backend.retry();
    expect(await backend.query("select due_at > now() as done from contact_notices where kind = 'daily'")).toEqual([
      { done: true },
    ]);
  };
  await retryWithDigest();
  expect(await subjects()).toEqual([]);
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

describe('a challenge', () => {
  let verifier: Server;
  const asked: URLSearchParams[] = [];
  let isDown = false;
  beforeEach(async () => {
    verifier = createServer((request, response) => {
      let body = '';
      request.on('data', (part: Buffer) => (body += part.toString()));
      request.on('end', () => {
        const fields = new URLSearchParams(body);
        asked.push(fields);
        response
          .writeHead(isDown ? 500 : 200)
          .end(isDown ? 'oops' : JSON.stringify({ success: fields.get('response') === 'passed' }));
      });
    });
    await new Promise<void>((resolve) => verifier.listen(0, '127.0.0.1', resolve));
    const address = verifier.address();
    backend = await startTestBackend({
      settings: {
        TURNSTILE_SECRET: 'turnstile-secret',
        TURNSTILE_VERIFY_URL: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/siteverify`,
      },
    });
  });
  afterEach(() => new Promise((resolve) => verifier.close(resolve)));

  test('that was not passed holds the request; a service that is down does not', async () => {
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
    expect(asked.map((fields) => [fields.get('secret'), fields.get('response')])).toEqual([
      ['turnstile-secret', 'passed'],
      ['turnstile-secret', 'forged'],
      ['turnstile-secret', 'passed'],
    ]);
  });
});
