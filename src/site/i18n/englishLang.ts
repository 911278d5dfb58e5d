import { intlLocale } from '../../content/intlLocale';

/** The language of English texts on pages of other languages. */
export const englishLang = intlLocale('en');
