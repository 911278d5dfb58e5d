import { z } from 'zod';
import { keyPosition, readJsonFile, type JsonFile } from './jsonFile';
import { stringHash } from './pin';
import type { Problem } from './problem';

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

/** `locales/state/<lng>.json`: `"<namespace>:<key>": "<hash of the English> <machine|person>"`. */
export const stringStateSchema = z.record(
  z.string(),
  z.string().regex(/^[0-9a-f]{8} (machine|person)$/, 'a pin such as "1a2b3c4d machine"'),
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

/** The keys a language needs for an English table: the same ones, with the plural forms of its own (CLDR). */
export function expectedKeys(language: string, english: StringTable): string[] {
  const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const keys = Object.keys(english).flatMap((key) => {
    const { base, category } = splitPlural(key);
    return category ? categories.map((form) => `${base}_${form}`) : [key];
  });
  return [...new Set(keys)];
}

/** Holds a language's table against the English one: keys, plural forms, placeholders and tags. */
export function compareTables(language: string, english: StringTable, table: JsonFile<StringTable>): Problem[] {
  const { file, text, value = {} } = table;
  const problems: Problem[] = [];
  const expected = new Set(expectedKeys(language, english));
  const report = (key: string, found: string, wanted: string) =>
    problems.push({ severity: 'error', file, ...keyPosition(text, key), found, expected: wanted });
  for (const key of expected)
    if (value[key] === undefined) report('', `no key "${key}"`, `a translation of ${JSON.stringify(englishFor(key, english))}`);
  for (const [key, string] of Object.entries(value)) {
    if (!expected.has(key)) {
      report(key, `the key "${key}"`, 'only keys of the English file, with the plural forms of this language');
      continue;
    }
    const source = englishFor(key, english) ?? '';
    const [ours, theirs] = [marks(string), marks(source)];
    const missing = theirs.filter((mark) => !ours.includes(mark));
    // “One account” may be written without its number.
    const optional = splitPlural(key).category === undefined ? [] : ['{{count}}'];
    const lost = missing.filter((mark) => !optional.includes(mark));
    const added = ours.filter((mark) => !theirs.includes(mark));
    if (lost.length > 0 || added.length > 0)
      report(key, `${ours.join(' ') || 'no placeholder or tag'} in "${key}"`, theirs.join(' ') || 'none, as in the English');
  }
  return problems;
}

/** The keys whose English has changed since they were translated. */
export function staleKeys(namespace: string, english: StringTable, table: StringTable, state: Readonly<Record<string, string>>): string[] {
  return Object.keys(table).filter((key) => {
    const source = englishFor(key, english);
    return source !== undefined && state[`${namespace}:${key}`]?.split(' ')[0] !== stringHash(source);
  });
}

function marks(text: string): string[] {
  return [...new Set(text.match(/\{\{\s*[\w-]+\s*\}\}|<\/?[a-z]+\s*\/?>/gi) ?? [])]
    .map((mark) => mark.replace(/\s+/g, ''))
    .sort();
}
