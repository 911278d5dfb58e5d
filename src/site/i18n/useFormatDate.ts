import { useContext } from 'react';
import { IsEnglish } from './EnglishContent';
import { formatDate } from './formatDate';
import { usePage } from './usePage';

/** Returns formatters of dates for the page's language, or for English in content that is shown in English. */
export function useFormatDate() {
  const { language } = usePage();
  const code = useContext(IsEnglish) ? 'en' : language.code;
  return {
    date: (date: Date) => formatDate(code, date),
    /** As `date`, in English in the US form. */
    usDate: (date: Date) => formatDate(code === 'en' ? 'en-US' : code, date),
  };
}
