/** @jest-environment node */
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { settingNames } from '../../supabase/functions/_shared/settingReader';
import { mailProviders, readFunctionSettings } from '../../supabase/functions/_shared/settings';
import { eventually, startTestBackend, valid, type TestBackend } from './testBackend';

jest.setTimeout(120_000);

describe('mail through an HTTP provider', () => {
  let backend: TestBackend;
  let provider: Server;
  let received: { headers: IncomingHttpHeaders; url: string; mail: unknown }[];
  let status: number;
  beforeEach(async () => {
    received = [];
    status = 200;
    provider = createServer((request, response) => {
      let text = '';
      request.on('data', (part: Buffer) => (text += part.toString('utf8')));
      request.on('end', () => {
        received.push({ headers: request.headers, url: request.url ?? '', mail: JSON.parse(text) });
        response
          .writeHead(status, { 'content-type': 'application/json' })
          .end('{"message":"ada@example.org is not wanted"}');
      });
    });
    await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
    const address = provider.address();
    const baseUrl = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
    backend = await startTestBackend({
      retryEvery: 0.25,
      settings: {
        MAIL_PROVIDER: 'resend',
        RESEND_API_KEY: 're_key',
        RESEND_BASE_URL: baseUrl,
        MAIL_RETRY_SECONDS: '1',
      },
    });
  });
  afterEach(async () => {
    await backend.dispose();
    await new Promise((resolve) => provider.close(resolve));
  });

  test('in the form of Resend’s API, tried again with the same key until it is taken', async () => {
    status = 500;
    expect((await backend.send({ ...valid, name: 'Siân' })).status).toBe(200);
    await eventually(async () => /"code":"http 500"/.test(backend.logs()));
    status = 200;
    const [row] = await eventually(async () => {
      const rows = await backend.query<{ id: string }>(
        'select request_id as id from contact_deliveries where done_at is not null',
      );
      return rows.length > 0 && rows;
    });
    expect(received.length).toBeGreaterThanOrEqual(2);
    for (const { headers, url, mail } of received) {
      expect(url).toBe('/emails');
      expect(headers).toMatchObject({
        authorization: 'Bearer re_key',
        'idempotency-key': `contact/${row?.id}`,
        'content-type': 'application/json',
      });
      expect(mail).toMatchObject({
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
});

describe('settings', () => {
  const usual: Record<string, string> = {
    SUPABASE_DB_URL: 'postgres://localhost/x',
    SITE_URL: 'https://www.camre.example/',
    MAIL_FROM: 'a@b.co',
    MAIL_TO: 'c@d.co',
    SMTP_HOST: 'mail.example',
    IP_HASH_SALT: 'a-salt-of-24-characters.',
    RETRY_SECRET: 'a-secret-of-24-characters',
  };
  const read = (changes: Record<string, string>) => readFunctionSettings((name) => ({ ...usual, ...changes })[name]);

  test('without more than is needed', () => {
    expect(read({})).toMatchObject({
      origins: ['https://www.camre.example'],
      addressHeader: 'cf-connecting-ip',
      limits: { perAddress: 10, overall: 300 },
      retrySeconds: 60,
      mail: { provider: { kind: 'smtp', host: 'mail.example', port: 465, secure: true } },
    });
    expect(
      read({ ALLOWED_ORIGINS: 'https://preview.example https://www.camre.example', SMTP_PORT: '2525' }),
    ).toMatchObject({
      origins: ['https://www.camre.example', 'https://preview.example'],
      mail: { provider: { port: 2525, secure: false } },
    });
  });

  test('all that is wrong is said at once', () => {
    const changes = { SITE_URL: 'camre', MAIL_TO: ' ', CONTACT_RATE_LIMIT: '-1', SMTP_SECURE: 'yes', RETRY_SECRET: '' };
    expect(() => read(changes)).toThrow(
      /MAIL_TO is not set\..*SMTP_SECURE is “yes”; expected true or false\..*SITE_URL holds “camre”; expected.*CONTACT_RATE_LIMIT is “-1”; expected a whole number.*RETRY_SECRET is not set\./s,
    );
    expect(() => readFunctionSettings(() => undefined)).toThrow(/^(?:[A-Z_]+ is not set\. ?){7}$/);
    expect(() => read({ MAIL_PROVIDER: 'pigeon' })).toThrow(
      `MAIL_PROVIDER is “pigeon”; expected ${mailProviders.join(' or ')}.`,
    );
    expect(() => read({ MAIL_PROVIDER: 'resend' })).toThrow('RESEND_API_KEY is not set.');
  });

  test('the function is let see what it reads, and reads nothing else', () => {
    const asked = new Set<string>();
    for (const provider of mailProviders)
      try {
        readFunctionSettings((name) => {
          asked.add(name);
          return name === 'MAIL_PROVIDER' ? provider : undefined;
        });
      } catch {
        // Nothing is set; what was asked for is the question.
      }
    expect([...asked].sort()).toEqual([...settingNames].sort());
  });

  test('a function that lacks settings does not start, and says which', async () => {
    await expect(startTestBackend({ settings: { MAIL_TO: '', RETRY_SECRET: '' } })).rejects.toThrow(
      /The contact function did not start: .*MAIL_TO is not set\. RETRY_SECRET is not set\./,
    );
  });
});
