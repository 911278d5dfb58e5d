import { readFileSync } from 'node:fs';
import type { ReactNode } from 'react';
import { dateStyleOf } from '../../src/content/language/dateStyle';
import { numberStyleOf } from '../../src/content/language/numberStyle';
import type { PublishedLanguage } from '../../src/content/pageContext';
import { PageRoot } from '../../src/site/islands/PageRoot';

/** A German page whose strings begin with their keys. */
export function German({ children }: { children: ReactNode }) {
  return (
    <PageRoot page={page} links={{ languages: [language], translations: ['de'], indexed: ['de'], summaries: {} }}>
      {children}
    </PageRoot>
  );
}

const language: PublishedLanguage = {
  code: 'de',
  name: '',
  htmlLang: 'de',
  ogLocale: '',
  flag: '',
  dir: 'ltr',
  hasLatinLetters: true,
};

const page = {
  route: '/pricing',
  language,
  numbers: numberStyleOf('de'),
  dates: dateStyleOf('de'),
  state: 'translated' as const,
  strings: Object.fromEntries(
    ['common', 'buying', 'compliance', 'contact', 'courses', 'home', 'pricing', 'privacy', 'roles', 'sectors'].map(
      (namespace) => {
        const table = stringsOf('en', namespace);
        return [namespace, Object.fromEntries(Object.entries(table).map(([key, text]) => [key, `[${key}] ${text}`]))];
      },
    ),
  ),
  fallbackStrings: {},
  wordBreaks: [],
};

/** Returns the strings of a namespace. */
export function stringsOf(language: string, namespace: string): Readonly<Record<string, string>> {
  return JSON.parse(readFileSync(`locales/${language}/${namespace}.json`, 'utf8'));
}
