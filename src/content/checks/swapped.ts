import { stringHash } from '../pin';
import { problemInPassage, type Check } from './rule';

export const swapped: Check = {
  title: 'Texts in each other’s place',
  rule: 'A text is not the one that was accepted for another key of the file, with that one in its place.',
  problems: ({ language, strings }) => {
    const moved = strings.filter(({ text, pin }) => pin && pin.translation !== stringHash(text));
    return moved.flatMap((passage) => {
      const { namespace, key, text, pin } = passage;
      const other = moved.find(
        (string) =>
          string.key !== key &&
          string.namespace === namespace &&
          string.pin?.translation === stringHash(text) &&
          pin?.translation === stringHash(string.text),
      );
      if (!other) return [];
      return problemInPassage(passage, 0, {
        found: `in "${key}" the text of "${other.key}", and the other way round`,
        expected: 'each in its own place',
        fix: `put them back; if it is meant, npm run i18n -- accept ${language} ${namespace}:${key} ${namespace}:${other.key}`,
      });
    });
  },
};
