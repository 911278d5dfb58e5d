import { intlLocale } from '../intlLocale';
import { keyPosition } from '../jsonFile';
import { englishFor, pluralCategories, splitPlural } from '../strings';
import { shown, type Check, type Finding } from './rule';

/** A counted text has the plural forms of its language: six in Welsh, four in Polish, one in Chinese (CLDR). */
export const plurals: Check = {
  title: 'Plural forms',
  rule: 'A counted text has exactly the plural forms that CLDR names for the language.',
  appliesToSource: true,
  problems: ({ language, tables }) =>
    tables.flatMap(({ namespace, english, table }): Finding[] => {
      if (!english.value || !table?.value) return [];
      const { file, text, value } = table;
      const needed = pluralCategories(language);
      const wanted = `${needed.length === 1 ? 'one form' : `${needed.length} forms`} in this language: ${needed.map((form) => `_${form}`).join(' ')}`;
      const counted = (key: string) => splitPlural(key).category !== undefined;
      const bases = new Set(
        Object.keys(english.value)
          .filter(counted)
          .map((key) => splitPlural(key).base),
      );
      const findings: Finding[] = [];
      // A text without any of its forms is a missing text, which has a check of its own.
      for (const base of [...bases].filter((name) =>
        Object.keys(value).some((key) => counted(key) && splitPlural(key).base === name),
      ))
        for (const form of needed.filter((category) => value[`${base}_${category}`] === undefined)) {
          const neighbour = Object.keys(value).find((key) => splitPlural(key).base === base && counted(key));
          const source = shown(englishFor(`${base}_${form}`, english.value) ?? '');
          findings.push({
            file,
            ...keyPosition(text, neighbour ?? ''),
            ...(language !== 'en' && {
              severity: 'warning' as const,
              unfinished: { state: 'missing' as const, language, text: `${namespace}:${base}_${form}` },
            }),
            found: `no "${base}_${form}"`,
            expected: wanted,
            fix: `add "${base}_${form}": the form of ${source} for ${example(language, form)}`,
          });
        }
      for (const key of Object.keys(value).filter(counted)) {
        const { base, category = '' } = splitPlural(key);
        if (bases.has(base) && !needed.includes(category))
          findings.push({ file, ...keyPosition(text, key), found: `"${key}"`, expected: wanted, fix: 'take it out' });
      }
      return findings;
    }),
};

/** Numbers that take a plural form: “2, 3, 4, 22 …”. */
function example(language: string, form: string): string {
  const rules = new Intl.PluralRules(intlLocale(language));
  const numbers = [...Array.from({ length: 130 }, (_, number) => number), 1_000_000, 1.5].filter(
    (number) => rules.select(number) === form,
  );
  return numbers.length > 4 ? `${numbers.slice(0, 4).join(', ')} …` : numbers.join(', ') || 'such numbers';
}
