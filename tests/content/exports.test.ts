/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { programPath } from '../../src/authoring/commands/provision';
import { change, copyOfProject, i18n, put, read, removeKey } from './copy';

jest.setTimeout(60_000);

let python = '';

beforeAll(async () => {
  python = await programPath('python');
}, 300_000);

async function exported(copy: string, format: string): Promise<string> {
  expect(await i18n(copy, 'export', 'de', `--${format}`)).toMatchObject({ code: 0 });
  return path.join(copy, `.local/i18n/camre.de.${format}`);
}

/** The pairs of English and German that translate-toolkit reads in files. */
function pairsIn(...files: string[]): [string, string | null][][] {
  const reader = path.join(__dirname, 'exchange/readExports.py');
  return JSON.parse(execFileSync(python, [reader, ...files], { encoding: 'utf8' }));
}

test('a translation memory has what is translated from the English of today, and nothing else', async () => {
  const copy = copyOfProject();
  change(copy, 'locales/en/home.json', (text) => text.replace(/("hero\.lede": ")/, '$1Today: '));
  removeKey(copy, 'locales/de/home.json', 'hero.note');
  const [memory = []] = pairsIn(await exported(copy, 'tmx'));
  expect(memory).toContainEqual(['Home', 'Startseite']);
  expect(memory).toContainEqual([expect.stringContaining('{{provider}}'), expect.stringContaining('{{provider}}')]);
  const english = memory.map(([source]) => source);
  expect(english.filter((source) => source.startsWith('Today: '))).toEqual([]);
  expect(english).not.toContain('No credit card needed');
});

test('the glossary has terms with their forms, names that stay and words that are not used', async () => {
  const copy = copyOfProject();
  change(copy, 'locales/glossary/de.json', (text) => text.replace(/"account": ".*?"/, '"account": "Konto, Konten"'));
  const files = [await exported(copy, 'tbx'), await exported(copy, 'csv')];
  for (const pairs of pairsIn(...files)) {
    expect(pairs).toContainEqual(['account', 'Konto']);
    expect(pairs).toContainEqual(['HACCP', 'HACCP']);
  }
  const [tbx, csv] = [read(copy, '.local/i18n/camre.de.tbx'), read(copy, '.local/i18n/camre.de.csv')];
  expect(tbx).toMatch(
    /<term>Konten<\/term><termNote type="administrativeStatus">admittedTerm-admn-sts<.*<\/termEntry>/,
  );
  expect(tbx).toMatch(/<term>accredited course<\/term><termNote type="administrativeStatus">deprecatedTerm-admn-sts</);
  expect(csv).toMatch(/,account,Konten,admitted$/m);
  expect(csv).toMatch(/,accredited course,,forbidden$/m);
  const converted = path.join(copy, 'by-csv2tbx.tbx');
  execFileSync(python, ['-m', 'translate.convert.csv2tbx', '--progress=none', files[1] ?? '', converted]);
  expect(pairsIn(converted)[0]).toContainEqual(['account', 'Konto']);
});

test('texts go out with the path of their picture', async () => {
  const copy = copyOfProject();
  const box = { left: 1, top: 2, width: 3, height: 4 };
  put(copy, '.local/shots/index.json', JSON.stringify({ 'common:nav.home': { file: 'home.webp', page: '/', box } }));
  await exported(copy, 'po');
  expect(read(copy, '.local/i18n/camre.de.po')).toMatch(
    /#: locales\/en\/common\.json:\d+\n#: \.local\/shots\/home\.webp\n(?:#.*\n)*msgctxt "common:nav\.home"/,
  );
  expect(await i18n(copy, 'export', 'de', '--xliff')).toMatchObject({ code: 0 });
  expect(read(copy, '.local/i18n/camre.de.xlf')).toContain('<note>Picture: .local/shots/home.webp</note>');
  expect((await i18n(copy, 'status', 'de')).output).toContain('Pictures: 1, listed in .local/shots/index.json');
});

test('export needs one format', async () => {
  const { code, output } = await i18n(copyOfProject(), 'export', 'de', '--po', '--tmx');
  expect({ code, output }).toEqual({ code: 1, output: expect.stringContaining('one of --po, --xliff') });
});
