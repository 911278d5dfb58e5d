import { headersFor, hostPolicy, type HostPolicy } from '../../../src/build/host/policy';
import type { Settings } from '../../../src/build/settings';
import { policyLanguages, policySettings, scriptHashes } from '../../host/fixture';

const policyOf = (settings: Partial<Settings>) =>
  hostPolicy({ ...policySettings, ...settings }, policyLanguages, scriptHashes);
const policy = policyOf({});

describe('Content-Security-Policy', () => {
  const directives = directivesOf(policy);

  test('scripts run from here, from the calendar, or with a hash', () => {
    expect(directives.get('script-src')).toBe(`'self' '${scriptHashes[0]}' https://assets.calendly.com`);
  });

  test('only styles may be inline, and no source is a wildcard', () => {
    for (const [name, sources] of directives)
      if (name !== 'style-src') expect(sources).not.toMatch(/unsafe-|\*|https:( |$)/);
  });

  test('connections, frames and forms reach only what was named', () => {
    expect(directives.get('connect-src')).toBe("'self' https://project.supabase.example");
    expect(directives.get('frame-src')).toBe('https://calendar.example');
    expect(directives.get('form-action')).toBe("'self' https://project.supabase.example");
    expect(directivesOf(policyOf({ SCHEDULER_URL: undefined })).get('frame-src')).toBe("'none'");
  });

  test('requests are upgraded over HTTPS only', () => {
    expect(directives.has('upgrade-insecure-requests')).toBe(true);
    expect(headersFor(policy, '/index.html', false).join()).not.toMatch(/upgrade-insecure|Strict-Transport/);
    const plain = policyOf({ siteUrl: 'http://localhost:9000' });
    expect(headersFor(plain, '/index.html', true).join()).not.toMatch(/upgrade-insecure|Strict-Transport/);
  });
});

test('no other site shows a page in a frame, and browsers guess no types', () => {
  expect(header(policy, '/index.html', 'X-Frame-Options')).toBe('DENY');
  expect(header(policy, '/index.html', 'X-Content-Type-Options')).toBe('nosniff');
});

test.each([
  ['/js/app-01234567.js', 'public, max-age=31536000, immutable'],
  ['/og/de/pricing.0123456789abcdef.png', 'public, max-age=31536000, immutable'],
  ['/og/default.png', 'public, max-age=3600'],
  ['/pricing.html', 'public, max-age=0, must-revalidate'],
  ['/search/en.json', 'public, max-age=0, must-revalidate'],
  ['/favicon.svg', 'public, max-age=3600'],
  ['/.well-known/security.txt', 'public, max-age=3600'],
])('%s is cached with “%s”', (file, expected) => {
  expect(header(policy, file, 'Cache-Control')).toBe(expected);
});

function directivesOf(from: HostPolicy): Map<string, string> {
  const entries = header(from, '/index.html', 'Content-Security-Policy').split('; ');
  return new Map(entries.map((entry) => [entry.split(' ')[0] ?? '', entry.split(' ').slice(1).join(' ')]));
}

function header(from: HostPolicy, file: string, name: string): string {
  const values = headersFor(from, file, true).filter((entry) => entry[0] === name);
  expect(values).toHaveLength(1);
  return values[0]?.[1] ?? '';
}
