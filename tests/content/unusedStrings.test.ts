/** @jest-environment node */
import { cpSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { change, copyOfContent, root, runProcess } from './copy';

jest.setTimeout(60_000);

test('a string that no code shows is named, and the types are of the strings as they are', async () => {
  const copy = copyOfContent();
  for (const name of ['src', 'tsconfig.json', 'package.json'])
    cpSync(path.join(root, name), path.join(copy, name), { recursive: true });
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  change(copy, 'locales/en/home.json', (text) =>
    text.replace(/^( {2}"hero\.trial": ".*",\n)/m, '$1  "hero.unseen": "Nobody sees this",\n'),
  );
  const { code, output } = await runProcess('types.ts', ['--check'], {}, copy);
  expect(code).toBe(1);
  // The only one: every other string is found, also those whose key is put together.
  expect(output.match(/Unused/g)).toHaveLength(1);
  expect(output).toMatch(/locales\/en\/home\.json:\d+:3 {2}error, Unused\n {2}found {5}"hero\.unseen"/);
  expect(readFileSync(path.join(copy, 'src/i18n/strings.d.ts'), 'utf8')).toContain('"hero.unseen"');
});
