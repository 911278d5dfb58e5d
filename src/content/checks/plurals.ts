import { problemAtKey } from '../jsonFile';
import type { Problem } from '../problem';
import { otherForms, pluralCategories, pluralNumbers, splitPlural } from '../plurals';
import { englishFor, expectedKeys } from '../strings';
import { excerpt, type Check } from './rule';

export const plurals: Check = {
  title: 'Plural forms',
  rule: 'A counted text has exactly the plural forms that CLDR names for the language.',
  problems: ({ language, tables }) =>
    tables.flatMap(({ namespace, english: { value: english }, table }): Problem[] => {
      if (!english || !table.value) return [];
      const [own, needed] = [Object.keys(table.value), expectedKeys(language, english)];
      const forms = pluralCategories(language);
      const expected = `${forms.length === 1 ? 'one form' : `${forms.length} forms`} in this language: ${forms.map((form) => `_${form}`).join(' ')}`;
      // A text without any of its forms is a missing text, which has a check of its own.
      const missing = needed
        .filter((key) => !own.includes(key))
        .flatMap((key) => {
          const [neighbour] = otherForms(key, own);
          if (neighbour === undefined) return [];
          return problemAtKey(table, neighbour, {
            unfinished: language === 'en' ? undefined : { state: 'missing', language, text: `${namespace}:${key}` },
            found: `no "${key}"`,
            expected,
            fix: `add "${key}": the form of ${excerpt(englishFor(key, english) ?? '')} for ${pluralNumbers(language, splitPlural(key).category ?? '')}`,
          });
        });
      const unused = own
        .filter((key) => !needed.includes(key) && otherForms(key, needed).length > 0)
        .map((key) => problemAtKey(table, key, { found: `"${key}"`, expected, fix: 'take it out' }));
      return [...missing, ...unused];
    }),
};
