import type { TFunction } from 'i18next';
import type { Figure } from '../../content/pages/facts';
import type { NumberStyle } from '../../content/language/numberStyle';

/** The result of `numberStyleOf('en')`, which pages of other languages do not receive. */
export const englishNumbers: NumberStyle = {
  locale: 'en-GB',
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
  return style.money.join(digits(style, pounds, 2, 2));
}

/** Formats a number with the language's separators. */
export function formatNumber(style: NumberStyle, value: number): string {
  return digits(style, value, 0, 3);
}

/** Formats a number as it is typed into a field: without a mark between thousands. */
export function formatTyped(style: NumberStyle, value: number): string {
  return digits({ ...style, groupedFrom: Infinity }, value, 0, 20);
}

/** Formats a percentage: 99.8 is 99.8% in English and 99,8 % in German. */
export function formatPercent(style: NumberStyle, hundredths: number): string {
  return style.percent.join(digits(style, hundredths, 0, 1));
}

/** Formats a number with `minDecimals` to `maxDecimals` decimals; Infinity is “∞”. */
function digits(
  { locale, decimal, group, groupedFrom }: NumberStyle,
  value: number,
  minDecimals: number,
  maxDecimals: number,
): string {
  const parts = intlFormat(locale, minDecimals, maxDecimals).formatToParts(value);
  const size = parts.reduce((sum, part) => sum + (part.type === 'integer' ? [...part.value].length : 0), 0);
  const marks: Partial<Record<string, string>> = { decimal, group: size < groupedFrom ? '' : group };
  return parts.map((part) => marks[part.type] ?? part.value).join('');
}

const intlFormats = new Map<string, Intl.NumberFormat>();

/** Returns a format; each is made once, because that takes longer than to write a number. */
function intlFormat(locale: string, minimumFractionDigits: number, maximumFractionDigits: number): Intl.NumberFormat {
  const name = `${locale} ${minimumFractionDigits} ${maximumFractionDigits}`;
  const format =
    intlFormats.get(name) ?? new Intl.NumberFormat(locale, { minimumFractionDigits, maximumFractionDigits });
  intlFormats.set(name, format);
  return format;
}

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
