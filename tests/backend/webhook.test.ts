/** @jest-environment node */
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { Webhook } from 'standardwebhooks';
import { isPrivateAddress } from '../../supabase/functions/_shared/privateAddress';
import { readFunctionSettings } from '../../supabase/functions/_shared/settings';
import { eventually, startTestBackend, valid, type TestBackend } from './testBackend';

jest.setTimeout(120_000);

const secret = `whsec_${Buffer.from('a secret of thirty-two bytes ok!').toString('base64')}`;
let backend: TestBackend;
let server: Server;
let received: { headers: IncomingHttpHeaders; path: string; body: string }[];
let status: number;
beforeEach(async () => {
  received = [];
  status = 200;
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString('utf8')));
    request.on('end', () => {
      received.push({ headers: request.headers, path: request.url ?? '', body });
      response.writeHead(status, { location: '/elsewhere' }).end('{"message":"ada@example.org"}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  await backend.dispose();
  await new Promise((resolve) => server.close(resolve));
});

const begin = async (settings: Readonly<Record<string, string>> = {}) => {
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  backend = await startTestBackend({
    retryEvery: 0.25,
    settings: {
      LEAD_WEBHOOK_URL: `http://127.0.0.1:${port}/hook`,
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
  expect(received.length).toBeGreaterThanOrEqual(2);
  const [row] = await backend.query<{ id: string }>('select id from contact_requests');
  for (const { headers, body } of received) {
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
  expect(new Set(received.map(({ path }) => path))).toEqual(new Set(['/hook']));
});

test('for Slack: what its incoming webhooks take', async () => {
  await begin({ LEAD_WEBHOOK_FORMAT: 'slack', LEAD_WEBHOOK_SECRET: '' });
  await backend.send({ ...valid, name: 'Ada <!channel>' });
  await doneWebhooks();
  const { text, ...rest } = JSON.parse(received[0]?.body ?? '{}');
  expect(rest).toEqual({});
  expect(text).toContain('Name: Ada &lt;!channel&gt;');
});

test('a private address is not called', async () => {
  await begin({ LEAD_WEBHOOK_URL: 'https://127.0.0.1:9/hook', LEAD_WEBHOOK_ALLOW_PRIVATE: 'false' });
  await backend.send(valid);
  await eventually(async () => /"channel":"webhook".*"code":"private address"/.test(backend.logs()));
});

test('which addresses are private, and which settings are refused', async () => {
  await begin();
  const wrong = ['127.0.0.1', '10.1.2.3', '172.20.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0'];
  const wrong6 = [
    '::1',
    '::',
    'fe80::1',
    'fd00::1',
    '::ffff:10.0.0.1',
    '2001:db8::1',
    '2002:7f00:1::',
    '64:ff9b::7f00:1',
  ];
  for (const address of [...wrong, ...wrong6, 'x'])
    expect([address, isPrivateAddress(address)]).toEqual([address, true]);
  for (const address of ['8.8.8.8', '172.32.0.1', '2606:4700::1111', '2a00:1450::1'])
    expect([address, isPrivateAddress(address)]).toEqual([address, false]);
  const settings: Record<string, string> = {
    LEAD_WEBHOOK_URL: 'http://example.org/hook',
    LEAD_WEBHOOK_SECRET: 'guess',
  };
  expect(() => readFunctionSettings((name) => settings[name])).toThrow(
    /LEAD_WEBHOOK_URL is “http:.*expected an address that begins with https.*LEAD_WEBHOOK_SECRET is not set or not of the form/s,
  );
});

test('an alert about what was given up goes out by mail and by webhook, once', async () => {
  await begin({ LEAD_WEBHOOK_FORMAT: 'standard' });
  status = 500;
  await backend.send(valid);
  await eventually(async () => /"channel":"webhook".*"code":"http 500"/.test(backend.logs()));
  await backend.query("update contact_deliveries set attempts = 7, next_attempt_at = now() where channel = 'webhook'");
  await eventually(async () => /"event":"given up"/.test(backend.logs()));
  const alerts = async () =>
    (await backend.mailbox.list()).filter(({ mail }) => /^Alert: 1 delivery/.test(mail.subject ?? ''));
  const [row] = await backend.query<{ id: string }>('select id from contact_requests');
  const [alert] = await eventually(async () => {
    const found = await alerts();
    return found.length > 0 && found;
  });
  expect(alert?.mail.text).toContain(row?.id);
  const events = () => received.filter(({ body }) => JSON.parse(body).type === 'lead.given-up');
  await eventually(async () => events().length > 0);
  // The next sweep has nothing to tell.
  await backend.retry();
  expect(await alerts()).toHaveLength(1);
  expect(events()).toHaveLength(1);
  expect(backend.logs().match(/"event":"given up"/g)).toHaveLength(1);
});
