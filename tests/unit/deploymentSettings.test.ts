/** @jest-environment node */
import { contentSecurityPolicy } from '../../src/build/host/contentSecurityPolicy';
import { hostPolicy } from '../../src/build/host/policy';
import { missingSettings, readSettings } from '../../src/build/settings';
import { settingProblems } from '../../supabase/functions/_shared/settingProblems';
import { settingTable } from '../../supabase/functions/_shared/settingTable';

const policyOf = (environment: Record<string, string>) => contentSecurityPolicy(readSettings(environment), []);
const directive = (policy: string, name: string) =>
  policy
    .split('; ')
    .find((text) => text.startsWith(`${name} `))
    ?.split(' ')
    .slice(1);

test.each([
  [
    'plausible:camre.example',
    'Plausible',
    'https://plausible.io/js/script.js',
    'camre.example',
    'https://plausible.io',
  ],
  [
    'plausible:camre.example@https://stats.example.org',
    'Plausible',
    'https://stats.example.org/js/script.js',
    'camre.example',
    'https://stats.example.org',
  ],
  [
    'goatcounter:camre',
    'GoatCounter',
    'https://gc.zgo.at/count.js',
    'https://camre.goatcounter.com/count',
    'https://camre.goatcounter.com',
  ],
  [
    'goatcounter:https://stats.example.org',
    'GoatCounter',
    'https://stats.example.org/count.js',
    'https://stats.example.org/count',
    'https://stats.example.org',
  ],
])('ANALYTICS=%s: its script and endpoint, allowed by the policy', (value, service, script, site, endpoint) => {
  const { analytics } = readSettings({ ANALYTICS: value });
  expect(analytics).toEqual({ service, script, site, endpoint });
  const policy = policyOf({ ANALYTICS: value });
  expect(directive(policy, 'script-src')).toContain(new URL(script).origin);
  expect(directive(policy, 'connect-src')).toContain(endpoint);
});

test.each([
  'plausible',
  'plausible:',
  'goatcounter:',
  'matomo:camre',
  'plausible:https://stats.example.org',
  'goatcounter:http://x',
])('ANALYTICS=%s is refused with what is expected', (value) =>
  expect(() => readSettings({ ANALYTICS: value })).toThrow(/^ANALYTICS is “.*”; expected plausible:<domain>/),
);

test('without settings nothing foreign is allowed', () => {
  const { analytics, turnstileSiteKey, region } = readSettings({});
  expect([analytics, turnstileSiteKey, region]).toEqual([undefined, undefined, undefined]);
  expect(policyOf({})).not.toContain('http');
});

test('the challenge may load its script and its frame', () => {
  const challenge = 'https://challenges.cloudflare.com';
  const policy = policyOf({ TURNSTILE_SITE_KEY: 'key' });
  expect(directive(policy, 'script-src')).toContain(challenge);
  expect(directive(policy, 'frame-src')).toEqual([challenge]);
});

test('flags are in a folder of this site or of another one, and other values are refused', () => {
  expect(readSettings({}).flagsUrl).toBe('/flags');
  expect(readSettings({ FLAGS_URL: '/images/flags/' }).flagsUrl).toBe('/images/flags');
  const url = 'https://flags.example/svg/';
  expect(readSettings({ FLAGS_URL: url }).flagsUrl).toBe('https://flags.example/svg');
  expect(directive(policyOf({ FLAGS_URL: url }), 'img-src')).toContain('https://flags.example');
  for (const value of ['flags.example', '//flags.example'])
    expect(() => readSettings({ FLAGS_URL: value })).toThrow(`FLAGS_URL is “${value}”; expected`);
});

test('a project without its key is reported with what follows from it', () => {
  const [sentence] = missingSettings({ SUPABASE_URL: 'https://project.supabase.example' }).filter((text) =>
    text.startsWith('SUPABASE_ANON_KEY is not set: '),
  );
  expect(sentence).toContain(settingTable.SUPABASE_ANON_KEY.without);
});

const project = 'abcdefghijklmnopqrst';
const jwt = (claims: object) =>
  ['{"alg":"HS256","typ":"JWT"}', JSON.stringify({ iss: 'supabase', ref: project, ...claims }), 'signature']
    .map((part) => Buffer.from(part).toString('base64url'))
    .join('.');
const anonymous = jwt({ role: 'anon' });
const site = { SITE_URL: 'https://www.camre.org', SUPABASE_URL: `https://${project}.supabase.co` };

test.each([
  ['the key of the service', { SUPABASE_ANON_KEY: jwt({ role: 'service_role' }) }],
  ['the key of the service after “Bearer”', { SUPABASE_ANON_KEY: `Bearer ${jwt({ role: 'service_role' })}` }],
  ['the key of the service in quotation marks', { SUPABASE_ANON_KEY: `"${jwt({ role: 'service_role' })}"` }],
  ['a part of it', { SUPABASE_ANON_KEY: jwt({ role: 'service_role' }).replace(/\.[^.]*$/, '') }],
  ['a secret key', { SUPABASE_ANON_KEY: 'sb_secret_abcdefghijklmnopqrstuv_12345678' }],
  ['the database’s password as a project’s key', { SUPABASE_ANON_KEY: 'DbOwner-pa55-of-ours' }],
  ['the challenge’s secret in place of its key', { TURNSTILE_SITE_KEY: '0x4AAAAAAAabcdefghijklmnopqrstuvwxyz' }],
  ['a password in an address', { SCHEDULER_URL: 'https://me:s3cret-word@calendar.camre.org/' }],
  [
    'another secret of this environment',
    { SUPABASE_ANON_KEY: 'abc-def-ghi-jkl-mno', SMTP_PASS: 'abc-def-ghi-jkl-mno' },
  ],
  ['a secret that Gatsby would compile in', { GATSBY_MAIL: 're_abcdefgh12345678' }],
])('a build refuses to publish %s, and does not print it', (_, settings) => {
  expect(() => readSettings({ ...site, ...settings })).toThrow(/would (be )?publish|the build publish/);
  for (const value of Object.values(settings)) expect(() => readSettings({ ...site, ...settings })).not.toThrow(value);
});

test.each([
  [
    'another project’s key',
    { SUPABASE_ANON_KEY: jwt({ role: 'anon', ref: 'zzzzzzzzzzzzzzzzzzzz' }) },
    'expected both of one',
  ],
  ['a value to replace', { SUPABASE_ANON_KEY: 'changeme' }, 'SUPABASE_ANON_KEY is “changeme”; expected'],
  ['an address of which half would be used', { SITE_URL: 'https://www.camre.org/en' }, '“/en” would not be used'],
  ['two addresses', { SITE_URL: 'https://camre.org https://www.camre.org' }, 'expected one address'],
  ['a key that has expired', { SUPABASE_ANON_KEY: jwt({ role: 'anon', exp: 1_600_000_000 }) }, 'has expired'],
  ['the key of Supabase’s examples', { SUPABASE_ANON_KEY: jwt({ role: 'anon', ref: undefined }) }, 'both of one'],
  ['a part to be filled in', { SUPABASE_URL: 'https://<project ref>.supabase.co' }, 'expected a value of your own'],
  ['the database’s host', { SUPABASE_URL: `https://db.${project}.supabase.co` }, 'expected the project’s address'],
  ['quotation marks of a host’s form', { HSTS: '"max-age=300"' }, 'without quotation marks'],
  ['what a copy brought along', { SITE_URL: 'https://www.camre.org\u200b' }, 'without invisible characters'],
  ['two services that count', { ANALYTICS: 'plausible:camre.org,goatcounter:camre' }, 'ANALYTICS is “'],
  ['a preload list’s promise of a day', { HSTS: 'max-age=86400; includeSubDomains; preload' }, 'max-age=31536000'],
  ['two calendars', { SCHEDULER_URL: 'https://calendly.com/a https://calendly.com/b' }, 'expected one address'],
  ['the database’s port', { SUPABASE_URL: `https://${project}.supabase.co:5432` }, 'expected the project’s address'],
  ['a rule in an address', { FLAGS_URL: 'https://cdn.camre.org;script-src/f' }, 'expected a folder'],
  ['a file for a folder', { FLAGS_URL: 'https://cdn.camre.org/flags/1f1ec.svg' }, 'expected a folder'],
  ['a name to replace', { SITE_URL: 'https://www.yourdomain.com' }, 'expected a value of your own'],
  ['the API’s path', { SUPABASE_URL: `https://${project}.supabase.co/rest/v1/` }, '“/rest/v1/” would not be used'],
])('a build refuses %s', (_, settings, sentence) =>
  expect(() => readSettings({ ...site, ...settings })).toThrow(sentence),
);

test.each([
  ['SITE_URL', `https://${project}.supabase.co`],
  ['SUPABASE_REGION', 'uk-south-1'],
  ['SITE_URL', 'https://www.camre.org:8443'],
  ['SUPABASE_ANON_KEY', anonymous.replace(/\.[^.]*$/, '')],
  ['SCHEDULER_URL', 'https://cal.com/camre/demo'],
  ['SCHEDULER_URL', 'https://calendly.com/event_types/user/me'],
  ['ANALYTICS', 'plausible:example.org'],
  ['FLAGS_URL', 'http://cdn.camre.org/flags'],
  ['TURNSTILE_SITE_KEY', '1x00000000000000000000AA'],
])('a release is stopped by %s = %s, and a build is not', (name, value) => {
  const stops = settingProblems('build', { ...site, SUPABASE_ANON_KEY: anonymous, [name]: value }).map((problem) => [
    problem.name,
    problem.stops,
  ]);
  expect(stops).toEqual([[name, 'release']]);
  expect(() => readSettings({ ...site, [name]: value })).not.toThrow();
});

test('spaces around a value are no part of it', () =>
  expect(
    readSettings({ SUPABASE_URL: ' local ', ANALYTICS: ' goatcounter:camre ', CONTEXT: 'production ' }),
  ).toMatchObject({
    backend: { kind: 'local' },
    analytics: { service: 'GoatCounter' },
    isProduction: true,
  }));

test('the public keys are taken', () => {
  for (const key of [anonymous, 'sb_publishable_abcdefghijklmnopqrstuv_12345678'])
    expect(readSettings({ ...site, SUPABASE_ANON_KEY: key }).backend).toMatchObject({ kind: 'project', anonKey: key });
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
  [{ VERCEL_ENV: 'preview' }, false],
])('%j is the site itself: %s', (environment, expected) => {
  const settings = readSettings({ ...site, ...environment });
  expect(settings.isProduction).toBe(expected);
  const robots = hostPolicy(settings, ['en'], []).headers.filter(({ name }) => name === 'X-Robots-Tag');
  expect(robots.map(({ value }) => value)).toEqual(expected ? [] : ['noindex']);
});

test('HSTS binds other hosts only where the owner says so', () => {
  const hsts = (environment: NodeJS.ProcessEnv) =>
    hostPolicy(readSettings({ ...site, ...environment }), ['en'], []).headers.find(
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

test('a region is one of the platform’s', () => {
  expect(readSettings({ SUPABASE_REGION: 'eu-west-2' }).region).toBe('eu-west-2');
  expect(() => readSettings({ SUPABASE_REGION: 'London' })).toThrow(/SUPABASE_REGION is “London”/);
});
