import type { Figure } from '../model/facts';
import { intlLocale } from '../model/intlLocale';

/** Months in Welsh: Chromium has no Welsh data for Intl.DateTimeFormat and would use the reader's own language. */
const welshMonths = [
  'Ionawr',
  'Chwefror',
  'Mawrth',
  'Ebrill',
  'Mai',
  'Mehefin',
  'Gorffennaf',
  'Awst',
  'Medi',
  'Hydref',
  'Tachwedd',
  'Rhagfyr',
] as const;

/** The locale whose conventions numbers follow: Welsh writes them as British English does. */
function numberLocale(language: string): string[] {
  return [language === 'cy' ? 'en-GB' : intlLocale(language), 'en-GB'];
}

/** An amount in pounds with two decimals, as the language writes it: £25.00, 25,00 £ (specification, section 9). */
export function formatMoney(language: string, pounds: number): string {
  return new Intl.NumberFormat(numberLocale(language), {
    style: 'currency',
    currency: 'GBP',
    currencyDisplay: 'narrowSymbol',
  }).format(pounds);
}

/** A number with the language's separators. */
export function formatNumber(language: string, value: number): string {
  return new Intl.NumberFormat(numberLocale(language)).format(value);
}

/** A percentage from its number of hundredths: 99.8 is 99.8% in English and 99,8 % in German. */
export function formatPercent(language: string, hundredths: number): string {
  return new Intl.NumberFormat(numberLocale(language), { style: 'percent', maximumFractionDigits: 1 }).format(
    hundredths / 100,
  );
}

/**
 * A date in the language's long form; English in the long US form that section 2 of the specification asks for. Thai
 * counts years in the Buddhist era, as its readers do; days are those of the site's own time zone, Europe/London.
 */
export function formatDate(language: string, date: Date): string {
  // the day stays with its month: a line that begins with “November” reads as another sentence
  return longDate(language, date).replace(' ', '\u00A0');
}

function longDate(language: string, date: Date): string {
  if (language === 'cy') {
    const [day, month, year] = new Intl.DateTimeFormat('en-GB', {
      day: 'numeric',
      month: 'numeric',
      year: 'numeric',
      timeZone: 'Europe/London',
    })
      .format(date)
      .split('/');
    return `${Number(day)} ${welshMonths[Number(month) - 1]} ${year}`;
  }
  const locale = language === 'en' ? 'en-US' : intlLocale(language);
  const long = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'Europe/London' }).format(date);
  // French says the first of a month as an ordinal; Intl does not
  return language === 'fr' ? long.replace(/^1\b/, '1er') : long;
}

/** The words that `formatFigure` needs from the string tables. */
export interface FigureWords {
  times(value: string): string;
  ratio(first: string, second: string): string;
  atLeast(value: string): string;
  upTo(figure: string): string;
  readonly always: string;
  readonly zero: string;
}

/** A headline figure as the language writes it: 60%, 3x, 5:1, 50+, 24/7, Zero. */
export function formatFigure(language: string, figure: Figure, words: FigureWords): string {
  const number = (value: number) => formatNumber(language, value);
  switch (figure.kind) {
    case 'percent': {
      const percent = formatPercent(language, figure.value);
      return figure.upTo ? words.upTo(percent) : percent;
    }
    case 'times':
      return words.times(number(figure.value));
    case 'ratio':
      return words.ratio(number(figure.value[0]), number(figure.value[1]));
    case 'atLeast':
      return words.atLeast(number(figure.value));
    case 'always':
      return words.always;
    case 'zero':
      return words.zero;
  }
}
