import { readFileSync } from 'node:fs';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { dateStyleOf } from '../../src/content/language/dateStyle';
import { numberStyleOf } from '../../src/content/language/numberStyle';
import type { PublishedLanguage } from '../../src/content/pageContext';
import { createTranslator } from '../../src/site/i18n/createTranslator';
import { PageLinksProvider, PageProvider } from '../../src/site/i18n/usePage';

/** A German page whose strings begin with their keys. */
export function German({ children }: { children: ReactNode }) {
  const language: PublishedLanguage = {
    code: 'de',
    name: '',
    htmlLang: 'de',
    ogLocale: '',
    flag: '',
    dir: 'ltr',
    hasLatinLetters: true,
  };
  return (
    <I18nextProvider i18n={translator}>
      <PageProvider
        value={{
          route: '/pricing',
          language,
          numbers: numberStyleOf('de'),
          dates: dateStyleOf('de'),
          state: 'translated',
        }}
      >
        <PageLinksProvider value={{ languages: [language], translations: ['de'], indexed: ['de'], summaries: {} }}>
          {children}
        </PageLinksProvider>
      </PageProvider>
    </I18nextProvider>
  );
}

const translator = createTranslator(
  'de',
  Object.fromEntries(
    ['common', 'buying', 'compliance', 'contact', 'courses', 'home', 'pricing', 'privacy', 'roles', 'sectors'].map(
      (namespace) => {
        const table = stringsOf('en', namespace);
        return [namespace, Object.fromEntries(Object.entries(table).map(([key, text]) => [key, `[${key}] ${text}`]))];
      },
    ),
  ),
);

/** Returns the strings of a namespace. */
export function stringsOf(language: string, namespace: string): Readonly<Record<string, string>> {
  return JSON.parse(readFileSync(`locales/${language}/${namespace}.json`, 'utf8'));
}
