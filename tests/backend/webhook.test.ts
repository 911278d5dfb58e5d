/** @jest-environment node */
import { Webhook } from 'standardwebhooks';
import { eventually, startTestBackend, valid, type TestBackend } from './testBackend';
import { startService, type TestService } from './testService';

jest.setTimeout(120_000);

const secret = `whsec_${Buffer.from('a secret of thirty-two bytes ok!').toString('base64')}`;
let backend: TestBackend;
let receiver: TestService;
let status: number;
beforeEach(async () => {
  status = 200;
  receiver = await startService(() => ({
    status,
    headers: { location: '/elsewhere' },
    body: '{"message":"ada@example.org"}',
  }));
});
afterEach(() => backend.dispose());

const begin = async (settings: Readonly<Record<string, string>> = {}) => {
  backend = await startTestBackend({
    retryEvery: 0.25,
    settings: {
      LEAD_WEBHOOK_URL: `${receiver.url}/hook`,
      LEAD_WEBHOOK_SECRET: secret,
      LEAD_WEBHOOK_ALLOW_PRIVATE: 'true',
      MAIL_RETRY_SECONDS: '1',
      ...settings,
    },
  });
};

const doneWebhooks = () =>
  eventually(async () => {
    const rows = await backend.query<{ attempts: number }>(
      "select attempts from contact_deliveries where channel = 'webhook' and done_at is not null",
    );
    return rows.length > 0 && rows;
  });

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

test('a redirect is not followed', async () => {
  await begin();
  status = 307;
  await backend.send(valid);
  await eventually(async () => /"code":"http 307"/.test(backend.logs()));
  expect(new Set(receiver.received.map(({ path }) => path))).toEqual(new Set(['/hook']));
});

test('for Slack: what its incoming webhooks take', async () => {
  await begin({ LEAD_WEBHOOK_FORMAT: 'slack', LEAD_WEBHOOK_SECRET: '' });
  await backend.send({ ...valid, name: 'Ada <!channel>' });
  await doneWebhooks();
  const { text, ...rest } = JSON.parse(receiver.received[0]?.body ?? '{}');
  expect(rest).toEqual({});
  expect(text).toContain('Name: Ada &lt;!channel&gt;');
});

test('a private address is not called', async () => {
  await begin({ LEAD_WEBHOOK_URL: 'https://127.0.0.1:9/hook', LEAD_WEBHOOK_ALLOW_PRIVATE: 'false' });
  await backend.send(valid);
  await eventually(async () => /"channel":"webhook".*"code":"private address"/.test(backend.logs()));
});

test('an alert about what was given up goes out by mail and by webhook, at once and once', async () => {
  await begin();
  status = 422;
  await backend.send(valid);
  await eventually(async () => /"event":"given up".*"channel":"webhook".*"code":"http 422"/.test(backend.logs()));
  const alerts = async () =>
    (await backend.mailbox.list()).filter(({ mail }) => /^Alert: 1 delivery/.test(mail.subject ?? ''));
  const [row] = await backend.query<{ id: string }>('select id from contact_requests');
  const [alert] = await eventually(async () => {
    const found = await alerts();
    return found.length > 0 && found;
  });
  expect(alert?.mail.text).toContain(row?.id);
  const events = () => receiver.received.filter(({ body }) => JSON.parse(body).type === 'lead.given-up');
  await eventually(async () => events().length > 0);
  // The next retry has nothing to report.
  await backend.query("update contact_notices set due_at = now() where kind = 'given-up'");
  await backend.retry();
  expect(await alerts()).toHaveLength(1);
  expect(events()).toHaveLength(1);
  expect(backend.logs().match(/"event":"given up"/g)).toHaveLength(1);
});
