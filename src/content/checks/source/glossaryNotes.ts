import { problemAtKey } from '../../jsonFile';
import type { Problem } from '../../problem';
import type { Project } from '../../project';
import { termForms } from '../../terms';

/**
 * Checks that notes of `locales/glossary.json` are in English, as translators of every language read them (a warning: a
 * word may be both).
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
