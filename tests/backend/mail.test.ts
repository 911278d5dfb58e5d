import { eventually, startTestBackend, valid } from './testBackend';
import { startService } from './testService';

test('mail through an HTTP provider, in the form of Resend’s API, is tried again with the same key', async () => {
  let status = 500;
  const headers = { location: '/elsewhere' };
  let body = '{"message":"ada@example.org is not wanted"}';
  const provider = await startService(() => ({ status, headers, body }));
  await using backend = await startTestBackend({
    retryEvery: 0.25,
    settings: {
      MAIL_PROVIDER: 'resend',
      RESEND_API_KEY: 're_key',
      RESEND_BASE_URL: provider.url,
      MAIL_RETRY_SECONDS: '1',
    },
  });
  expect((await backend.send({ ...valid, name: 'Siân' })).status).toBe(200);
  await eventually(async () => /"code":"http 500"/.test(backend.logs()));
  // It would take the key and the request along.
  status = 308;
  await eventually(async () => /"code":"http 308"/.test(backend.logs()));
  // Something answers, and not as the provider does.
  status = 200;
  await backend.until("select from contact_channels where last_error = 'no id of the mail'");
  body = '{"id":"1"}';
  const [row] = await backend.until<{ id: string }>(
    'select request_id as id from contact_deliveries where done_at is not null',
  );
  // The health check asks the provider as well, with an empty body.
  const mails = provider.received.filter(({ body }) => body !== '{}');
  expect(mails.length).toBeGreaterThanOrEqual(2);
  for (const { headers, path, body } of mails) {
    expect(path).toBe('/emails');
    expect(headers).toMatchObject({
      authorization: 'Bearer re_key',
      'idempotency-key': `contact/${row?.id}`,
      'content-type': 'application/json',
    });
    expect(JSON.parse(body)).toMatchObject({
      from: 'Camre website <website@camre.example>',
      to: ['hello@camre.example'],
      reply_to: valid.email,
      subject: 'Contact request from Siân (Example Hotels)',
      text: expect.stringContaining(valid.message),
      headers: { 'Message-ID': `<${row?.id}@camre.example>` },
    });
  }
  expect(backend.logs()).not.toContain(valid.email);
});
