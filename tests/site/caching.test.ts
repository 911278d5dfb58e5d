import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { headersFor, hostPolicySchema } from '../../src/build/host/policy';
import { publicFolder } from './builtSite';

const policy = hostPolicySchema.parse(JSON.parse(readFileSync(path.join(publicFolder, '_host/host.json'), 'utf8')));

test.each(['js', 'fonts'])('browsers keep every file of /%s for ever', (folder) => {
  const files = readdirSync(path.join(publicFolder, folder)).filter((file) => !/\.(br|gz)$/.test(file));
  const cached = files.filter((file) => headersFor(policy, `/${folder}/${file}`, true).join().includes('immutable'));
  expect(cached).toEqual(files);
  expect(files).not.toEqual([]);
});
