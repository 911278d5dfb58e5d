import { existsSync, readFileSync } from 'node:fs';
import i18next, { type TFunction } from 'i18next';
import { preventBreaks } from '../src/build/lineBreaks';
import { namespaces } from '../src/site/routes';

/** The texts of `locales/<language>` as a page shows them: placeholders filled in, plurals chosen, tags left out. */
export function words(language: string): TFunction<typeof namespaces> {
  const translator = i18next.createInstance();
  void translator.init({
    lng: language,
    fallbackLng: false,
    resources: { [language]: Object.fromEntries(namespaces.map((name) => [name, stringTable(language, name)])) },
    ns: namespaces,
    keySeparator: false,
    nsSeparator: ':',
    initAsync: false,
    interpolation: { escapeValue: false },
    parseMissingKeyHandler: (key) => {
      throw new Error(`locales/${language} has no text with the key ${key}`);
    },
    postProcess: ['withoutTags'],
  });
  return translator
    .use({ type: 'postProcessor', name: 'withoutTags', process: (text: string) => text.replace(/<\/?\w+>/g, '') })
    .getFixedT(language, namespaces);
}

/** The English texts, by namespace and key: `t('contact:form.submit')`. */
export const t = words('en');

/** The English texts whose keys match a pattern, in the order of the file. */
export function textsOf(namespace: (typeof namespaces)[number], pattern: RegExp): string[] {
  return Object.entries(stringTable('en', namespace)).flatMap(([key, text]) => (pattern.test(key) ? [text] : []));
}

function stringTable(language: string, namespace: string): Record<string, string> {
  const file = `locales/${language}/${namespace}.json`;
  const table: Record<string, string> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  return Object.fromEntries(
    Object.entries(table).map(([key, text]) => [key, key.startsWith('head.') ? text : preventBreaks(text, language)]),
  );
}
