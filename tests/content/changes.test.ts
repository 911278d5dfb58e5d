/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { change, commit, copyOfProject, run } from './copy';

jest.setTimeout(120_000);

const i18n = 'i18n/index.ts';

function branchFrom(copy: string): void {
  commit(copy);
  execFileSync('git', ['-C', copy, 'branch', 'base']);
}

test('the table counts what changes in each language, names its pages and shows the texts', async () => {
  const copy = copyOfProject();
  branchFrom(copy);
  change(copy, 'locales/en/home.json', (text) => text.replace(/("hero\.lede": ")/, '$1Today: '));
  change(copy, 'locales/de/pricing.json', (text) => text.replace(/^ {2}"hero\.lede".*\n/m, ''));
  change(copy, 'content/features/qms/en.mdx', (text) =>
    text.replace('A procedure only works', '@camre/all | <b>Any</b> procedure'),
  );
  commit(copy, 'New words');
  const { code, output } = await run(copy, i18n, ['changes', 'base']);
  expect(code).toBe(0);
  const row = (language: string) => output.split('\n').find((line) => line.includes(`(\`${language}\`)`));
  expect(row('en')).toMatch(/\| 1 changed \| 1 changed \| – \| `\/`, `\/features\/qms` \|$/);
  expect(row('cy')).toMatch(/\| – \| – \| 2 \| .*`\/cy`, `\/cy\/features\/qms`/);
  expect(row('de')).toMatch(/\| 1 removed \| – \| 2 \| .*`\/de\/pricing`/);
  expect(output).toMatch(/\| `home:hero\.lede` \| <code>Tell Camre.*<code>Today&#58; Tell Camre/);
  // What somebody wrote is neither markup nor a mention in the comment.
  expect(output).not.toContain('@camre/all');
  expect(output).not.toContain('<b>');
});

test('what the base has gained since the branch began is no change of the branch', async () => {
  const copy = copyOfProject();
  branchFrom(copy);
  const git = (...words: string[]) => execFileSync('git', ['-C', copy, ...words]);
  git('checkout', '-q', '-b', 'branch');
  git('checkout', '-q', 'base');
  change(copy, 'locales/en/home.json', (text) => text.replace(/("hero\.lede": ")/, '$1Today: '));
  git('commit', '-qam', 'On the base');
  git('checkout', '-q', 'branch');
  expect(await run(copy, i18n, ['changes', 'base'])).toEqual({ code: 0, output: 'No text changes in any language.\n' });
});

test('a base that git does not have is named', async () => {
  const copy = copyOfProject();
  branchFrom(copy);
  const { code, output } = await run(copy, i18n, ['changes', 'bace']);
  expect({ code, output }).toEqual({ code: 1, output: expect.stringContaining('“bace” cannot be compared with') });
});
