import type { DateStyle } from '../../content/language/dateStyle';
import type { NumberStyle } from '../../content/language/numberStyle';
import { formatTyped } from './format';

/** Formats a date (in Europe/London) in the long form of a language; Thai in the Buddhist era. */
export function formatDate({ months, years, first }: DateStyle, numbers: NumberStyle, date: Date): string {
  const [year = 0, month = 1, day = 1] = londonDay(date);
  const words = (months[month - 1] ?? '')
    .replace('{day}', day === 1 && first ? first : formatTyped(numbers, day))
    .replace('{year}', formatTyped(numbers, year + years));
  return withoutBreak(words);
}

/** Formats a date (in Europe/London) in the long form of the United Kingdom or the United States. */
export function formatEnglishDate(locale: 'en-GB' | 'en-US', date: Date): string {
  return withoutBreak(new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(date));
}

const timeZone = 'Europe/London';

function londonDay(date: Date): number[] {
  const format = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone });
  return format.format(date).split('-').map(Number);
}

/** Returns a date with its day and month on one line. */
function withoutBreak(date: string): string {
  return date.replace(' ', '\u00A0');
}
