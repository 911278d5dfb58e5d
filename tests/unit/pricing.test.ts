import fc from 'fast-check';
import { calculatePrice, hintFor, isFurtherCharged, sliderValue, yearlyPrice } from '../../src/site/shell/price/price';
import { parseQuote, quoteParameters } from '../../src/site/screens/pricing/Calculator.island';
import { estimateSaving } from '../../src/site/screens/pricing/SavingEstimate.island';
import { withOwnParameters } from '../../src/site/shell/queryString';
import { englishNumbers } from '../../src/site/i18n/format';
import { parseNumber } from '../../src/site/i18n/parseNumber';

const parse = (typed: string) => parseNumber(englishNumbers, typed);

test.each([
  ['5', 25],
  ['10', 25],
  ['15', 37.5],
  ['990', 2475],
  ['999', 2497.5],
  ['', 25],
  ['  ', 25],
  ['0', 25],
  ['-3', 25],
  ['-1e309', 25],
  ['abc', 25],
  ['10.5', 26.25],
])('%j accounts cost £%d a month', (typed, pounds) => {
  expect(calculatePrice(parse(typed)).pounds).toBe(pounds);
});

test.each(['1000', '1001', '1e309'])('%s accounts are priced bespoke', (typed) => {
  expect(calculatePrice(parse(typed)).pounds).toBeUndefined();
});

test.each([
  ['5', 300, false],
  ['9', 300, false],
  ['10', 300, true],
  ['240', 7200, true],
  ['998', 29_940, true],
  ['999', 29_970, false],
  ['1000', undefined, false],
  ['', undefined, false],
])('%j accounts cost £%d in twelve months; one more is charged: %s', (typed, pounds, isCharged) => {
  const price = calculatePrice(parse(typed));
  expect(yearlyPrice(price)).toBe(pounds);
  expect(isFurtherCharged(price.accounts)).toBe(isCharged);
});

test.each([
  ['10', undefined],
  ['1000', undefined],
  ['5', 'outside'],
  ['1001', 'outside'],
  ['10.5', 'whole'],
  ['', 'empty'],
  ['0', 'empty'],
  ['-3', 'empty'],
  ['abc', 'invalid'],
  ['1,0000', 'invalid'],
])('%j is commented on as %s', (typed, hint) => {
  expect(hintFor(typed, parse(typed))).toBe(hint);
});

test.each([
  ['14', 10],
  ['15', 20],
  ['994', 990],
  ['5', 10],
  ['-3', 10],
  ['1e309', 1000],
  ['', 10],
])('for %j the thumb is at %d', (typed, position) => {
  expect(sliderValue(parse(typed))).toBe(position);
});

test('whatever is typed, the price is a number and never below the minimum', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.double().map(String)), (typed) => {
      const price = calculatePrice(parse(typed));
      expect(price.pounds ?? Infinity).toBeGreaterThanOrEqual(25);
      expect(price.accounts).not.toBeNaN();
    }),
  );
});

test('a shared query string brings back the quote', () => {
  fc.assert(
    fc.property(fc.integer(), fc.boolean(), (accounts, reseller) => {
      const query = withOwnParameters('?ref=a&reseller=1&accounts=5', quoteParameters({ accounts, reseller }));
      expect(query).toBe(`?accounts=${accounts}${reseller ? '&reseller=1' : ''}&ref=a`);
      expect(parseQuote(query)).toEqual({ accounts, reseller });
    }),
  );
});

test.each(['', '?accounts=', '?accounts=abc', '?accounts=1e309'])('the address %j has no quote', (search) => {
  expect(parseQuote(search)).toEqual({ accounts: undefined, reseller: false });
});

test('the estimate is sixty percent of the hours, and of their cost', () => {
  expect(estimateSaving(40, 18.5)).toEqual({ hours: 24, pounds: 444 });
  expect(estimateSaving(NaN, 18)).toBeUndefined();
  expect(estimateSaving(10, -1)).toBeUndefined();
  expect(estimateSaving(Infinity, 2)).toBeUndefined();
});
