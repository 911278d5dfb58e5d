import { headersFile, redirectsFile } from '../../../src/build/host/netlify';
import { hostPolicy } from '../../../src/build/host/policy';
import { policyLanguages, policyRedirects, policySettings, scriptHashes } from '../../host/fixture';

const policy = hostPolicy(policySettings, policyLanguages, scriptHashes, policyRedirects);
const hash = '0123456789abcdef0123';

describe('_headers', () => {
  const files = [
    '/index.html',
    '/courses/hr.html',
    `/app-${hash}.js`,
    '/plain.js',
    `/static/${hash}${hash.slice(0, 12)}/1a2b3/a.png`,
    `/static/b-${hash}.svg`,
    '/mixed/a.json',
    '/mixed/b.txt',
    '/_host/host.json',
  ];
  const rules = parsed(headersFile(policy, files));

  test('a folder of like files takes one rule, others one a file, pages none', () => {
    expect([...rules.keys()]).toEqual([
      '/*',
      `/app-${hash}.js`,
      '/plain.js',
      '/static/*',
      '/mixed/a.json',
      '/mixed/b.txt',
    ]);
    expect(rules.get('/static/*')).toContain('Cache-Control: public, max-age=31536000, immutable');
    expect(rules.get('/plain.js')).toContain('Cache-Control: public, max-age=3600');
  });

  test('no header is named by two rules that fit one path: Cloudflare Pages would join the values', () => {
    const common = new Set(rules.get('/*')?.map(nameOf));
    for (const [path, headers] of rules)
      if (path !== '/*') for (const line of headers) expect(common).not.toContain(nameOf(line));
  });

  test('more rules or longer lines than Cloudflare Pages takes are refused', () => {
    const many = Array.from({ length: 120 }, (_, index) => `/chunk${index}-${hash}.js`);
    expect(() => headersFile(policy, many)).toThrow(/121 rules/);
    const manyHashes = Array.from({ length: 60 }, () => scriptHashes[0] ?? '').map(
      (text, index) => `${text.slice(0, 40)}${String(index).padStart(3, '0')}=`,
    );
    expect(() => headersFile(hostPolicy(policySettings, policyLanguages, manyHashes), [])).toThrow(/characters/);
  });
});

test('_redirects hides the rules, and finds renamed pages and the not-found page of a language', () => {
  const lines = redirectsFile(policy)
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));
  expect(lines).toContain('/_host/* /404.html 404!');
  expect(lines).toContain('/cy/* /cy/404.html 404');
  // The first line that fits decides.
  expect(lines.indexOf('/cy/old /cy/pricing 301')).toBeLessThan(lines.indexOf('/cy/* /cy/404.html 404'));
  for (const line of lines) expect(line).toMatch(/^\/\S+ \/\S* \d{3}!?$/);
});

function parsed(text: string): Map<string, string[]> {
  const rules = new Map<string, string[]>();
  let current: string[] = [];
  for (const line of text.split('\n').filter((each) => each && !each.startsWith('#')))
    if (line.startsWith('  ')) current.push(line.trim());
    else rules.set(line, (current = []));
  return rules;
}

function nameOf(line: string): string {
  return line.split(':')[0] ?? '';
}
