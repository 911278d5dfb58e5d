/** @jest-environment node */
import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
const copies: string[] = [];
jest.setTimeout(60_000);

/** A copy of the real content, with one file changed. */
function copyWith(file: string, change: (text: string) => string | Buffer): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'camre-content-'));
  copies.push(copy);
  for (const folder of ['content', 'locales']) cpSync(path.join(root, folder), path.join(copy, folder), { recursive: true });
  const text = readFileSync(path.join(copy, file), 'utf8');
  const changed = change(text);
  if (changed === text) throw new Error(`Nothing was changed in ${file}`);
  writeFileSync(path.join(copy, file), changed);
  return copy;
}

function check(copy: string, environment: NodeJS.ProcessEnv = {}): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    execFile(
      path.join(root, 'node_modules/.bin/tsx'),
      [path.join(root, 'src/commands/check.ts'), '--root', copy],
      { cwd: root, env: { ...process.env, ...environment } },
      (error, stdout, stderr) => resolve({ code: typeof error?.code === 'number' ? error.code : error ? 1 : 0, output: stdout + stderr }),
    );
  });
}

const lineOf = (file: string, needle: string) => {
  const text = readFileSync(path.join(root, file), 'utf8');
  return text.slice(0, text.indexOf(needle)).split('\n').length;
};

afterAll(() => {
  for (const copy of copies) rmSync(copy, { recursive: true, force: true });
});

test('the content as it is has no errors', async () => {
  const { code, output } = await check(root);
  expect(output).toContain('0 errors');
  expect(code).toBe(0);
});

const qms = 'content/features/qms/en.mdx';
const languages = 'content/data/languages.json';
const home = 'locales/cy/home.json';

test.each<[string, string, (text: string) => string | Buffer, string, string]>([
  ['a missing front-matter field', qms, (text) => text.replace(/^description:.*\n/m, ''), `${qms}:1:1`, 'no “description”'],
  ['a wrong front-matter field', qms, (text) => text.replace(/^keywords:.*$/m, 'keywords: 7'), `${qms}:${lineOf(qms, 'keywords:')}:1`, 'a list of keywords'],
  ['a field that does not exist', qms, (text) => text.replace('\nheading:', '\nheadline:'), `${qms}:${lineOf(qms, 'heading:')}:1`, '“headline”'],
  ['an unknown component', qms, (text) => text.replace(/<(\/?)CallToAction/g, '<$1CalToAction'), `${qms}:${lineOf(qms, '<CallToAction')}:1`, 'did you mean <CallToAction>?'],
  ['an unknown property', qms, (text) => text.replace('<Feature icon=', '<Feature icn='), `${qms}:${lineOf(qms, '<Feature icon=')}:`, 'did you mean “icon”?'],
  ['an expression', qms, (text) => text.replace('\n## ', '\n{1 + 1}\n\n## '), `${qms}:`, 'an expression in braces'],
  ['an import', qms, (text) => text.replace(/\n---\n/, "\n---\n\nimport x from 'y'\n"), `${qms}:`, 'an import or export'],
  ['MDX that does not parse', qms, (text) => text.replace('</FeatureGrid>', ''), `${qms}:`, 'expected'],
  ['a heading without an id', qms, (text) => text.replace(/ \[#features\]/, ''), `${qms}:${lineOf(qms, '[#features]')}:1`, 'a heading without an id'],
  ['a body that is empty', qms, (text) => text.replace(/(\n---\n)[\s\S]*/, '$1'), `${qms}:`, 'a page without a body'],
  ['a statistic that facts.json does not know', qms, (text) => text.replace('id="audit-preparation"', 'id="audits"'), `${qms}:${lineOf(qms, 'id="audit-preparation"')}:`, 'audit-preparation'],
  ['a dataset entry of the wrong shape', languages, (text) => text.replace('"enabled": true', '"enabled": "yes"'), `${languages}:`, 'true or false'],
  ['broken JSON', home, (text) => text.replace(/,\n/, '\n'), `${home}:3:`, 'valid JSON'],
  ['a key written twice', home, (text) => text.replace(/^( {2}".*\n)/m, '$1$1'), `${home}:3:3`, 'a second time'],
  ['a missing key', home, (text) => text.replace(/^ {2}"hero\.lede".*\n/m, ''), `${home}:1:1`, 'no key "hero.lede"'],
  ['an unknown key', home, (text) => text.replace('"hero.lede"', '"hero.leed"'), `${home}:${lineOf(home, '"hero.lede"')}:3`, '"hero.leed"'],
  ['a lost placeholder', home, (text) => text.replace('{{minimum}}', '£25'), `${home}:${lineOf(home, '"faq.price.answer"')}:3`, '{{minimum}}'],
  ['a lost tag', home, (text) => text.replace(/<\/?mark>/g, ''), `${home}:${lineOf(home, '"hero.title"')}:3`, '<mark>'],
  ['a byte-order mark', home, (text) => `\uFEFF${text}`, `${home}:1:1`, 'byte-order mark'],
  ['Windows line ends', home, (text) => text.replace(/\n/g, '\r\n'), `${home}:1:`, 'CRLF'],
  ['a heading that the translation lost', 'content/features/qms/cy.mdx', (text) => text.replace(/^## .*\[#more\]$/m, ''), 'content/features/qms/cy.mdx:', '<h2 more>'],
])('%s is named with its place', async (_, file, change, place, words) => {
  const { code, output } = await check(copyWith(file, change));
  expect(output).toContain(place);
  expect(output).toContain(words);
  expect(code).toBe(1);
});

test('an English text that changed makes its translation stale, which is a warning', async () => {
  const { code, output } = await check(copyWith('locales/en/home.json', (text) => text.replace(/("hero\.lede": ")/, '$1New: ')));
  expect(output).toMatch(/locales\/cy\/home\.json:\d+:3 {2}warning\n {2}found +"hero\.lede", translated from an older English/);
  expect(code).toBe(0);
});

test('a language that does not exist is answered with those that do', async () => {
  const { code, output } = await check(root, { LOCALES: 'en,xx' });
  expect(output).toContain('LOCALES names xx; the languages are cy, de, el, en');
  expect(code).toBe(1);
});
