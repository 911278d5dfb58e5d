import type { ServerResponse } from 'node:http';
import { Webhook } from 'standardwebhooks';
import { eventually, mailFrom, startTestBackend, valid, type TestBackend } from './testBackend';
import { startService, type TestService } from './testService';

const secret = `whsec_${Buffer.from('a secret of thirty-two bytes ok!').toString('base64')}`;
let backend: TestBackend;
let receiver: TestService;
let status: number;
let answerOtherwise: ((response: ServerResponse) => unknown) | undefined;
beforeEach(async () => {
  status = 200;
  answerOtherwise = undefined;
  receiver = await startService((_, response) => {
    if (answerOtherwise) return void answerOtherwise(response);
    return { status, headers: { location: '/elsewhere' }, body: '{"message":"ada@example.org"}' };
  });
});
afterEach(() => backend.dispose());

const begin = async (settings: Readonly<Record<string, string>> = {}) => {
  backend = await startTestBackend({
    retryEvery: 0.25,
    settings: {
      LEAD_WEBHOOK_URL: `${receiver.url}/hook`,
      LEAD_WEBHOOK_SECRET: secret,
      MAIL_RETRY_SECONDS: '1',
      ...settings,
    },
  });
};

const doneWebhooks = () =>
  backend.until("select from contact_deliveries where channel = 'webhook' and done_at is not null");

test('a stored request is sent as a signed event, tried again with the same id until it is taken', async () => {
  await begin();
  status = 500;
  await backend.send({ ...valid, topic: 'pricing', utm_source: 'newsletter' });
  await eventually(async () => /"channel":"webhook".*"code":"http 500"/.test(backend.logs()));
  status = 200;
  await doneWebhooks();
  expect(receiver.received.length).toBeGreaterThanOrEqual(2);
  const [row] = await backend.query<{ id: string }>('select id from contact_requests');
  for (const { headers, body } of receiver.received) {
    const event = new Webhook(secret).verify(body, {
      'webhook-id': String(headers['webhook-id']),
      'webhook-timestamp': String(headers['webhook-timestamp']),
      'webhook-signature': String(headers['webhook-signature']),
    });
    expect(headers['webhook-id']).toBe(`lead_${row?.id}`);
    expect(event).toMatchObject({
      type: 'lead.created',
      data: { ...valid, id: row?.id, topic: 'pricing', campaign: { utm_source: 'newsletter' } },
    });
  }
  expect(backend.logs()).not.toContain(valid.email);
});

test('whatever the receiver answers, the code says it, no redirect is followed, and the mail is not delayed', async () => {
  await begin({ MAIL_TIMEOUT_SECONDS: '2' });
  const only = (code: number) => (response: ServerResponse) =>
    response.writeHead(code, { location: '/elsewhere', 'retry-after': '5' }).end();
  const answers: readonly (readonly [string, (response: ServerResponse) => unknown, code: string | null])[] = [
    ['302', only(302), 'http 302'],
    ['308', only(308), 'http 308'],
    ['410', only(410), 'http 410'],
    ['429', only(429), 'http 429'],
    ['204', only(204), null],
    ['reset', ({ socket }) => socket?.resetAndDestroy(), 'ECONNRESET'],
    ['closed', ({ socket }) => socket?.end(), 'ECONNRESET'],
    ['bad header', ({ socket }) => socket?.end('HTTP/1.1 200 OK\r\nbad header\u0000: x\r\n\r\n'), 'invalid answer'],
    ['no HTTP', ({ socket }) => socket?.end('SSH-2.0-x\r\n'), 'invalid answer'],
    ['headers only', (response) => response.writeHead(200).flushHeaders(), null],
    [
      'endless body',
      (response) => {
        const timer = setInterval(() => response.write('x'.repeat(1_000)), 5);
        response.on('close', () => clearInterval(timer));
      },
      null,
    ],
    ['hangs', () => undefined, 'TimeoutError'],
  ];
  for (const [name, answer, code] of answers) {
    answerOtherwise = answer;
    const email = `${name.replace(' ', '-')}@example.org`;
    await backend.send({ ...valid, email });
    const [found] = await backend.until<{ code: string | null; pause: number }>(
      `select d.last_error as code, extract(epoch from c.paused_until - now())::float8 as pause
         from contact_deliveries d join contact_requests r on r.id = d.request_id join contact_channels c using (server)
         where channel = 'webhook' and email = $1 and (d.last_error is not null or d.done_at is not null)`,
      [email],
      15,
    );
    expect([name, found?.code]).toEqual([name, code]);
    // As long as Retry-After says.
    if (code?.startsWith('http')) expect(found?.pause).toBeGreaterThan(2);
    await mailFrom(backend, email);
    // The next one is tried at once, alone.
    await backend.query("update contact_deliveries set next_attempt_at = now() + interval '1 hour'");
    await backend.query("update contact_channels set paused_until = '-infinity'");
  }
  expect(new Set(receiver.received.map(({ path }) => path))).toEqual(new Set(['/hook']));
});

test('for Slack: what its incoming webhooks take', async () => {
  await begin({ LEAD_WEBHOOK_FORMAT: 'slack', LEAD_WEBHOOK_SECRET: '' });
  await backend.send({
    ...valid,
    name: 'Ada <!channel> @here @ann',
    message: `[x](https://evil.example)\n[y]: https://evil.example ${'&'.repeat(900)}`,
  });
  await doneWebhooks();
  const { text, ...rest } = JSON.parse(receiver.received[0]?.body ?? '{}');
  expect(rest).toEqual({ mrkdwn: false, unfurl_links: false, unfurl_media: false });
  expect(text).toContain('Name: Ada &lt;!channel&gt; @\u200bhere @\u200bann');
  expect(text).toContain(`Email: ${valid.email}`);
  expect(text).toContain('[x]\u200b(https://evil.example)\n[y]\u200b:');
  // Discord refuses more.
  expect([...text].length).toBeLessThanOrEqual(2_000);
  expect(text).toMatch(/…\nThis chat shows no more; [^\n]*$/);
});
