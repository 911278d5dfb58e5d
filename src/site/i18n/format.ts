import type { TFunction } from 'i18next';
import type { Figure } from '../../content/pages/facts';
import type { NumberStyle } from '../../content/language/numberStyle';

/** The result of `numberStyleOf('en')`, which pages of other languages do not receive. */
export const englishNumbers: NumberStyle = {
  digits: '0123456789',
  groupSize: 3,
  decimal: '.',
  group: ',',
  groupedFrom: 4,
  money: ['£', ''],
  percent: ['', '%'],
};

/** A parameter of i18next’s `formatParams`: the number is an amount in pounds. */
export const pounds = { style: 'currency' } as const;

/** Formats an amount in pounds: £25.00, 25,00 £. */
export function formatMoney(style: NumberStyle, pounds: number): string {
  return style.money.join(digits(style, rounded(pounds, 2), 2));
}

export function formatNumber(style: NumberStyle, value: number, minDecimals = 0): string {
  return digits(style, rounded(value, 3), minDecimals);
}

/** Formats a number as it is typed into a field: without a mark between thousands. */
export function formatTyped(style: NumberStyle, value: number): string {
  return digits({ ...style, groupedFrom: Infinity }, value);
}

/** Formats a percentage: 99.8 is 99.8% in English and 99,8 % in German. */
export function formatPercent(style: NumberStyle, hundredths: number): string {
  return style.percent.join(digits(style, rounded(hundredths, 1)));
}

/** Returns a number with at most `decimals` decimals, rounded as it is written: 0.015 is 0.02, although the double is less. */
function rounded(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  return Number.isInteger(value) ? value : Math.round(Number((value * scale).toPrecision(15))) / scale;
}

/** Writes a number with all its decimals, and at least `minDecimals`; Infinity is “∞”. */
function digits(style: NumberStyle, value: number, minDecimals = 0): string {
  if (value === Infinity) return '∞';
  // From 1e21 on, JavaScript writes a number with an exponent.
  const [whole = '', decimals = ''] = (value < 1e21 ? String(value) : String(BigInt(value))).split('.');
  const grouped = whole.length < style.groupedFrom ? whole : whole.replace(groupStarts[style.groupSize], style.group);
  const decimalDigits = decimals.padEnd(minDecimals, '0');
  const ownDigits = [...style.digits];
  const ascii = grouped + (decimalDigits && style.decimal + decimalDigits);
  return ascii.replace(/\d/g, (digit) => ownDigits[Number(digit)] ?? digit);
}

/** The places between groups of digits. */
const groupStarts = { 2: /\B(?=(?:\d{2})*\d{3}$)/g, 3: /\B(?=(?:\d{3})+$)/g };

/** Formats a headline figure: 60%, 3x, 5:1, 50+, 24/7, Zero. */
export function formatFigure(style: NumberStyle, figure: Figure, t: TFunction<'common'>): string {
  const number = (value: number) => formatNumber(style, value);
  switch (figure.kind) {
    case 'percent': {
      const percent = formatPercent(style, figure.value);
      return figure.upTo ? t('figure.upTo', { figure: percent }) : percent;
    }
    case 'times':
      return t('figure.times', { value: number(figure.value) });
    case 'ratio':
      return t('figure.ratio', { first: number(figure.value[0]), second: number(figure.value[1]) });
    case 'atLeast':
      return t('figure.atLeast', { value: number(figure.value) });
    case 'always':
      return t('figure.always');
    case 'zero':
      return t('figure.zero');
  }
}
