import { escapeRegExp, isSpaced, termForms } from '../terms';
import { problemsAtMatches, type Check } from './rule';

/** What the site does not say, for reasons of law or taste. */
export const forbiddenTerms: Check = {
  title: 'Not said here',
  rule: 'Nothing that locales/glossary.json lists under “avoid” for English, or under “avoidIn” for the language (a warning).',
  problems: ({ project, language, passages }) => {
    const { avoid = [], avoidIn = {} } = project.glossary.value ?? {};
    const isEnglish = language === 'en';
    const lists = isEnglish ? avoid.map(({ en, ...rest }) => ({ words: en, ...rest })) : (avoidIn[language] ?? []);
    return lists.flatMap(({ words, use, why }) =>
      termForms(words).flatMap((phrase) =>
        problemsAtMatches(passages, phrasePattern(phrase, language), () => ({
          severity: isEnglish ? 'error' : 'warning',
          found: `“${phrase}”`,
          expected: use || 'nothing of the kind',
          fix: why,
        })),
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
