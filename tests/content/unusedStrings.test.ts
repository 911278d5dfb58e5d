/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { change, copyOfProject, root } from './copy';

jest.setTimeout(60_000);

test('a string that no code shows is named, and the types are of the strings as they are', () => {
  const copy = copyOfProject(root);
  for (const name of ['src', 'tsconfig.json', 'package.json'])
    cpSync(path.join(root, name), path.join(copy, name), { recursive: true });
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  change(copy, 'locales/en/home.json', (text) =>
    text.replace(/^( {2}"hero\.trial": ".*",\n)/m, '$1  "hero.unseen": "Nobody sees this",\n'),
  );
  const command = ['src/authoring/commands/types.ts', '--check'];
  const { status, stderr } = spawnSync('node_modules/.bin/tsx', command, { cwd: copy, encoding: 'utf8' });
  expect(status).toBe(1);
  // The only one: every other string is found, also those whose key is put together.
  expect(stderr.match(/Unused/g)).toHaveLength(1);
  expect(stderr).toMatch(/locales\/en\/home\.json:\d+:3 {2}error, Unused\n {2}found {5}"hero\.unseen"/);
  expect(readFileSync(path.join(copy, 'src/site/i18n/strings.d.ts'), 'utf8')).toContain('"hero.unseen"');
});
