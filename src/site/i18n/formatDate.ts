import type { DateStyle } from '../../content/language/dateStyle';
import type { NumberStyle } from '../../content/language/numberStyle';
import { formatTyped } from './format';

const englishMonths = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** The result of `dateStyleOf('en')`, which pages of other languages do not receive, and the form of the United States. */
export const englishDates = {
  'en-GB': { months: englishMonths.map((month) => `{day} ${month} {year}`), years: 0 },
  'en-US': { months: englishMonths.map((month) => `${month} {day}, {year}`), years: 0 },
} satisfies Record<string, DateStyle>;

/**
 * Formats a day such as “2026-11-21”, or that of a time in Europe/London, in the long form of a language; Thai in the Buddhist
 * era. Day and month stay on one line.
 */
export function formatDate({ months, years, first }: DateStyle, numbers: NumberStyle, date: string | Date): string {
  const [year = 0, month = 1, day = 1] = (typeof date === 'string' ? date : dayOf(date)).split('-').map(Number);
  return (months[month - 1] ?? '')
    .replace('{day}', day === 1 && first ? first : formatTyped(numbers, day))
    .replace('{year}', formatTyped(numbers, year + years))
    .replace(' ', '\u00A0');
}

/** Returns the day of a time in Europe/London, “2026-11-21”; known days are not asked for: the format takes 10 ms. */
export function dayOf(date: Date): string {
  return new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: 'Europe/London' }).format(date);
}
