import { intlLocale } from './intlLocale';

/** How a language writes numbers. */
export interface NumberStyle {
  /** The ten digits, from zero. */
  readonly digits: string;
  /** How many digits each group has but the last, which has three: 12,34,567 has groups of two. */
  readonly groupSize: 2 | 3;
  readonly decimal: string;
  readonly group: string;
  /** From how many digits on thousands are separated: 1000 in Spanish, but 10.000. */
  readonly groupedFrom: number;
  /** What is before and after an amount in pounds. */
  readonly money: readonly [string, string];
  /** What is before and after a number of hundredths. */
  readonly percent: readonly [string, string];
}

/**
 * Returns how a language writes numbers, by `Intl`. Pages get the result of the build, as the `Intl` of a browser may have
 * other rules, or lack the language, as Chromium lacks Welsh; and its first format takes a visit 23 ms.
 */
export function numberStyleOf(language: string): NumberStyle {
  const locales = [intlLocale(language), 'en-GB'];
  const format = new Intl.NumberFormat(locales);
  const parts = format.formatToParts(1_234_567.8);
  const sign = (type: Intl.NumberFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? '';
  const hasGroupsOfTwo = parts.some(
    ({ type, value }, index) => index > 0 && type === 'integer' && [...value].length === 2,
  );
  return {
    digits: Array.from({ length: 10 }, (_, digit) => format.format(digit)).join(''),
    groupSize: hasGroupsOfTwo ? 2 : 3,
    decimal: sign('decimal'),
    group: sign('group'),
    groupedFrom: format.formatToParts(1000).length > 1 ? 4 : 5,
    money: around(
      new Intl.NumberFormat(locales, { style: 'currency', currency: 'GBP', currencyDisplay: 'narrowSymbol' }),
    ),
    percent: around(new Intl.NumberFormat(locales, { style: 'percent' })),
  };
}

/** Returns what a format writes before and after a number; the sign is always “£”, which is “UK£” in the Arabic of CLDR. */
function around(format: Intl.NumberFormat): [string, string] {
  const parts = format.formatToParts(1);
  const isNumber = ({ type }: Intl.NumberFormatPart) => /^(integer|decimal|fraction)$/.test(type);
  const text = (some: Intl.NumberFormatPart[]) =>
    some.map(({ type, value }) => (type === 'currency' ? '£' : value)).join('');
  return [text(parts.slice(0, parts.findIndex(isNumber))), text(parts.slice(parts.findLastIndex(isNumber) + 1))];
}
