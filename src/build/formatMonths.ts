import { intlLocale } from '../content/language/intlLocale';

/** Returns the months in which courses were last reviewed, by their ids, as a language writes month and year. */
export function formatMonths(
  courses: readonly { readonly id: string; readonly reviewed?: string | undefined }[],
  language: string,
): Readonly<Record<string, string>> {
  // At build time, because Chromium has no Welsh.
  const format = new Intl.DateTimeFormat([intlLocale(language), 'en-GB'], {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return Object.fromEntries(
    courses.flatMap(({ id, reviewed }) => (reviewed ? [[id, format.format(new Date(`${reviewed}-01`))]] : [])),
  );
}
