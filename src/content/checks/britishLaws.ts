import { hasForm } from '../terms';
import { problemInPassage, excerpt, type Check } from './rule';

/** Readers abroad cannot know that a law is British. */
export const britishLaws: Check = {
  title: 'British laws',
  rule: 'A text whose English names a law of “britishLaws” in locales/glossary.json says that it is British, in one of the words for the language there (a warning).',
  problems: ({ project, language, texts }) => {
    const { names = [], markedIn = {} } = project.glossary.value?.britishLaws ?? {};
    const words = markedIn[language];
    if (!words) return [];
    return texts.flatMap((text) => {
      const law = names.find((name) => text.english.includes(name));
      if (!law || text.isDeliberate || hasForm(text.text, words, language)) return [];
      return problemInPassage(text, 0, {
        severity: 'warning',
        found: `${excerpt(text.text)} for “${law}”`,
        expected: `one of: ${words}`,
        fix: 'say that the law is British',
      });
    });
  },
};
