/** @jest-environment node */
import { settingNames } from '../../supabase/functions/_shared/settings';
import { mailProviders, readFunctionSettings } from '../../supabase/functions/_shared/settings';
import { startTestBackend } from './testBackend';

jest.setTimeout(120_000);

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

test('those that are required are enough', () => {
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

test('every mistake is named at once', () => {
  const changes = { SITE_URL: 'camre', MAIL_TO: ' ', CONTACT_RATE_LIMIT: '-1', SMTP_SECURE: 'yes', RETRY_SECRET: '' };
  expect(() => read(changes)).toThrow(
    /MAIL_TO is not set\..*SMTP_SECURE is “yes”; expected true or false\..*SITE_URL holds “camre”; expected.*CONTACT_RATE_LIMIT is “-1”; expected a whole number.*RETRY_SECRET is not set\./s,
  );
  expect(() => readFunctionSettings(() => undefined)).toThrow(/^(?:[A-Z_]+ is not set\. ?){7}$/);
  expect(() => read({ MAIL_PROVIDER: 'pigeon' })).toThrow(
    `MAIL_PROVIDER is “pigeon”; expected ${mailProviders.join(' or ')}.`,
  );
  expect(() => read({ MAIL_PROVIDER: 'resend' })).toThrow('RESEND_API_KEY is not set.');
  expect(() => read({ LEAD_WEBHOOK_URL: 'http://example.org/hook', LEAD_WEBHOOK_SECRET: 'guess' })).toThrow(
    /LEAD_WEBHOOK_URL is not an address that begins with https:.*LEAD_WEBHOOK_SECRET is not set or not of the form/s,
  );
});

test('a name with a comma in quotation marks is one address; an origin with * is refused; no secret is printed', () => {
  expect(read({ MAIL_FROM: '"Camre, Ltd" <website@camre.example>', MAIL_TO: 'Ann <a@b.co>, c@d.co' })).toMatchObject({
    mail: { from: '"Camre, Ltd" <website@camre.example>', to: ['Ann <a@b.co>', 'c@d.co'] },
  });
  expect(() => read({ ALLOWED_ORIGINS: 'https://*.netlify.app' })).toThrow(
    'ALLOWED_ORIGINS holds “https://*.netlify.app”',
  );
  expect(() =>
    read({ LEAD_WEBHOOK_URL: 'htps://hooks.slack.example/T0/s3cret', LEAD_WEBHOOK_FORMAT: 'slack' }),
  ).toThrow(/^(?!.*s3cret)LEAD_WEBHOOK_URL/);
});

test('the list of the names is what is read, and nothing else', () => {
  const asked = new Set<string>();
  for (const provider of mailProviders)
    try {
      readFunctionSettings((name) => {
        asked.add(name);
        return name === 'MAIL_PROVIDER' ? provider : undefined;
      });
    } catch {
      // Required settings are missing; only the names matter here.
    }
  expect([...asked].sort()).toEqual([...settingNames].sort());
});

test('a function that lacks settings does not start, and says which', async () => {
  await expect(startTestBackend({ settings: { MAIL_TO: '', RETRY_SECRET: '' } })).rejects.toThrow(
    /The contact function did not start: .*MAIL_TO is not set\. RETRY_SECRET is not set\./,
  );
});
