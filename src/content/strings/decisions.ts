import { z } from 'zod';
import type { JsonFile } from '../files/jsonFile';
import { pageName } from '../pages/contentKinds';
import type { ContentPage } from '../pages/contentPage';
import { pageHash, stringHash, type StringTable } from './strings';

const hashSchema = z.string().regex(/^[0-9a-f]{8}$/, 'a short hash that `npm run i18n -- decisions` writes');

const decisionSchema = z.strictObject({
  /** The English words that invite the slip. */
  english: z.string().min(1, 'the English words'),
  rule: z.string().min(1, 'what the words mean, and how to say it'),
  /** The texts and pages with these words: `home:hero.title`, `features/qms`. */
  texts: z.array(
    z.string().regex(/^[a-zA-Z]+(:|\/)\S+$/, 'a text such as home:hero.title, or a page such as features/qms'),
  ),
  /** By language, then text: what it said when it was to be looked at. Gone once somebody has. */
  open: z.record(z.string(), z.record(z.string(), hashSchema)).optional(),
});
/** A row of `locales/decisions.json`: what is decided for the words of every language. */
export type Decision = Readonly<z.infer<typeof decisionSchema>>;

export const decisionsSchema = z.array(decisionSchema);

interface DecidedTexts {
  readonly strings: Readonly<Record<string, Readonly<Record<string, JsonFile<StringTable>>>>>;
  readonly pages: readonly ContentPage[];
}

/** Returns the short hash of a text or page in a language; undefined where there is none. */
export function hashOfText({ strings, pages }: DecidedTexts, language: string, name: string): string | undefined {
  const [namespace = '', key = ''] = name.split(':');
  if (name.includes(':')) {
    const text = strings[language]?.[namespace]?.value?.[key];
    return text === undefined ? undefined : stringHash(text);
  }
  const page = pages.find((one) => one.language === language && pageName(one) === name);
  return page && pageHash(page.text);
}

/** Returns the texts of a decision that a language has not changed, and nobody has looked at, since it was made. */
export function openTexts(texts: DecidedTexts, language: string, { open }: Decision): string[] {
  return Object.entries(open?.[language] ?? {})
    .filter(([name, hash]) => hashOfText(texts, language, name) === hash)
    .map(([name]) => name);
}

/**
 * Returns the rows with the texts under their names of today, without those that are gone; what nobody has looked at stays
 * open. `hashNow` is for a text that was changed with the names.
 */
export function renamedDecisions(
  rows: readonly Decision[],
  nameNow: (name: string) => string | undefined,
  hashNow = (hash: string) => hash,
): Decision[] {
  return rows.map(({ open = {}, ...row }) => {
    const texts = row.texts.flatMap((name) => nameNow(name) ?? []);
    const left = Object.entries(open).map(([language, hashes]) => {
      const renamed = Object.entries(hashes).map(([name, hash]) => [nameNow(name), hashNow(hash)] as const);
      return [language, Object.fromEntries(renamed.filter(([name]) => name !== undefined))] as const;
    });
    const stillOpen = left.filter(([, hashes]) => Object.keys(hashes).length > 0);
    return { ...row, texts, ...(stillOpen.length > 0 && { open: Object.fromEntries(stillOpen) }) };
  });
}
