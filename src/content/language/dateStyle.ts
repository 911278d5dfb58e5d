import { intlLocale } from './intlLocale';

export type DateStyle = Readonly<ReturnType<typeof dateStyleOf>>;

/**
 * Returns how a language writes a long date, by `Intl`. Pages get the result of the build, as the `Intl` of a browser may
 * lack the language, as Chromium lacks Welsh. A calendar with other months than the Gregorian one, such as the Persian one, is
 * left out.
 */
export function dateStyleOf(language: string) {
  const own = longDates(`${intlLocale(language)}-u-nu-latn`);
  const isAligned = own.every((parts) => numberIn(parts, 'day') === exampleDay);
  const dates = isAligned ? own : longDates(`${intlLocale(language)}-u-ca-gregory-nu-latn`);
  return {
    /** By month, the date with `{day}` and `{year}` in place of numbers. */
    months: dates.map((parts) => parts.map(({ type, value }) => placeholders[type] ?? value).join('')),
    /** What is added to a year of the Common Era: 543 in Thai. */
    years: numberIn(dates[0] ?? [], 'year') - exampleYear,
    // The first of a month, where it is an ordinal: `Intl` does not write that of French.
    ...(/^fr\b/.test(language) && { first: '1er' }),
  };
}

const exampleYear = 2026;
const exampleDay = 21;
const placeholders: Readonly<Partial<Record<string, string>>> = { day: '{day}', year: '{year}' };

/** Returns the same day of each month of a year in the parts of a locale's long date. */
function longDates(locale: string): Intl.DateTimeFormatPart[][] {
  const format = new Intl.DateTimeFormat([locale, 'en-GB'], { dateStyle: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => format.formatToParts(Date.UTC(exampleYear, month, exampleDay)));
}

function numberIn(parts: readonly Intl.DateTimeFormatPart[], wanted: 'day' | 'year'): number {
  return Number(parts.find(({ type }) => type === wanted)?.value);
}
