import { intlLocale } from '../../content/intlLocale';

/** Chromium has no Welsh data for Intl.DateTimeFormat. */
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

/** Formats a date (in Europe/London) in the long form of a language or locale; Thai in the Buddhist era. */
export function formatDate(language: string, date: Date): string {
  // Day and month stay on one line.
  return longDate(language, date).replace(' ', '\u00A0');
}

function longDate(language: string, date: Date): string {
  const format = (locale: string, dateStyle: 'short' | 'long') =>
    new Intl.DateTimeFormat(locale, { dateStyle, timeZone: 'Europe/London' }).format(date);
  if (language === 'cy') {
    const [day, month, year] = format('en-GB', 'short').split('/');
    return `${Number(day)} ${welshMonths[Number(month) - 1]} ${year}`;
  }
  const long = format(intlLocale(language), 'long');
  // French writes the first of a month as an ordinal, Intl does not.
  return language === 'fr' ? long.replace(/^1\b/, '1er') : long;
}
