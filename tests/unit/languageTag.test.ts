import { closestLanguage } from '../../src/site/shell/header/languageOffer';
import {
  isLanguage,
  languageCode,
  ofLanguage,
  openGraphLocale,
  scriptOf,
} from '../../src/content/language/languageTag';

const site = ['cy', 'de', 'en', 'es', 'pt', 'uk', 'zh'];

test.each([
  ['de-AT', site, 'de'],
  ['en-US', site, 'en'],
  ['uk-UA', site, 'uk'],
  ['pt-BR', site, 'pt'],
  ['pt-BR', [...site, 'pt-BR'], 'pt-BR'],
  ['pt-PT', ['pt-BR', ...site], 'pt'],
  ['pt', ['pt-BR', ...site], 'pt-BR'],
  ['zh-CN', site, 'zh'],
  ['zh-TW', site, undefined],
  ['zh-HK', [...site, 'zh-Hant'], 'zh-Hant'],
  ['zh-TW', [...site, 'zh-Hant', 'zh-Hant-HK'], 'zh-Hant'],
  ['es-MX', [...site, 'es-419'], 'es-419'],
  ['es-ES', [...site, 'es-419'], 'es'],
  ['es', ['es-419', ...site], 'es'],
  ['nb-NO', ['no'], 'no'],
  ['no', ['nb'], 'nb'],
  ['nn-NO', ['nb'], undefined],
  ['iw', ['he'], 'he'],
  ['tl', ['fil'], 'fil'],
  ['sr-Latn', ['sr'], undefined],
  ['ckb-IR', ['ckb'], 'ckb'],
  ['x', site, undefined],
  ['fr', site, undefined],
])('a reader of %s is offered, of %j, %s', (tag, languages, language) => {
  expect(closestLanguage(tag, languages)).toBe(language);
});

test.each([
  ['de_DE', 'de', true],
  ['de', 'de', true],
  ['zh-CN', 'zh', true],
  ['zh_Hans', 'zh', true],
  ['zh-TW', 'zh', false],
  ['zh-TW', 'zh-Hant', true],
  ['pt_BR', 'pt', false],
  ['pt-PT', 'pt', true],
  ['pt', 'pt', true],
  ['pt-BR', 'pt-BR', true],
  ['es-419', 'es', false],
  ['nb_NO', 'no', true],
  ['sr_RS.UTF-8@latin', 'sr-Latn', true],
  ['sr@latin', 'sr', false],
  ['de_DE@euro', 'de', true],
  ['nonsense tag', 'de', false],
])('a file in %s is one in %s: %s', (tag, language, expected) => {
  expect(isLanguage(tag, language)).toBe(expected);
});

test('a variant has what its language has, unless it is written otherwise', () => {
  const table = { de: 1, zh: 2, pt: 3, 'pt-BR': 4 };
  expect(
    ['de-AT', 'zh-Hans-SG', 'zh-Hant', 'zh-TW', 'pt-BR', 'pt-AO', 'sv'].map((code) => ofLanguage(table, code)),
  ).toEqual([1, 2, undefined, undefined, 4, 3, undefined]);
});

test('a code is a language with a script and a region', () => {
  const isCode = (code: string) => new RegExp(`^${languageCode}$`).test(code);
  for (const code of ['en', 'fil', 'es-419', 'ckb', 'zh-Hant', 'zh-Hant-TW', 'pt-BR', 'sr-Latn-RS'])
    expect(isCode(code)).toBe(true);
  for (const code of ['EN', 'pt-br', 'zh_Hant', 'meta', 'pins', 'e', 'features', 'courses'])
    expect(isCode(code)).toBe(false);
  expect(['az', 'sr', 'ckb', 'zh-Hant-TW', 'ja', 'ko', 'fil'].map(scriptOf)).toEqual([
    'Latn',
    'Cyrl',
    'Arab',
    'Hant',
    'Jpan',
    'Kore',
    'Latn',
  ]);
});

test.each([
  ['en', 'en_GB'],
  ['cy', 'cy_GB'],
  ['pt', 'pt_PT'],
  ['pt-BR', 'pt_BR'],
  ['zh', 'zh_CN'],
  ['zh-Hant', 'zh_TW'],
  ['es-419', 'es_LA'],
])('Open Graph calls %s %s', (language, locale) => {
  expect(openGraphLocale(language)).toBe(locale);
});
