import { z } from 'zod';
import { tags } from './marks';
import { isWritten, numbersIn, without } from './numbersInText';
import { pluralCategories, splitPlural } from './plurals';
import { createHash } from 'node:crypto';
import { remembered } from '../remembered';

/** Returns the hash git gives a file of this content: `git cat-file -p <hash>` brings the text back. */
export function gitBlobHash(content: string): string {
  const bytes = Buffer.from(content, 'utf8');
  return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}

/** Returns the short hash by which `locales/pins` names a text, English or translated. */
export const stringHash = remembered((text) => gitBlobHash(text).slice(0, 8));

/** Returns the short hash of a translated page: of its text without the line `source:`, which changes with the English. */
export function pageHash(text: string): string {
  return stringHash(text.replace(/^source:.*\n/m, ''));
}

/** What `locales/pins/<lng>.json` says of a translation: which English, which translation, and whose it is. */
export interface Pin {
  readonly english: string;
  readonly translation: string;
  /** `unknown` where a tool wrote it that does not know. */
  readonly by: 'machine' | 'person' | 'unknown';
  /** Kept although a check warns of it. */
  readonly asIs: boolean;
  /** The day and the name of the person. */
  readonly signature?: string;
}

/** A pin as it is written: `1a2b3c4d 5e6f7a8b person as-is 2026-11-22 Mair Jones`. */
const pinPattern = /^([0-9a-f]{8}) ([0-9a-f]{8}) (machine|person|unknown)( as-is)?(?: (\d{4}-\d\d-\d\d .+))?$/;

export const pinSchema = z
  .string()
  .regex(pinPattern, 'a pin such as "1a2b3c4d 5e6f7a8b machine" (npm run i18n -- sync writes pins)')
  .transform((text): Pin => {
    const [, english = '', translation = '', by, asIs, signature] = pinPattern.exec(text) ?? [];
    return {
      english,
      translation,
      by: by === 'person' || by === 'unknown' ? by : 'machine',
      asIs: asIs !== undefined,
      signature,
    };
  });

/** Returns a pin if it is of these short hashes: neither the English nor the translation has changed since. */
export function pinOfToday(pin: Pin | undefined, english: string, translation: string): Pin | undefined {
  return pin?.english === english && pin.translation === translation ? pin : undefined;
}

export function formatPin({ english, translation, by, asIs, signature }: Pin): string {
  return [english, translation, by, asIs && 'as-is', signature].filter(Boolean).join(' ');
}

export type StringTable = Readonly<Record<string, string>>;

const stringKey = z
  .string()
  .regex(/^[a-z][A-Za-z0-9]*([.-][A-Za-z0-9]+)*(_[a-z]+)?$/, 'a dotted key such as hero.title');
const stringText = z.string('a text in quotes');

const writtenText = stringText.refine((text) => text.trim() !== '', 'a text that is not empty');

/** `locales/en/<namespace>.json`: flat dotted keys, one string each. */
export const stringTableSchema = z.record(stringKey, writtenText);

/** `locales/<lng>/<namespace>.json`: platforms write an empty text for one that is missing. */
export const translatedTableSchema = z.record(stringKey, stringText);

const metaSchema = z.strictObject({
  context: z.string().min(1, 'what the string is and where it is'),
  max: z.number().int().positive().optional(),
  /** How short it may be, where search engines show a line of their own in its place. */
  min: z.number().int().positive().optional(),
  /** A translation has no more room than the English, as in a list of search results. */
  fixed: z.literal(true).optional(),
  verbatim: z.string().optional(),
});

/** `locales/meta/<namespace>.json`: what a translator has to know about each key. */
export const stringMetaSchema = z.record(z.string(), metaSchema);

/** `locales/pins/<lng>.json`: a pin for each translated text, by `<namespace>:<key>`, and for each translated page. */
export const stringPinsSchema = z.record(z.string(), pinSchema);

/** Returns what a table of English keys has for a key of any language: its own entry, or that of the plural’s `_other`. */
export function englishFor<Entry>(key: string, english: Readonly<Record<string, Entry>>): Entry | undefined {
  return english[key] ?? english[`${splitPlural(key).base}_other`];
}

/** Returns the keys a language needs for an English table: the same ones, with the plural forms of its own (CLDR). */
export function expectedKeys(language: string, english: StringTable): string[] {
  const categories = pluralCategories(language);
  const keys = Object.keys(english).flatMap((key) => {
    const { base, category } = splitPlural(key);
    return category ? categories.map((form) => `${base}_${form}`) : [key];
  });
  return [...new Set(keys)];
}

/** How far a text is translated: `stale` from an older English; English that was never accepted is `missing`. */
export type StringState = 'missing' | 'stale' | 'translated';

/**
 * Returns the state of a string that is not left in English. A stale one cannot be shown, and is missing, where it has
 * placeholders or tags that its English no longer has, lacks a placeholder, which can be a price that it states as a
 * number, or states a number that its English no longer does.
 */
export function stringState(text: string, english: string, pin: Pin | undefined): StringState {
  if (pin?.english === stringHash(english)) return 'translated';
  const [own, known] = [placeholdersIn(text), placeholdersIn(english)];
  // A plural form may say its number in words.
  const needed = known.filter((mark) => mark.startsWith('{{') && mark !== '{{count}}');
  if (!own.every((mark) => known.includes(mark)) || !needed.every((mark) => own.includes(mark))) return 'missing';
  // A number that the English of today has not in digits may be there in words.
  const added = without(numbersIn(text), numbersIn(english));
  return added.every(({ digits }) => isWritten(digits, english)) ? 'stale' : 'missing';
}

export function placeholdersIn(text: string): string[] {
  return [
    ...(text.match(/\{\{\s*[\w-]+\s*\}\}/g) ?? []).map((mark) => mark.replace(/\s+/g, '')),
    ...(text.match(tags) ?? []),
  ];
}
