import { problemAtKey } from '../jsonFile';
import type { Problem } from '../problem';
import { pluralCategories, pluralNumbers, splitPlural } from '../plurals';
import { englishFor } from '../strings';
import { excerpt, type Check } from './rule';

/** A counted text has the plural forms of its language: six in Welsh, four in Polish, one in Chinese (CLDR). */
export const plurals: Check = {
  title: 'Plural forms',
  rule: 'A counted text has exactly the plural forms that CLDR names for the language.',
  appliesToSource: true,
  problems: ({ language, tables }) =>
    tables.flatMap(({ namespace, english: { value: english }, table }): Problem[] => {
      if (!english || !table?.value) return [];
      const { value } = table;
      const needed = pluralCategories(language);
      const expected = `${needed.length === 1 ? 'one form' : `${needed.length} forms`} in this language: ${needed.map((form) => `_${form}`).join(' ')}`;
      const bases = new Set(countedKeys(english).map(({ base }) => base));
      const own = countedKeys(value).filter(({ base }) => bases.has(base));
      // A text without any of its forms is a missing text, which has a check of its own.
      const missing = [...bases].flatMap((base) => {
        const neighbour = own.find((form) => form.base === base)?.key;
        if (neighbour === undefined) return [];
        const forms = needed.filter((category) => value[`${base}_${category}`] === undefined);
        return forms.map((form) =>
          problemAtKey(table, neighbour, {
            ...(language !== 'en' && {
              severity: 'warning',
              unfinished: { state: 'missing', language, text: `${namespace}:${base}_${form}` },
            }),
            found: `no "${base}_${form}"`,
            expected,
            fix: `add "${base}_${form}": the form of ${excerpt(englishFor(`${base}_${form}`, english) ?? '')} for ${pluralNumbers(language, form)}`,
          }),
        );
      });
      const unused = own
        .filter(({ category }) => !needed.includes(category))
        .map(({ key }) => problemAtKey(table, key, { found: `"${key}"`, expected, fix: 'take it out' }));
      return [...missing, ...unused];
    }),
};

function countedKeys(table: object): { readonly key: string; readonly base: string; readonly category: string }[] {
  return Object.keys(table).flatMap((key) => {
    const { base, category } = splitPlural(key);
    return category === undefined ? [] : { key, base, category };
  });
}
