import { literal } from '../terms';
import { inPassage, type Check } from './rule';

/** What the site does not say, for reasons of law or taste. */
export const forbiddenTerms: Check = {
  title: 'Not said here',
  rule: 'Nothing that locales/glossary.json lists under “avoid”.',
  appliesToSource: true,
  problems: ({ project, language, passages }) => {
    // The list is of English words.
    if (language !== 'en') return [];
    const phrases = (project.glossary.value?.avoid ?? []).flatMap(({ en, use, why }) =>
      en.split(',').map((phrase) => ({
        phrase: phrase.trim(),
        use,
        why,
        asWords: new RegExp(`(?<![\\p{L}\\d-])${literal(phrase.trim())}(?:s|es)?(?![\\p{L}\\d-])`, 'giu'),
      })),
    );
    return passages.flatMap((passage) =>
      phrases.flatMap(({ phrase, use, why, asWords }) =>
        [...passage.text.matchAll(asWords)].map(({ index }) =>
          inPassage(passage, index, { found: `“${phrase}”`, expected: use || 'nothing of the kind', fix: why }),
        ),
      ),
    );
  },
};
