import { useContext } from 'react';
import { IsEnglish } from './EnglishContent';
import { englishNumbers } from './format';
import { englishDates, formatDate } from './formatDate';
import { usePage } from './usePage';

/**
 * Returns formatters of days such as “2026-11-21”, and of times, for the page's language, or for English in content that is shown in English. They throw on a
 * page that is not among those with dates.
 */
export function useFormatDate() {
  const { language, dates, numbers, route } = usePage();
  const isEnglish = useContext(IsEnglish) || language.code === 'en';
  const format = (date: string | Date, english: keyof typeof englishDates) => {
    if (isEnglish) return formatDate(englishDates[english], englishNumbers, date);
    if (!dates)
      throw new Error(`${route} shows a date: its screen has to be one of “datedScreens” in src/build/pages.ts`);
    return formatDate(dates, numbers, date);
  };
  return {
    date: (date: string | Date) => format(date, 'en-GB'),
    /** As `date`, in English in the US form. */
    usDate: (date: string | Date) => format(date, 'en-US'),
  };
}
