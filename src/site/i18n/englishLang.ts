import { intlLocale } from '../../content/language/intlLocale';

/** The language of English texts on pages of other languages. */
export const englishLang = intlLocale('en');
