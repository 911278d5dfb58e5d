import { intlLocale } from './intlLocale';
import { z } from 'zod';
import { readJsonFile, type JsonFile } from './jsonFile';
import { stringHash } from './pin';

export type StringTable = Readonly<Record<string, string>>;

/** `locales/<lng>/<namespace>.json`: flat dotted keys, one string each. */
export const stringTableSchema = z.record(
  z.string().regex(/^[a-z][A-Za-z0-9]*([.-][A-Za-z0-9]+)*(_[a-z]+)?$/, 'a dotted key such as hero.title'),
  z.string('a text in quotes').refine((text) => text.trim() !== '', 'a text that is not empty'),
);

/** `locales/meta/<namespace>.json`: what a translator has to know about each key. */
export const stringMetaSchema = z.record(
  z.string(),
  z.strictObject({
    context: z.string().min(1, 'what the string is and where it stands'),
    max: z.number().int().positive().optional(),
    verbatim: z.string().optional(),
  }),
);

/** `locales/state/<lng>.json`: `"<namespace>:<key>": "<hash of the English> <machine|person>"`, and `as-is` where it is kept against a warning. */
export const stringStateSchema = z.record(
  z.string(),
  z.string().regex(/^[0-9a-f]{8} (machine|person)( as-is)?$/, 'a pin such as "1a2b3c4d machine"'),
);

export function readStringTable(root: string, language: string, namespace: string): JsonFile<StringTable> {
  return readJsonFile(root, `locales/${language}/${namespace}.json`, stringTableSchema);
}

/** A key without the plural suffix of i18next, and the suffix. */
export function splitPlural(key: string): { base: string; category: string | undefined } {
  const match = /^(.*)_(zero|one|two|few|many|other)$/.exec(key);
  return match?.[1] ? { base: match[1], category: match[2] } : { base: key, category: undefined };
}

/** The English string that a key of another language translates: its own, or the English plural's `_other`. */
export function englishFor(key: string, english: StringTable): string | undefined {
  return english[key] ?? english[`${splitPlural(key).base}_other`];
}

/** The plural categories of a language by CLDR, in its order: zero, one, two, few, many, other. */
export function pluralCategories(language: string): string[] {
  const own: readonly string[] = new Intl.PluralRules(intlLocale(language)).resolvedOptions().pluralCategories;
  return ['zero', 'one', 'two', 'few', 'many', 'other'].filter((category) => own.includes(category));
}

/** The keys a language needs for an English table: the same ones, with the plural forms of its own (CLDR). */
export function expectedKeys(language: string, english: StringTable): string[] {
  const categories = pluralCategories(language);
  const keys = Object.keys(english).flatMap((key) => {
    const { base, category } = splitPlural(key);
    return category ? categories.map((form) => `${base}_${form}`) : [key];
  });
  return [...new Set(keys)];
}

/** An English table with the plural forms of another language, for a page that is shown in English until it is translated. */
export function englishInForms(language: string, english: StringTable): StringTable {
  return Object.fromEntries(expectedKeys(language, english).map((key) => [key, englishFor(key, english) ?? '']));
}

/** Whether someone has said that a text is meant as it is, or a person has looked at it: then nothing warns of it. */
export function isDeliberate(pin: string | undefined): boolean {
  return / (person|as-is)\b/.test(pin ?? '');
}

/** How far a string is: `stale` is of another English than today's; still in English and never accepted, it is `missing`. */
export type StringState = 'missing' | 'stale' | 'translated';

export function stringState(text: string | undefined, english: string, pin: string | undefined): StringState {
  if (text === undefined || (pin === undefined && text === english)) return 'missing';
  return pin?.split(' ')[0] === stringHash(english) ? 'translated' : 'stale';
}

/** The state of every string that a language needs. */
export function stringStates(
  language: string,
  namespace: string,
  english: StringTable,
  table: StringTable,
  pins: Readonly<Record<string, string>>,
): { readonly key: string; readonly english: string; readonly state: StringState }[] {
  return expectedKeys(language, english).map((key) => {
    const source = englishFor(key, english) ?? '';
    return { key, english: source, state: stringState(table[key], source, pins[`${namespace}:${key}`]) };
  });
}
