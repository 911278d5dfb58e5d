import { hasForm } from '../terms';
import { pairs } from './pairs';
import { inPassage, shown, type Check, type Finding } from './rule';

/** Readers abroad cannot know that a law is British. */
export const britishLaws: Check = {
  title: 'British laws',
  rule: 'A text whose English names a law of “britishLaws” in locales/glossary.json says that it is British, in one of the words for the language there (a warning).',
  problems: (translation) => {
    const { names = [], markedIn = {} } = translation.project.glossary.value?.britishLaws ?? {};
    const words = markedIn[translation.language];
    if (!words) return [];
    return pairs(translation).flatMap(({ english, text, place, isDeliberate }): Finding[] => {
      const law = names.find((name) => english.includes(name));
      if (!law || isDeliberate || hasForm(text, words, translation.language)) return [];
      return [
        inPassage(place, 0, {
          severity: 'warning',
          found: `${shown(text)} for “${law}”`,
          expected: `one of: ${words}`,
          fix: 'say that the law is British',
        }),
      ];
    });
  },
};
