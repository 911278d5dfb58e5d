import { intlLocale } from './intlLocale';

/** How a language writes numbers. */
export interface NumberStyle {
  /** Digits and groups as a locale that every browser has: en-GB, en-IN for 12,34,567, en-GB-u-nu-arabext for ۱۲. */
  readonly locale: string;
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
 * other rules, or lack the language, as Chromium lacks Welsh.
 */
export function numberStyleOf(language: string): NumberStyle {
  const locales = [intlLocale(language), 'en-GB'];
  const format = new Intl.NumberFormat(locales);
  const { numberingSystem } = format.resolvedOptions();
  const parts = format.formatToParts(1_234_567.8);
  const sign = (type: Intl.NumberFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? '';
  const hasGroupsOfTwo = parts.some(
    ({ type, value }, index) => index > 0 && type === 'integer' && [...value].length === 2,
  );
  return {
    locale: (hasGroupsOfTwo ? 'en-IN' : 'en-GB') + (numberingSystem === 'latn' ? '' : `-u-nu-${numberingSystem}`),
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
