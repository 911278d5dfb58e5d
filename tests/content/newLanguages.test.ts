import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { numberStyleOf } from '../../src/content/language/numberStyle';
import { computeRegistry } from '../../src/content/registry';
import { readProject, routesOf } from '../../src/build/readProject';
import { formatMoney } from '../../src/site/i18n/format';
import { change, cloneOfProject, commit, copyOfProject, i18n, put, read, strings } from './copy';

/** Three languages that nobody planned for: one from the right, one without spaces, and one of a region. */
test.each([
  { code: 'ar', letter: 'م', price: '\u200F2.50\u00A0£', marks: '“', forms: 6 },
  { code: 'ja', letter: '語', price: '£2.50', marks: '「', forms: 1 },
  { code: 'pt-BR', letter: 'ã', price: '£\u00A02,50', marks: '“', forms: 3 },
])('$code is added, translated in part and published without code', async ({ code, ...expected }) => {
  const copy = copyOfProject();
  put(copy, 'locales/quotationMarks.json', '{\n  "cy": ["‘", "’", "“", "”"]\n}\n');
  put(copy, '.github/crowdin.yml', 'languages_mapping:\n      locale:\n        pt-PT: pt\n');
  commit(copy);
  expect(await i18n(copy, 'add', code)).toMatchObject({ code: 0 });
  const forms = Object.keys(strings(copy, code, 'common')).filter((key) => /^courseCount_\w+$/.test(key));
  expect(forms).toHaveLength(expected.forms);

  const translated = Object.entries(strings(copy, code, 'home'))
    .filter(([, text]) => /^[\w\s,’-]+$/.test(text) && !/Camre/.test(text))
    .slice(0, 60);
  const own = Object.fromEntries(translated.map(([key, text]) => [key, text.replace(/\p{L}+/gu, expected.letter)]));
  const table = { ...strings(copy, code, 'home'), ...own };
  writeFileSync(path.join(copy, `locales/${code}/home.json`), `${JSON.stringify(table, null, 2)}\n`);
  change(copy, 'content/data/languages.json', (text) =>
    text.replace(
      new RegExp(`("code": "${code}".*)"enabled": false, "required": 90`),
      '$1"enabled": true, "required": 1',
    ),
  );
  expect(await i18n(copy, 'accept', code, '--machine')).toMatchObject({ code: 0 });
  const { output } = await i18n(copy, 'check', code);
  expect(output).toMatch(new RegExp(`^0 errors, \\d+ warnings in ${code}$`, 'm'));

  const site = await readProject(copy);
  expect(site.languages.find((language) => language.code === code)).toMatchObject({ enabled: true });
  const registry = computeRegistry(site, routesOf(site), [code]);
  expect(registry.stateOf('/', code)).not.toBe('fallback');
  expect(registry.stateOf('/features/qms', code)).toBe('fallback');
  expect(formatMoney(numberStyleOf(code), 2.5)).toBe(expected.price);
  const written: Record<string, string[]> = JSON.parse(read(copy, 'locales/quotationMarks.json'));
  expect(written[code]?.[0]).toBe(expected.marks);
  // Crowdin’s two letters of pt-BR are those of pt.
  expect(read(copy, '.github/crowdin.yml')).toMatch(new RegExp(`^ {8}[\\w-]+: ${code}$`, 'm'));
});

test('a variant of English begins as the English, and only what is written otherwise is changed', async () => {
  const copy = cloneOfProject();
  const { output } = await i18n(copy, 'add', 'en-US');
  expect(output).toContain('which are the English ones');
  expect((await i18n(copy, 'todo', 'en-US')).output).toContain('en-US has all that the English has today');
  const page = 'content/features/qms/en-US.mdx';
  change(copy, page, (text) => text.replace('\n---\n\n', '\n---\n\nIn color. '));
  change(copy, 'locales/en-US/contact.json', (text) => text.replace(/("hero\.lede": ")/, '$1In color: '));
  expect(await i18n(copy, 'accept', 'en-US', '--mine')).toMatchObject({ code: 0 });
  expect((await i18n(copy, 'todo', 'en-US')).output).toContain('en-US has all that the English has today');
  expect(await i18n(copy, 'check', 'en-US')).toMatchObject({ code: 0 });
});
