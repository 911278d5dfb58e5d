import i18next, { type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { intlLocale } from '../model/intlLocale';

export type PageStrings = Readonly<Record<string, Readonly<Record<string, string>>>>;

const translators = new WeakMap<PageStrings, i18n>();

/**
 * The translator of one page: its namespaces in its language, nothing detected and nothing fetched later; `fallback` has
 * the English of what is not translated. It is the same one for the same strings: it takes a while to make, so one can be
 * made before it is rendered with.
 */
export function createTranslator(language: string, strings: PageStrings, fallback: PageStrings = {}): i18n {
  const known = translators.get(strings);
  if (known) return known;
  const translator = i18next.createInstance();
  translators.set(strings, translator);
  const lng = intlLocale(language);
  const english = intlLocale('en');
  void translator.use(initReactI18next).init({
    lng,
    load: 'currentOnly',
    fallbackLng: lng === english ? false : english,
    ns: Object.keys(strings),
    defaultNS: 'common',
    resources: { [english]: fallback, [lng]: strings },
    keySeparator: false,
    nsSeparator: ':',
    initAsync: false,
    // React escapes what it renders.
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  return translator;
}
