/** @jest-environment node */
import { contentSecurityPolicy } from '../../src/gatsby/host/contentSecurityPolicy';
import { missingSettings, readSettings } from '../../src/gatsby/settings';

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
  expect(missingSettings({ SUPABASE_URL: 'https://project.supabase.example' })).toContain(
    'SUPABASE_ANON_KEY (the public anonymous key of the Supabase project) is not set: the contact form answers with the failure message and the mail address.',
  );
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
