import { intlLocale } from '../language/intlLocale';
import { remembered } from '../remembered';

/** Returns a key without the plural suffix of i18next, and the suffix. */
export function splitPlural(key: string): { base: string; category: string | undefined } {
  const match = /^(.*)_(zero|one|two|few|many|other)$/.exec(key);
  return match?.[1] ? { base: match[1], category: match[2] } : { base: key, category: undefined };
}

export function otherForms(key: string, keys: readonly string[]): string[] {
  const { base, category } = splitPlural(key);
  return category === undefined ? [] : keys.filter((other) => other !== key && splitPlural(other).base === base);
}

/** Returns the plural categories of a language by CLDR, in its order: zero, one, two, few, many, other. */
export const pluralCategories = remembered((language): readonly string[] => {
  const own: readonly string[] = new Intl.PluralRules(intlLocale(language)).resolvedOptions().pluralCategories;
  return ['zero', 'one', 'two', 'few', 'many', 'other'].filter((category) => own.includes(category));
});

/** Returns numbers that take a plural form, up to 129, and a million and a fraction where they do. */
export function numbersOfForm(language: string, form: string): number[] {
  return formsOfNumbers(language).flatMap(([number, itsForm]) => (itsForm === form ? [number] : []));
}

const formsOfNumbers = remembered((language) => {
  const rules = new Intl.PluralRules(intlLocale(language));
  return [...Array(130).keys(), 1_000_000, 1.5].map((number) => [number, rules.select(number)] as const);
});

/** Returns the first of them in words: “2, 3, 4, 22 …”. */
export function pluralNumbers(language: string, form: string): string {
  const numbers = numbersOfForm(language, form);
  return numbers.length > 4 ? `${numbers.slice(0, 4).join(', ')} …` : numbers.join(', ') || 'such numbers';
}
