import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { headersFor, type HostPolicy } from '../../src/build/host/policy';
import { builtPages, publicFolder } from './builtSite';

const policy: HostPolicy = JSON.parse(readFileSync(path.join(publicFolder, '_host/host.json'), 'utf8'));

test.each(['js', 'fonts'])('browsers keep every file of /%s for ever', (folder) => {
  const files = readdirSync(path.join(publicFolder, folder));
  const cached = files.filter((file) => headersFor(policy, `/${folder}/${file}`, true).join().includes('immutable'));
  expect(cached).toEqual(files);
  expect(files).not.toEqual([]);
});

test('the policy allows the inline scripts of every page, and no other', () => {
  const inline = builtPages().flatMap(({ document }) =>
    document
      .querySelectorAll('script:not([src])')
      .filter((script) => /^(|module|text\/javascript)$/.test(script.getAttribute('type') ?? ''))
      .map((script) => `'sha256-${createHash('sha256').update(script.rawText).digest('base64')}'`),
  );
  const [policyOf = ''] = policy.headers.flatMap(({ name, value }) =>
    name === 'Content-Security-Policy' ? [value] : [],
  );
  expect([...new Set(inline)].sort()).toEqual([...new Set(policyOf.match(/'sha256-[^']+'/g))].sort());
});
