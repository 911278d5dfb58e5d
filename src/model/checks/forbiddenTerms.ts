import { isSpaced, escapeRegExp } from '../terms';
import { problemInPassage, type Check } from './rule';

/** What the site does not say, for reasons of law or taste. */
export const forbiddenTerms: Check = {
  title: 'Not said here',
  rule: 'Nothing that locales/glossary.json lists under “avoid” for English, or under “avoidIn” for the language (a warning).',
  appliesToSource: true,
  problems: ({ project, language, passages }) => {
    const { avoid = [], avoidIn = {} } = project.glossary.value ?? {};
    const isEnglish = language === 'en';
    const lists = isEnglish ? avoid.map(({ en, ...rest }) => ({ words: en, ...rest })) : (avoidIn[language] ?? []);
    const phrases = lists.flatMap(({ words, use, why }) =>
      words.split(',').map((word) => {
        const phrase = word.trim();
        return { phrase, use, why, pattern: phrasePattern(phrase, language) };
      }),
    );
    return passages.flatMap((passage) =>
      phrases.flatMap(({ phrase, use, why, pattern }) =>
        [...passage.text.matchAll(pattern)].map(({ index }) =>
          problemInPassage(passage, index, {
            severity: isEnglish ? 'error' : 'warning',
            found: `“${phrase}”`,
            expected: use || 'nothing of the kind',
            fix: why,
          }),
        ),
      ),
    );
  },
};

/** Finds a phrase as whole words where the language writes spaces; in English in the plural as well, in capitals or not. */
export function phrasePattern(phrase: string, language: string): RegExp {
  if (!isSpaced(language)) return new RegExp(escapeRegExp(phrase), 'gu');
  const isEnglish = language === 'en';
  const plural = isEnglish ? '(?:s|es)?' : '';
  return new RegExp(`(?<![\\p{L}\\d-])${escapeRegExp(phrase)}${plural}(?![\\p{L}\\d-])`, isEnglish ? 'giu' : 'gu');
}
