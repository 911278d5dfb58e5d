import fc from 'fast-check';
import languages from '../../content/data/languages.json';
import english from '../../locales/en/common.json';
import { formatFigure, formatMoney, formatNumber, formatPercent } from '../../src/site/i18n/format';
import { englishDates, formatDate as formatDateOf } from '../../src/site/i18n/formatDate';
import { dateStyleOf } from '../../src/content/language/dateStyle';
import { createTranslator } from '../../src/site/i18n/createTranslator';
import type { Figure } from '../../src/content/pages/facts';
import { intlLocale } from '../../src/content/language/intlLocale';
import { numberStyleOf } from '../../src/content/language/numberStyle';

/** 99.8%, 21 November 2026. */
const expected: Readonly<Record<string, readonly [string, string]>> = {
  cy: ['99.8%', '21 Tachwedd 2026'],
  de: ['99,8 %', '21. November 2026'],
  el: ['99,8%', '21 Νοεμβρίου 2026'],
  en: ['99.8%', '21 November 2026'],
  es: ['99,8 %', '21 de noviembre de 2026'],
  fr: ['99,8 %', '21 novembre 2026'],
  it: ['99,8%', '21 novembre 2026'],
  nl: ['99,8%', '21 november 2026'],
  pl: ['99,8%', '21 listopada 2026'],
  pt: ['99,8%', '21 de novembro de 2026'],
  ro: ['99,8 %', '21 noiembrie 2026'],
  th: ['99.8%', '21 พฤศจิกายน 2569'],
  tr: ['%99,8', '21 Kasım 2026'],
  uk: ['99,8%', '21 листопада 2026 р.'],
  zh: ['99.8%', '2026年11月21日'],
};

const noon = new Date('2026-11-21T12:00:00Z');

const formatDate = (language: string, date: string | Date) =>
  formatDateOf(dateStyleOf(language), numberStyleOf(language), date);

describe.each(Object.entries(expected))('%s', (language, [accuracy, date]) => {
  const style = numberStyleOf(language);

  test('percentages', () => {
    expect(plain(formatPercent(style, 99.8))).toBe(accuracy);
    expect(formatPercent(style, 60)).not.toMatch(/[.,]/);
  });

  test('no amount breaks at the end of a line', () => {
    for (const text of [formatMoney(style, 2497.5), formatNumber(style, 50_000), formatPercent(style, 60)])
      expect(text).not.toContain(' ');
  });

  test('the long date, with its day next to its month', () => {
    expect(plain(formatDate(language, noon))).toBe(date);
    expect(formatDate(language, noon)).not.toMatch(/^\S+ /);
  });
});

const others = 'ar bn ckb es-419 fa fil ga he hi ja ko my nb pt-BR zh-Hant-TW'.split(' ');

test.each([...languages.map(({ code }) => code), ...others])(
  '%s: any number is written as Intl writes it',
  (language) => {
    const style = numberStyleOf(language);
    const locale = intlLocale(language);
    const intl = (options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options);
    const money = intl({ style: 'currency', currency: 'GBP', currencyDisplay: 'narrowSymbol' });
    const anyNumber = fc.oneof(
      fc.integer({ min: 0, max: 10_000_000 }).map((thousandths) => thousandths / 1000),
      fc.integer({ min: 0 }),
      fc.constantFrom(1e21, Infinity),
    );
    fc.assert(
      fc.property(anyNumber, (value) => {
        expect(formatNumber(style, value)).toBe(intl().format(value));
        // CLDR has “UK£” in Arabic.
        expect(formatMoney(style, value)).toBe(money.format(value).replace('UK£', '£'));
      }),
    );
  },
);

test('Welsh has its own months, all twelve', () => {
  const months = 'Ionawr Chwefror Mawrth Ebrill Mai Mehefin Gorffennaf Awst Medi Hydref Tachwedd Rhagfyr'.split(' ');
  for (const [month, name] of months.entries())
    expect(plain(formatDate('cy', new Date(Date.UTC(2026, month, 5, 12))))).toBe(`5 ${name} 2026`);
});

test.each([
  ['ar', '21 نوفمبر 2026'],
  // The Persian and the Islamic calendar have other months.
  ['fa', '۲۱ نوامبر ۲۰۲۶'],
  ['hi', '21 नवंबर 2026'],
  ['mr', '२१ नोव्हेंबर, २०२६'],
  ['ja', '2026年11月21日'],
  ['ga', '21 Samhain 2026'],
  ['fr-CA', '21 novembre 2026'],
])('%s: %s, in one system of digits', (language, date) => {
  expect(plain(formatDate(language, noon))).toBe(date);
});

test('English dates are those of Intl, in both forms', () => {
  expect(englishDates).toEqual({ 'en-GB': dateStyleOf('en'), 'en-US': dateStyleOf('en-US') });
});

test('a day is written as it is given, wherever the reader is', () => {
  expect(plain(formatDate('en', '2026-07-01'))).toBe('1 July 2026');
  expect(plain(formatDate('th', '2026-01-31'))).toBe('31 มกราคม 2569');
});

test('a time is on a day of Europe/London, wherever the reader is', () => {
  const lateInSummer = new Date('2026-06-30T23:30:00Z');
  expect(plain(formatDate('en', lateInSummer))).toBe('1 July 2026');
  expect(plain(formatDate('cy', lateInSummer))).toBe('1 Gorffennaf 2026');
});

test('French writes the first of a month, and no other day, as an ordinal', () => {
  expect(plain(formatDate('fr', new Date('2026-11-01T12:00:00Z')))).toBe('1er novembre 2026');
  expect(plain(formatDate('fr', new Date('2026-11-11T12:00:00Z')))).toBe('11 novembre 2026');
});

test.each<[Figure, string, string]>([
  [{ kind: 'percent', value: 60 }, '60%', '60 %'],
  [{ kind: 'percent', value: 99.8 }, '99.8%', '99,8 %'],
  [{ kind: 'percent', value: 80, upTo: true }, 'up to 80%', 'up to 80 %'],
  [{ kind: 'times', value: 3 }, '3x', '3x'],
  [{ kind: 'ratio', value: [5, 1] }, '5:1', '5:1'],
  [{ kind: 'atLeast', value: 50 }, '50+', '50+'],
  [{ kind: 'atLeast', value: 1500 }, '1,500+', '1.500+'],
  [{ kind: 'always' }, '24/7', '24/7'],
  [{ kind: 'zero' }, 'Zero', 'Zero'],
])('the figure %j is %s, with German numbers %s', (figure, inEnglish, inGerman) => {
  expect(plain(formatFigure(numberStyleOf('en'), figure, t))).toBe(inEnglish);
  expect(plain(formatFigure(numberStyleOf('de'), figure, t))).toBe(inGerman);
});

const t = createTranslator('en', { common: english }).getFixedT(null, 'common');

/** With ordinary spaces instead of the (narrow) no-break ones, so that the table above can be read and typed. */
function plain(text: string): string {
  return text.replace(/[\u00A0\u202F]/g, ' ');
}

test.each([
  ['pt', 0, '0 cursos'],
  ['pt', 1, '1 curso'],
  ['fr', 0, '0 curso'],
])('counts in %s: %i', (language, count, text) => {
  const strings = { common: { courseCount_one: '{{count}} curso', courseCount_other: '{{count}} cursos' } };
  const { t } = createTranslator(language, strings);
  expect(t('courseCount', { count })).toBe(text);
});
