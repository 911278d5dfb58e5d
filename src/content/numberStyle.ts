import { intlLocale } from './intlLocale';

/** How a language writes numbers. */
export interface NumberStyle {
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
 * other rules, or lack the language. Welsh writes numbers as British English does.
 */
export function numberStyleOf(language: string): NumberStyle {
  const locales = [language === 'cy' ? 'en-GB' : intlLocale(language), 'en-GB'];
  const parts = new Intl.NumberFormat(locales).formatToParts(1_234_567.8);
  const sign = (type: Intl.NumberFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? '';
  return {
    decimal: sign('decimal'),
    group: sign('group'),
    groupedFrom: new Intl.NumberFormat(locales).format(1000).length > 4 ? 4 : 5,
    money: around(
      new Intl.NumberFormat(locales, { style: 'currency', currency: 'GBP', currencyDisplay: 'narrowSymbol' }),
    ),
    percent: around(new Intl.NumberFormat(locales, { style: 'percent' })),
  };
}

function around(format: Intl.NumberFormat): [string, string] {
  const [before = '', after = ''] = format.format(1).split(/\p{Nd}.*\p{Nd}/u);
  return [before, after];
}
