import fc from 'fast-check';
import languages from '../../content/data/languages.json';
import { numberStyleOf } from '../../src/content/language/numberStyle';
import { formatMoney, formatNumber, formatTyped } from '../../src/site/i18n/format';
import { parseNumber } from '../../src/site/i18n/parseNumber';

const parse = (language: string, typed: string) => parseNumber(numberStyleOf(language), typed);

test.each([
  ['en', '1,000', 1000],
  ['en', '1000', 1000],
  ['en', ' 1 000 ', 1000],
  ['en', '1,000.5', 1000.5],
  ['en', '1,000,000', 1_000_000],
  ['en', '£18.50', 18.5],
  ['en', '10.5', 10.5],
  // A keyboard in German on an English page.
  ['en', '10,5', 10.5],
  ['en', '1.000,50', 1000.5],
  ['en', '.5', 0.5],
  ['en', '1e309', Infinity],
  ['en', '-3', -3],
  ['en', '−3', -3],
  // While “1,000” is typed, it never is a mistake.
  ['en', '1,', 1],
  ['en', '1,0', 1],
  ['en', '1,00', 1],
  ['de', '1.000', 1000],
  ['de', '1.000,5', 1000.5],
  ['de', '10,5', 10.5],
  ['de', '10.5', 10.5],
  ['fr', '1 000', 1000],
  ['fr', '1\u00A0000,5', 1000.5],
  ['fr', '1\u202F000', 1000],
  ['fr', '1\u2009000', 1000],
  ['fr', '1.000', 1000],
  ['de-CH', '1’000', 1000],
  ['hi', '1,00,000', 100_000],
  ['ar', '١٬٠٠٠', 1000],
  ['ar', '١٠٫٥', 10.5],
  ['ar', '\u200F1,000', 1000],
  ['fa', '۱٬۰۰۰', 1000],
  ['fa', '۱۰٫۵', 10.5],
  ['fa', '10.5', 10.5],
  ['th', '๑,๐๐๐', 1000],
  ['zh', '１，０００', 1000],
  ['zh', '１０．５', 10.5],
  ['mr', '१२,३४,५६७', 1_234_567],
])('in %s, “%s” is %d', (language, typed, number) => {
  expect(parse(language, typed)).toBe(number);
});

test.each(['', ' ', 'abc', '12e', '1,0000', '1,00,50', '1.000.50', '10-20', '0x10', 'Infinity', '½', '1,00,0,', ','])(
  '“%s” is no number',
  (typed) => {
    expect(parse('en', typed)).toBeNaN();
  },
);

const more = ['ar', 'ckb', 'fa', 'he', 'hi', 'bn', 'my', 'de-CH', 'pt-BR', 'nb', 'ga'];

test.each([...languages.map(({ code }) => code), ...more])('%s: what the page writes can be typed', (language) => {
  const style = numberStyleOf(language);
  const anyNumber = fc.integer({ min: 0, max: 1e12 }).map((hundredths) => hundredths / 100);
  fc.assert(
    fc.property(anyNumber, (value) => {
      for (const format of [formatNumber, formatMoney, formatTyped])
        expect(parseNumber(style, format(style, value))).toBe(value);
    }),
  );
});
