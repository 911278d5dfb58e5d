import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { databaseConnection } from '../../supabase/functions/_shared/database';
import { settingProblems } from '../../supabase/functions/_shared/settingProblems';
import { readFunctionSettings } from '../../supabase/functions/_shared/settings';
import { startTestBackend } from './testBackend';

const usual: Record<string, string> = {
  SUPABASE_DB_URL: 'postgres://localhost/x',
  SITE_URL: 'https://www.camre.example/',
  MAIL_FROM: 'a@b.co',
  MAIL_TO: 'c@d.co',
  SMTP_HOST: 'mail.example',
  IP_HASH_SALT: 'a-salt-of-24-characters.',
  RETRY_SECRET: 'Lq3sD6fG9hJ2kZ5xC8vB',
};
const read = (changes: Record<string, string>) => readFunctionSettings((name) => ({ ...usual, ...changes })[name]);

test('those that are required are enough', () => {
  expect(read({})).toMatchObject({
    origins: ['https://www.camre.example'],
    channels: ['mail'],
    CLIENT_IP_HEADER: 'cf-connecting-ip',
    CONTACT_RATE_LIMIT: 10,
    SMTP_PORT: 465,
  });
  expect(read({ ALLOWED_ORIGINS: 'https://preview.example https://www.camre.example' })).toMatchObject({
    origins: ['https://www.camre.example', 'https://preview.example'],
  });
});

test('every mistake is named at once', () => {
  const changes = { SITE_URL: 'camre', MAIL_TO: ' ', CONTACT_RATE_LIMIT: '-1', DAILY_DIGEST: 'yes', RETRY_SECRET: '' };
  const named = () => settingProblems('function', { ...usual, ...changes }).map(({ sentence }) => sentence);
  expect(() => read(changes)).toThrow(named().join(' '));
  expect(named()).toEqual([
    expect.stringMatching(/^SITE_URL is “camre”; expected one address/),
    'MAIL_TO is not set.',
    'RETRY_SECRET is not set.',
    expect.stringMatching(/^CONTACT_RATE_LIMIT is “-1”; expected a whole number from 1 to/),
    'DAILY_DIGEST is “yes”; expected true or false.',
  ]);
  expect(() => readFunctionSettings(() => undefined)).toThrow(/^(?:[A-Z_]+ is not set\. ?){7}$/);
});

test('one mailbox has one spelling: a domain as DNS has it, without what a list leaves around it', () => {
  expect(read({ MAIL_FROM: '"Camre, Ltd" <website@camre.example>', MAIL_TO: 'Ann <a@b.co>, c@d.co' })).toMatchObject({
    MAIL_FROM: '"Camre, Ltd" <website@camre.example>',
    MAIL_TO: ['Ann <a@b.co>', 'c@d.co'],
  });
  expect(read({ MAIL_FROM: 'Câmre <w@câmre.co>, ', MAIL_TO: 'ann@câmre.co, Ann <ANN@xn--cmre-boa.co>' })).toMatchObject(
    { MAIL_FROM: 'Câmre <w@xn--cmre-boa.co>', MAIL_TO: ['ann@xn--cmre-boa.co'] },
  );
});

test.each([
  ['two senders', { MAIL_FROM: 'a@b.co, c@d.co' }, 'MAIL_FROM is “a@b.co, c@d.co”; expected one address'],
  ['a link instead of an address', { MAIL_FROM: 'mailto:website@camre.org' }, 'MAIL_FROM is “mailto:website'],
  ['a name that is read as a group', { MAIL_FROM: 'Camre: Website <w@camre.org>' }, 'MAIL_FROM is “Camre: W'],
  ['nobody to write to', { MAIL_TO: ',' }, 'MAIL_TO is “,”; expected addresses'],
  ['a port that is none', { SMTP_PORT: '99999' }, 'SMTP_PORT is “99999”; expected a whole number from 1 to 65535'],
  ['an attempt longer than an instance lives', { MAIL_TIMEOUT_SECONDS: '600' }, 'MAIL_TIMEOUT_SECONDS is “600”'],
  [
    'a mail server with its port',
    { SMTP_HOST: 'mail.example:465' },
    'SMTP_HOST is “mail.example:465”; expected a host',
  ],
  ['a user without a password', { SMTP_USER: 'website' }, 'SMTP_USER is set and SMTP_PASS is not'],
  ['another way to send', { MAIL_PROVIDER: 'pigeon' }, 'MAIL_PROVIDER is “pigeon”; expected smtp or resend.'],
  ['a provider without its key', { MAIL_PROVIDER: 'resend' }, 'RESEND_API_KEY is not set.'],
  ['a key without its provider', { RESEND_API_KEY: 're_s3cret' }, 'RESEND_API_KEY is set and MAIL_PROVIDER is not'],
  ['any origin', { ALLOWED_ORIGINS: 'https://*.netlify.app' }, 'ALLOWED_ORIGINS is “https://*.netlify.app”; expected'],
  [
    'more than an address',
    { RESEND_BASE_URL: 'https://mail.camre.org/v2' },
    'expected one address with nothing behind',
  ],
  ['a provider that everybody reads', { RESEND_BASE_URL: 'http://mail.camre.org' }, 'that begins with https://'],
  ['a database that is none', { DATABASE_URL: 'mysql://root:s3cret@localhost/x' }, 'DATABASE_URL is a secret of 31'],
  [
    'two webhooks',
    { LEAD_WEBHOOK_URL: 'https://a.camre.org/s3cret, https://b.camre.org' },
    'LEAD_WEBHOOK_URL is a secret',
  ],
  ['a webhook that everybody reads', { LEAD_WEBHOOK_URL: 'http://crm.camre.org/s3cret' }, 'that begins with https://'],
  ['events without a signature', { LEAD_WEBHOOK_URL: 'https://crm.camre.org/' }, 'LEAD_WEBHOOK_SECRET is not set.'],
  ['a signature without events', { LEAD_WEBHOOK_FORMAT: 'slack' }, 'LEAD_WEBHOOK_FORMAT is set and LEAD_WEBHOOK_URL'],
  ['a secret that anybody guesses', { RETRY_SECRET: 'x'.repeat(24) }, 'RETRY_SECRET is a secret of 24 characters'],
  ['numbers in a row', { RETRY_SECRET: '12345678901234567890' }, 'RETRY_SECRET is a secret of 20 characters'],
  ['words', { RETRY_SECRET: 'camre-retry-secret-2026-production' }, 'RETRY_SECRET is a secret of 34 characters'],
  ['the command instead of its result', { RETRY_SECRET: 'openssl rand -base64 24' }, 'RETRY_SECRET is a secret of 23'],
  ['a letter that no header has', { RETRY_SECRET: 'Zx8pQ2rT5vé7yB1nM4kJ' }, 'RETRY_SECRET is a secret of 20'],
  ['a password where a host belongs', { SMTP_HOST: 're_s3cret_1234567890!' }, 'SMTP_HOST is a secret of 21 characters'],
])('%s: refused with what was found and what is expected, and no secret is printed', (_, changes, sentence) => {
  expect(() => read(changes)).toThrow(sentence);
  expect(() => read(changes)).not.toThrow('s3cret');
});

test('a secret as openssl makes it is not taken for words', () =>
  // One in some ten thousand is: the owner makes another one. So that it does not fail by chance, they are the same each time.
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 24, maxLength: 24 }), (bytes) => {
      const secret = createHash('sha256').update(bytes).digest('base64').slice(0, 32);
      expect(read({ RETRY_SECRET: secret }).RETRY_SECRET).toBe(secret);
    }),
    { seed: 1 },
  ));

test('the settings of the owner’s shell are of one project, and encrypted', () => {
  const ref = 'abcdefghijklmnopqrst';
  const pooler = (user: string) => `postgres://${user}:pa55word@aws-0-eu-west-2.pooler.supabase.com:5432/postgres`;
  const right = {
    OWNER_DATABASE_URL: pooler(`postgres.${ref}`),
    LEADS_DATABASE_URL: pooler(`lead_manager.${ref}`),
    LEADS_FUNCTION_URL: `https://${ref}.supabase.co/functions/v1/send-contact-email`,
  };
  const of = (changes: Partial<typeof right>) =>
    settingProblems('shell', { ...right, ...changes }).map(({ name }) => name);
  expect(of({})).toEqual([]);
  expect(of({ LEADS_DATABASE_URL: pooler('lead_manager.zzzzzzzzzzzzzzzzzzzz') })).toEqual(['LEADS_DATABASE_URL']);
  expect(of({ LEADS_FUNCTION_URL: right.LEADS_FUNCTION_URL.replace('https', 'http') })).toEqual(['LEADS_FUNCTION_URL']);
});

test('the certificate in DATABASE_CA is read with the line breaks of a settings file, whoever connects', () => {
  const connection = databaseConnection(
    'postgres://postgres:word@db.camre.org/x',
    '-----BEGIN-----\\nMIIB\\n-----END-----',
  );
  expect(connection.ssl).toEqual({ ca: '-----BEGIN-----\nMIIB\n-----END-----', rejectUnauthorized: true });
});

test('a function that lacks settings does not start, and says which', async () => {
  await expect(startTestBackend({ settings: { MAIL_TO: '', RETRY_SECRET: '' } })).rejects.toThrow(
    /The contact function did not start: .*MAIL_TO is not set\. RETRY_SECRET is not set\./,
  );
});
