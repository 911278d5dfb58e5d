import { problemAtKey } from '../../jsonFile';
import type { Problem } from '../../problem';
import type { Project } from '../../project';
import { termForms } from '../../terms';

/**
 * Notes of `locales/glossary.json` are read by the translators of every language, so they are in English. A warning: a word
 * that the site does not use may be English too.
 */
export function glossaryNotes({ glossary, glossaries, strings }: Project): Problem[] {
  const terms = Object.entries(glossary.value?.terms ?? {});
  const english = new Set([
    ...terms.flatMap(([, { en }]) => wordsOf(en)),
    ...Object.values(strings.en ?? {}).flatMap(({ value }) => Object.values(value ?? {}).flatMap(wordsOf)),
  ]);
  const languageOf = new Map(
    Object.entries(glossaries).flatMap(([language, { value }]) =>
      Object.values(value ?? {})
        .flatMap(termForms)
        .flatMap(wordsOf)
        .map((word) => [word, language] as const),
    ),
  );
  return terms.flatMap(([id, { note }]) =>
    wordsOf(note)
      .filter((word) => languageOf.has(word) && !english.has(word))
      .map((word) =>
        problemAtKey(glossary, id, {
          severity: 'warning',
          found: `“${word}” (${languageOf.get(word)}) in the note of "${id}"`,
          expected: `English only; put it in locales/glossary/${languageOf.get(word)}.json or the language’s style guide`,
        }),
      ),
  );
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
}
