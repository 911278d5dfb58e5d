import { problemAt, type Problem } from '../problem';
import { termForms } from '../terms';
import { countWords } from '../countWords';
import { problemInPassage, excerpt, type Check } from './rule';
import type { TranslatedText, Translation } from './translation';

export const untranslated: Check = {
  title: 'Identical to the English',
  rule: 'A text that is the English one was perhaps forgotten (a warning; an error for a page that is mostly English); names, glossary words and texts without words may be the same, and what was accepted --as-is.',
  isForTranslations: true,
  problems: (translation) => [
    ...translation.strings
      .filter(({ text, english, isDeliberate }) => text === english && !isDeliberate && hasWords(text, translation))
      .map((string) =>
        problemInPassage(string, 0, {
          severity: 'warning',
          found: `the English text in "${string.key}"`,
          expected: 'a translation',
          fix: `translate it, or npm run i18n -- accept ${translation.language} ${string.namespace}:${string.key} --as-is if it is the same in this language`,
        }),
      ),
    ...translation.pageTexts.flatMap(englishInPage),
  ],
};

/** Returns the English sentences in a page; one that has little else is an untouched copy, and one problem. */
function englishInPage(texts: readonly TranslatedText[]): Problem[] {
  const english = texts.flatMap((passage) => {
    const sentence = leftInEnglish(passage);
    return sentence === undefined ? [] : { passage, sentence };
  });
  const [first] = texts;
  if (first && english.length > texts.length / 2)
    return [
      problemAt(first.source, 0, {
        found: `${english.length} of ${texts.length} texts of the page in English`,
        expected: 'a translation',
        fix: 'translate it, or delete the file: the page is then shown in English, and says so',
      }),
    ];
  return english.map(({ passage, sentence }) =>
    problemInPassage(passage, 0, {
      severity: 'warning',
      found: `English in the translation: ${excerpt(sentence)}`,
      expected: 'a translation',
      fix: 'translate it',
    }),
  );
}

/** Returns the first sentence of at least five words that is in both texts. */
function leftInEnglish({ text, english }: TranslatedText): string | undefined {
  return english
    .split(/(?<=[.!?:])\s+/)
    .filter((sentence) => countWords(sentence) >= 5)
    .find((sentence) => text.includes(sentence));
}

/**
 * Returns whether anything is left to translate once names, placeholders, tags and the language's own words are taken away.
 */
export function hasWords(text: string, { project, language }: Pick<Translation, 'project' | 'language'>): boolean {
  const names = [
    ...(project.glossary.value?.never ?? []),
    ...(project.datasets.partners.value ?? []).map(({ name }) => name),
    ...project.languages.map(({ name }) => name),
    ...Object.values(project.glossaries[language]?.value ?? {}).flatMap(termForms),
  ].sort((a, b) => b.length - a.length);
  const bare = names.reduce(
    (left, name) => left.replaceAll(name.toLowerCase(), ''),
    text.replace(/\{\{.*?\}\}|<.*?>/g, '').toLowerCase(),
  );
  return /\p{L}{2}/u.test(bare);
}
