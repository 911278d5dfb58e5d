import { contentSecurityPolicy, hostPolicy } from '../../src/build/host/policy';
import { readSettings } from '../../src/build/settings';

const policyOf = (environment: Record<string, string>) => contentSecurityPolicy(readSettings(environment), []);

test('without settings nothing foreign is allowed', () => {
  expect(policyOf({})).not.toContain('http');
});

test('flags are in a folder of this site or of another one, and other values are refused', () => {
  expect(readSettings({}).FLAGS_URL).toBe('/flags');
  expect(readSettings({ FLAGS_URL: '/images/flags/' }).FLAGS_URL).toBe('/images/flags');
  const url = 'https://flags.example/svg/';
  expect(readSettings({ FLAGS_URL: url }).FLAGS_URL).toBe('https://flags.example/svg');
  expect(policyOf({ FLAGS_URL: url })).toMatch(/; img-src [^;]* https:\/\/flags\.example(;| )/);
  for (const value of ['flags.example', '//flags.example'])
    expect(() => readSettings({ FLAGS_URL: value })).toThrow(`FLAGS_URL is “${value}”; expected`);
});

const project = 'abcdefghijklmnopqrst';
const jwt = (claims: object) =>
  ['{"alg":"HS256","typ":"JWT"}', JSON.stringify({ iss: 'supabase', ref: project, ...claims }), 'signature']
    .map((part) => Buffer.from(part).toString('base64url'))
    .join('.');
const anonymous = jwt({ role: 'anon' });
const site = { SITE_URL: 'https://www.camre.org', SUPABASE_URL: `https://${project}.supabase.co` };
const whole = { ...site, SUPABASE_ANON_KEY: anonymous };

test.each([
  ['the key of the service', { SUPABASE_ANON_KEY: jwt({ role: 'service_role' }) }],
  ['the key of the service after “Bearer”', { SUPABASE_ANON_KEY: `Bearer ${jwt({ role: 'service_role' })}` }],
  ['the key of the service in quotation marks', { SUPABASE_ANON_KEY: `"${jwt({ role: 'service_role' })}"` }],
  ['a part of it', { SUPABASE_ANON_KEY: jwt({ role: 'service_role' }).replace(/\.[^.]*$/, '') }],
  ['a secret key', { SUPABASE_ANON_KEY: 'sb_secret_abcdefghijklmnopqrstuv_12345678' }],
  ['the database’s password as a project’s key', { SUPABASE_ANON_KEY: 'DbOwner-pa55-of-ours' }],
  ['the challenge’s secret in place of its key', { TURNSTILE_SITE_KEY: '0x4AAAAAAAabcdefghijklmnopqrstuvwxyz' }],
  [
    'another secret of this environment',
    { SUPABASE_ANON_KEY: 'abc-def-ghi-jkl-mno', SMTP_PASS: 'abc-def-ghi-jkl-mno' },
  ],
])('a build refuses to publish %s, and does not print it', (_, settings) => {
  expect(() => readSettings({ ...site, ...settings })).toThrow(/would publish/);
  for (const value of Object.values(settings)) expect(() => readSettings({ ...site, ...settings })).not.toThrow(value);
});

test.each([
  [
    'another project’s key',
    { SUPABASE_ANON_KEY: jwt({ role: 'anon', ref: 'zzzzzzzzzzzzzzzzzzzz' }) },
    'expected one project',
  ],
  ['a project without its key', {}, 'SUPABASE_URL is set and SUPABASE_ANON_KEY is not; expected both or none.'],
  ['a service that counts without the site’s name', { ANALYTICS_SCRIPT: 'https://plausible.io/js/script.js' }, 'both'],
  ['an address of which half would be used', { SITE_URL: 'https://www.camre.org/en' }, 'nothing behind the host'],
  ['two addresses', { SITE_URL: 'https://camre.org https://www.camre.org' }, 'expected one address'],
  ['a part to be filled in', { SUPABASE_URL: 'https://<project ref>.supabase.co' }, 'expected one address'],
  ['quotation marks of a host’s form', { HSTS: '"max-age=300"' }, 'expected max-age=<seconds>'],
  ['two calendars', { SCHEDULER_URL: 'https://calendly.com/a https://calendly.com/b' }, 'expected one address'],
  ['a password in an address', { SCHEDULER_URL: 'https://me:s3cret-word@calendar.camre.org/' }, 'is a secret of 42'],
  ['a rule in an address', { FLAGS_URL: 'https://cdn.camre.org;script-src/f' }, 'expected a folder'],
  ['a region that is none of the platform’s', { SUPABASE_REGION: 'London' }, 'SUPABASE_REGION is “London”'],
  ['the API’s path', { SUPABASE_URL: `https://${project}.supabase.co/rest/v1/` }, 'nothing behind the host'],
])('a build refuses %s', (_, settings, sentence) =>
  expect(() => readSettings({ ...site, ...settings })).toThrow(sentence),
);

test('spaces around a value are no part of it', () =>
  expect(
    readSettings({ SUPABASE_URL: ' local ', SUPABASE_REGION: 'eu-west-2 ', CONTEXT: 'production ' }),
  ).toMatchObject({ SUPABASE_URL: 'local', SUPABASE_REGION: 'eu-west-2', isProduction: true }));

test('the public keys are taken', () => {
  for (const key of [anonymous, 'sb_publishable_abcdefghijklmnopqrstuv_12345678'])
    expect(readSettings({ ...site, SUPABASE_ANON_KEY: key }).SUPABASE_ANON_KEY).toBe(key);
});

test.each([
  [{}, true],
  [{ CONTEXT: 'production' }, true],
  [{ CONTEXT: 'branch-deploy' }, false],
  [{ CONTEXT: 'deploy-preview' }, false],
  [{ CONTEXT: 'staging' }, false],
  [{ CF_PAGES: '1', CF_PAGES_BRANCH: 'main' }, true],
  [{ CF_PAGES: '1', CF_PAGES_BRANCH: 'new-header' }, false],
  [{ CF_PAGES_BRANCH: 'live', CONTEXT: 'production' }, true],
])('%j is the site itself: %s', (environment, expected) => {
  const settings = readSettings({ ...whole, ...environment });
  expect(settings.isProduction).toBe(expected);
  const robots = hostPolicy(settings, ['en'], []).headers.filter(({ name }) => name === 'X-Robots-Tag');
  expect(robots.map(({ value }) => value)).toEqual(expected ? [] : ['noindex']);
});

test('HSTS binds other hosts only where the owner says so', () => {
  const hsts = (environment: NodeJS.ProcessEnv) =>
    hostPolicy(readSettings({ ...whole, ...environment }), ['en'], []).headers.find(
      ({ name }) => name === 'Strict-Transport-Security',
    )?.value;
  expect(hsts({})).toBe('max-age=63072000');
  expect(hsts({ HSTS: 'max-age=300; includeSubDomains' })).toBe('max-age=300; includeSubDomains');
  expect(() => hsts({ HSTS: 'yes' })).toThrow('HSTS is “yes”; expected max-age');
});

test('a deploy preview of Netlify is a preview at its own address, and nothing else is one', () => {
  const site = { SITE_URL: 'https://www.camre.example', DEPLOY_PRIME_URL: 'https://deploy-preview-7--camre.example' };
  const settings = (CONTEXT: string) => readSettings({ ...site, CONTEXT });
  expect(settings('deploy-preview')).toMatchObject({ isPreview: true, siteUrl: site.DEPLOY_PRIME_URL });
  for (const context of ['production', 'branch-deploy', ''])
    expect(settings(context)).toMatchObject({ isPreview: false, siteUrl: site.SITE_URL });
  expect(readSettings({}).isPreview).toBe(false);
});
