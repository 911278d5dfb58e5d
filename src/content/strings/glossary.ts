import { z } from 'zod';
import { ruled, type Target } from '../data/fieldRules';

const termSchema = z.strictObject({
  en: z.string().min(1, 'the English term'),
  note: z.string(),
  /** Phrases in which the word is another one: “of course”. */
  except: z.array(z.string().min(1, 'a phrase')).optional(),
});
const avoidedSchema = z.strictObject({ words: z.string().min(1, 'the words'), use: z.string(), why: z.string() });

/** `locales/glossary.json`: the rules for the words of all languages. */
export const glossarySchema = z.strictObject({
  /** Names and short forms that stay as they are in every language. */
  never: z.array(z.string().min(1, 'a name')),
  /** Terms that a language translates in one way; by id. */
  terms: z.record(z.string(), termSchema),
  /** What the site does not say, in English; `en` may hold several words, with commas between. */
  avoid: z.array(z.strictObject({ en: z.string().min(1, 'the words'), use: z.string(), why: z.string() })),
  /** By language, words that a translation does not use, such as another form of address; commas between. */
  avoidIn: z.record(z.string(), z.array(avoidedSchema)).optional(),
  /** Laws and documents of the United Kingdom, by their English names, and by language the words that say so; commas between. */
  britishLaws: z.strictObject({ names: z.array(z.string()), markedIn: z.record(z.string(), z.string()) }).optional(),
});

const wordsOf = (names: Target) =>
  z.record(
    ruled(z.string(), { names }),
    z.string('a word').regex(/[^\s,]/, 'a word, then its other forms with commas between'),
  );

/** `locales/glossary/<lng>.json`: for each term its word in the language, then other forms of it, with commas between. */
export const languageGlossarySchema = wordsOf('term');

/** `locales/search/<lng>.json`: what readers type for a course, a subject or a role, by its id. */
export const searchWordsSchema = wordsOf('searched');
