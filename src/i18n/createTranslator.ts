import i18next, { type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { intlLocale } from '../model/intlLocale';

export type PageStrings = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The translator of one page: its namespaces in its language, nothing detected and nothing fetched later. */
export function createTranslator(language: string, strings: PageStrings): i18n {
  const translator = i18next.createInstance();
  const lng = intlLocale(language);
  void translator.use(initReactI18next).init({
    lng,
    load: 'currentOnly',
    fallbackLng: false,
    ns: Object.keys(strings),
    defaultNS: 'common',
    resources: { [lng]: strings },
    keySeparator: false,
    nsSeparator: ':',
    initAsync: false,
    // React escapes what it renders.
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  return translator;
}
