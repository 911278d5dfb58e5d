/** @jest-environment node */
import { change, commit, copyOfProject, git, i18n, removeKey } from './copy';

function branchFrom(copy: string): void {
  commit(copy);
  git(copy, 'branch', 'base');
}

test('the table counts what changes in each language, names its pages and shows the texts', async () => {
  const copy = copyOfProject();
  branchFrom(copy);
  change(copy, 'locales/en/home.json', (text) => text.replace(/("hero\.lede": ")/, '$1Today: '));
  removeKey(copy, 'locales/de/pricing.json', 'hero.lede');
  change(copy, 'content/features/qms/en.mdx', (text) =>
    text.replace('A procedure only works', '@camre/all | <b>Any</b> procedure'),
  );
  commit(copy, 'New words');
  const { code, output } = await i18n(copy, 'changes', 'base');
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
  git(copy, 'checkout', '-q', '-b', 'branch');
  git(copy, 'checkout', '-q', 'base');
  change(copy, 'locales/en/home.json', (text) => text.replace(/("hero\.lede": ")/, '$1Today: '));
  git(copy, 'commit', '-qam', 'On the base');
  git(copy, 'checkout', '-q', 'branch');
  expect(await i18n(copy, 'changes', 'base')).toEqual({ code: 0, output: 'No text changes in any language.\n' });
});

test('a base that git does not have is named', async () => {
  const copy = copyOfProject();
  branchFrom(copy);
  const { code, output } = await i18n(copy, 'changes', 'bace');
  expect({ code, output }).toEqual({ code: 1, output: expect.stringContaining('“bace” cannot be compared with') });
});
