/** @jest-environment node */
import { readdirSync } from 'node:fs';
import { databaseConnection } from '../../supabase/functions/_shared/database';
import { disagreements } from '../../src/build/release/settingDisagreements';
import { settingProblems } from '../../supabase/functions/_shared/settingProblems';
import { settingNames } from '../../supabase/functions/_shared/settings';
import { backendVersion } from '../../supabase/functions/_shared/version';
import { mailProviders, readFunctionSettings } from '../../supabase/functions/_shared/settings';
import { startTestBackend } from './testBackend';

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
    /SITE_URL is “camre”; expected.*MAIL_TO is not set\..*SMTP_SECURE is “yes”; expected true or false\..*RETRY_SECRET is not set\..*CONTACT_RATE_LIMIT is “-1”; expected a whole number/s,
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
    'ALLOWED_ORIGINS is “https://*.netlify.app”; expected',
  );
  expect(() =>
    read({ LEAD_WEBHOOK_URL: 'htps://hooks.slack.example/T0/s3cret', LEAD_WEBHOOK_FORMAT: 'slack' }),
  ).toThrow(/^(?!.*s3cret)LEAD_WEBHOOK_URL/);
});

test('one mailbox has one spelling: a domain as DNS has it, without what a list leaves around it', () =>
  expect(read({ MAIL_FROM: 'Câmre <w@câmre.co>, ', MAIL_TO: 'ann@câmre.co, Ann <ANN@xn--cmre-boa.co>' })).toMatchObject(
    {
      mail: { from: 'Câmre <w@xn--cmre-boa.co>', to: ['ann@xn--cmre-boa.co'] },
    },
  ));

test.each([
  ['two senders', { MAIL_FROM: 'a@b.co, c@d.co' }, 'MAIL_FROM is “a@b.co, c@d.co”; expected one address'],
  ['a port that is none', { SMTP_PORT: '99999' }, 'SMTP_PORT is “99999”; expected a whole number from 1 to 65535'],
  ['an attempt longer than an instance lives', { MAIL_TIMEOUT_SECONDS: '600' }, 'MAIL_TIMEOUT_SECONDS is “600”'],
  [
    'TLS from the first byte on port 587',
    { SMTP_PORT: '587', SMTP_SECURE: 'true' },
    'SMTP_SECURE is true with port 587',
  ],
  [
    'a mail server with its port',
    { SMTP_HOST: 'mail.example:465' },
    'SMTP_HOST is “mail.example:465”; expected a host',
  ],
  ['a user without a password', { SMTP_USER: 'website' }, 'SMTP_USER is set and SMTP_PASS is not'],
  [
    'one secret for two purposes',
    { RETRY_SECRET: usual.IP_HASH_SALT ?? '' },
    'RETRY_SECRET is the same as IP_HASH_SALT',
  ],
  ['a secret that anybody guesses', { RETRY_SECRET: 'x'.repeat(24) }, 'RETRY_SECRET is a secret of 24 characters'],
  ['a value to replace', { SMTP_HOST: '<your mail server>' }, 'SMTP_HOST is “<your mail server>”; expected a value'],
  ['half of an address', { RESEND_BASE_URL: 'https://mail.camre.org/v2' }, '“/v2” would not be used'],
  [
    'Slack’s address with another format',
    { LEAD_WEBHOOK_URL: 'https://hooks.slack.com/services/T0/B0/x' },
    'takes the format slack',
  ],
  ['nobody to write to', { MAIL_TO: ',' }, 'MAIL_TO is “,”; expected addresses'],
  [
    'a link instead of an address',
    { MAIL_FROM: 'mailto:website@camre.org' },
    'MAIL_FROM is “mailto:website@camre.org”',
  ],
  ['STARTTLS on a port that begins with TLS', { SMTP_PORT: '2465', SMTP_SECURE: 'false' }, 'false with port 2465'],
  ['a secret where none belongs', { SMTP_HOST: 're_abcdefgh_1234567890' }, 'SMTP_HOST is a key of Resend'],
  ['numbers in a row', { RETRY_SECRET: '12345678901234567890' }, 'RETRY_SECRET is a secret of 20 characters'],
  ['the command instead of its result', { RETRY_SECRET: 'openssl rand -base64 24' }, 'RETRY_SECRET is a secret of 23'],
  ['a letter that no header has', { RETRY_SECRET: 'Zx8pQ2rT5vé7yB1nM4kJ' }, 'RETRY_SECRET is a secret of 20'],
  ['a password with a bare %', { DATABASE_URL: 'postgres://postgres:50%off@db.camre.org/x' }, '% as %25'],
  ['a password in brackets', { DATABASE_URL: 'postgres://postgres:[word]@db.camre.org/x' }, 'not in brackets'],
  ['the reader’s role', { DATABASE_URL: 'postgres://lead_manager:word@db.camre.org/x' }, 'whose user is the owner'],
  ['half a certificate', { DATABASE_CA: '-----BEGIN CERTIFICATE-----\\nMIIB' }, 'expected a whole certificate'],
  [
    'a name that mail programs read as a group',
    { MAIL_FROM: 'Camre: Website <w@camre.org>' },
    'MAIL_FROM is “Camre: W',
  ],
  [
    'a host behind that of the database',
    { DATABASE_URL: 'postgres://localhost/x?host=db.camre.org' },
    'before the “?”',
  ],
  ['what a page shows for a password', { SMTP_USER: 'website', SMTP_PASS: '••••••••' }, 'a value of your own'],
  ['two webhooks', { LEAD_WEBHOOK_URL: 'https://crm.camre.org/a,https://crm.camre.org/b' }, 'is not one address'],
  ['a webhook with a password', { LEAD_WEBHOOK_URL: 'https://me:word@crm.camre.org/' }, 'without user and password'],
])('%s: refused with what was found and what is expected', (_, changes, sentence) =>
  expect(() => read(changes)).toThrow(sentence),
);

const whsec = 'whsec_BwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwc=';
test.each([
  ['SMTP_PORT', { SMTP_PORT: '993' }],
  ['SMTP_USER', { SMTP_USER: 'pa55-word', SMTP_PASS: 'website@camre.org' }],
  ['RESEND_API_KEY', { RESEND_API_KEY: 're_abcdefgh_12345678' }],
  ['SMTP_HOST', { MAIL_PROVIDER: 'resend', RESEND_API_KEY: 're_abcdefgh_12345678' }],
  [
    'RESEND_BASE_URL',
    { MAIL_PROVIDER: 'resend', RESEND_API_KEY: 'x', RESEND_BASE_URL: 'https://localhost', SMTP_HOST: '' },
  ],
  ['MAIL_TIMEOUT_SECONDS', { MAIL_TIMEOUT_SECONDS: '1' }],
  ['IP_HASH_SALT', { IP_HASH_SALT: 'x'.repeat(24) }],
  ['DATABASE_TIMEOUT_MS', { DATABASE_TIMEOUT_MS: '60000' }],
  ['DATABASE_CONNECTIONS', { DATABASE_CONNECTIONS: '60' }],
  ['MAIL_RETRY_SECONDS', { MAIL_RETRY_SECONDS: '1' }],
  ['SMTP_HOST', { SMTP_HOST: 'imap.camre.org' }],
  ['MAIL_TO', { MAIL_TO: 'siân@camre.org' }],
  [
    'MAIL_FROM',
    { MAIL_PROVIDER: 'resend', RESEND_API_KEY: 're_abcdefgh_12345678', SMTP_HOST: '', MAIL_FROM: 'camre@gmail.com' },
  ],
  ['TURNSTILE_VERIFY_URL', { TURNSTILE_VERIFY_URL: 'https://siteverify.camre.org/' }],
  ['CONTACT_RATE_LIMIT', { CONTACT_RATE_LIMIT: '500', CONTACT_RATE_LIMIT_OVERALL: '300' }],
  ['CONTACT_RATE_LIMIT_OVERALL', { CONTACT_RATE_LIMIT_OVERALL: '1000000' }],
  ['CLIENT_IP_HEADER', { CLIENT_IP_HEADER: 'user-agent' }],
  ['ALLOWED_ORIGINS', { ALLOWED_ORIGINS: 'https://preview.camre.org http://localhost:8000' }],
  ['LEAD_WEBHOOK_URL', { LEAD_WEBHOOK_URL: 'https://10.0.0.1/hook', LEAD_WEBHOOK_SECRET: whsec }],
  ['LEAD_WEBHOOK_URL', { LEAD_WEBHOOK_URL: 'https://www.camre.org/hook', LEAD_WEBHOOK_SECRET: whsec }],
  ['LEAD_WEBHOOK_URL', { LEAD_WEBHOOK_URL: 'https://api.slack.com/apps', LEAD_WEBHOOK_FORMAT: 'slack' }],
  ['DATABASE_URL', { DATABASE_URL: 'postgres://postgres@db.camre.org/x' }],
])('%s stops a release with %j, and not the function', (name, changes) => {
  const of = { ...usual, SITE_URL: 'https://www.camre.org', SMTP_HOST: 'mail.camre.org', ...changes };
  expect(settingProblems('function', of).map((problem) => [problem.name, problem.stops])).toEqual([[name, 'release']]);
  expect(() => read(changes)).not.toThrow();
});

test('the settings of the owner’s shell are of one project, for their roles, and encrypted', () => {
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
  expect(of({ OWNER_DATABASE_URL: right.LEADS_DATABASE_URL })).toEqual(['OWNER_DATABASE_URL']);
  expect(of({ LEADS_DATABASE_URL: right.OWNER_DATABASE_URL })).toEqual(['LEADS_DATABASE_URL']);
  expect(of({ OWNER_DATABASE_URL: pooler('postgres') })).toEqual(['OWNER_DATABASE_URL']);
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

test('no message has the value of a secret', () => {
  const secrets = {
    IP_HASH_SALT: 'changeme',
    RETRY_SECRET: 'short',
    LEAD_WEBHOOK_SECRET: 'guess-me',
    SMTP_PASS: '<pass>',
  };
  const found = settingProblems('function', {
    ...usual,
    ...secrets,
    LEAD_WEBHOOK_URL: 'http://hooks.camre.org/s3cret',
  });
  expect(found.map(({ name }) => name)).toEqual(expect.arrayContaining([...Object.keys(secrets), 'LEAD_WEBHOOK_URL']));
  for (const { sentence } of found)
    for (const value of [...Object.values(secrets), 's3cret']) expect(sentence).not.toContain(value);
});

test('the settings of a build and of its function belong together', () => {
  const site = { SITE_URL: 'https://www.camre.org', SUPABASE_URL: 'https://abcdefghijklmnopqrst.supabase.co' };
  const of = (fn: object, shell = {}, build = {}) =>
    disagreements({ ...site, ...build }, { SITE_URL: site.SITE_URL, ...fn }, shell).map(({ name }) => name);
  expect(of({})).toEqual([]);
  expect(of({ SITE_URL: 'https://camre.org' })).toEqual(['SITE_URL']);
  expect(of({ SITE_URL: 'https://camre.org', ALLOWED_ORIGINS: 'https://www.camre.org' })).toEqual([]);
  expect(of({ TURNSTILE_SECRET: 'x' })).toEqual(['TURNSTILE_SITE_KEY']);
  expect(of({}, {}, { TURNSTILE_SITE_KEY: 'x' })).toEqual(['TURNSTILE_SECRET']);
  const other = 'zzzzzzzzzzzzzzzzzzzz';
  expect(of({}, { LEADS_FUNCTION_URL: `https://${other}.supabase.co/functions/v1/send-contact-email` })).toHaveLength(
    1,
  );
  expect(
    of({ DATABASE_URL: `postgres://postgres.${other}:x@aws-0-eu-west-2.pooler.supabase.com:6543/postgres` }),
  ).toHaveLength(1);
});

test('the version is that of the newest migration', () => {
  const files = readdirSync('supabase/migrations').sort();
  expect(files.at(-1)?.slice(0, 14)).toBe(backendVersion);
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
