import i18next, { type FormatterModule, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { intlLocale } from '../../content/language/intlLocale';
import type { NumberStyle } from '../../content/language/numberStyle';
import { mapValues } from '../../content/mapValues';
import type { PageStrings } from '../../content/pageContext';
import { englishNumbers, formatMoney, formatNumber, pounds } from './format';
import { noteEnglish } from './markEnglish';

/** The build makes the HTML of a page, and no browser shows it. */
const isHtml = typeof window === 'undefined';
const translators = new WeakMap<PageStrings, i18n>();

/**
 * Returns the translator of a page: its strings, and in `fallback` the English ones of what is not translated. Numbers
 * are written in the style of the language that the string is in. Calls with the same strings return the same translator,
 * because creating one takes long.
 */
export function createTranslator(
  language: string,
  strings: PageStrings,
  fallback: PageStrings = {},
  numbers: NumberStyle = englishNumbers,
): i18n {
  const known = translators.get(strings);
  if (known) return known;
  const translator = i18next.createInstance();
  translators.set(strings, translator);
  const lng = intlLocale(language);
  const english = intlLocale('en');
  void translator
    .use(initReactI18next)
    .use(numberFormatter(numbers))
    .use(noteEnglish(language))
    .init({
      lng,
      load: 'currentOnly',
      fallbackLng: lng === english ? false : english,
      ns: Object.keys(strings),
      defaultNS: 'common',
      resources: { [english]: withEnglishNumbers(fallback), [lng]: strings },
      keySeparator: false,
      nsSeparator: ':',
      initAsync: false,
      // React escapes what it renders.
      interpolation: { escapeValue: false, alwaysFormat: true },
      react: { useSuspense: false },
      ...(isHtml && lng !== english && { postProcess: ['noteEnglish'], postProcessPassResolved: true }),
      // A key that a page or an island lacks is an error of the build, and not of a visit.
      parseMissingKeyHandler: (key: string, fallback?: string) => {
        if (fallback === undefined && isHtml) throw new Error(`There is no text “${key}”`);
        return fallback ?? key;
      },
    });
  return translator;
}

function numberFormatter(numbers: NumberStyle): FormatterModule {
  return {
    type: 'formatter',
    init: () => undefined,
    add: () => undefined,
    addCached: () => undefined,
    format: (value: unknown, format, _, { interpolationkey: name, formatParams } = {}) => {
      if (typeof value !== 'number') return String(value ?? '');
      const style = format === 'english' ? englishNumbers : numbers;
      return formatParams?.[name] === pounds ? formatMoney(style, value) : formatNumber(style, value);
    },
  };
}

/** Returns strings with a format at each placeholder: i18next formats a fallback in the page’s language otherwise. */
function withEnglishNumbers(fallback: PageStrings): PageStrings {
  return mapValues(fallback, (table) => mapValues(table, (text) => text.replaceAll('}}', ', english}}')));
}
