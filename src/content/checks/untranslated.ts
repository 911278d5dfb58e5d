import { problemAt, type Problem } from '../problem';
import { isSameText } from '../leftInEnglish';
import { countWords } from '../countWords';
import { problemInPassage, excerpt, type Check } from './rule';
import type { TranslatedText } from './translation';

export const untranslated: Check = {
  title: 'Identical to the English',
  rule: 'No text has a sentence of the English in it. One that is the English as a whole is missing (a warning), unless it is a name, a word of the glossary, without words, or accepted --as-is; a page that is mostly English is an error.',
  isForTranslations: true,
  problems: ({ language, strings, pageTexts }) => [
    ...strings.filter(({ isOfToday }) => isOfToday).flatMap((string) => englishIn(string, language)),
    ...pageTexts.flatMap((texts) => englishInPage(texts, language)),
  ],
};

/** Returns the English sentences in a page; one that has little else is an untouched copy, and one problem. */
function englishInPage(texts: readonly TranslatedText[], language: string): Problem[] {
  const english = texts.flatMap((text) => englishIn(text, language));
  const [first] = texts;
  if (first && english.length > texts.length / 2)
    return [
      problemAt(first.source, 0, {
        found: `${english.length} of ${texts.length} texts of the page in English`,
        expected: 'a translation',
        fix: 'translate it, or delete the file: the page is then shown in English, and says so',
      }),
    ];
  return english;
}

function englishIn(passage: TranslatedText, language: string): Problem[] {
  const sentence = passage.isDeliberate ? undefined : leftInEnglish(passage);
  if (sentence === undefined) return [];
  const isWhole = isSameText(passage.text, passage.english);
  const text = passage.source.file.replace(/^content\/(.*)\/[\w-]+\.mdx$/, '$1');
  return [
    problemInPassage(passage, 0, {
      ...(isWhole && { unfinished: { state: 'missing', language, text } }),
      found: `English in the translation: ${excerpt(sentence)}`,
      expected: 'a translation',
      fix: 'translate it',
    }),
  ];
}

/** Returns the first sentence of at least five words that is in both texts; a name in a sentence may be longer. */
function leftInEnglish({ text, english }: TranslatedText): string | undefined {
  return english
    .split(/(?<=[.!?:])\s+/)
    .filter((sentence) => countWords(sentence) >= 5 && (isSameText(text, english) || /[.!?]$/.test(sentence)))
    .find((sentence) => text.includes(sentence));
}
