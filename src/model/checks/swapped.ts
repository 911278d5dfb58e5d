import { stringHash } from '../pin';
import { inPassage, type Check, type Finding } from './rule';
import { ofString } from './translation';

/** Two texts that have changed places since they were accepted. */
export const swapped: Check = {
  title: 'Texts in each other’s place',
  rule: 'A text is not the one that was accepted for another key of the file, with that one in its place.',
  problems: ({ language, strings }) => {
    const moved = strings.filter(({ text, pin }) => pin && pin.translation !== stringHash(text));
    return moved.flatMap((string): Finding[] => {
      const other = moved.find(
        ({ namespace, text, pin, key }) =>
          key !== string.key &&
          namespace === string.namespace &&
          pin?.translation === stringHash(string.text) &&
          string.pin?.translation === stringHash(text),
      );
      if (!other) return [];
      return [
        inPassage(ofString(string), 0, {
          found: `in "${string.key}" the text of "${other.key}", and the other way round`,
          expected: 'each in its own place',
          fix: `put them back; if it is meant, npm run i18n -- accept ${language} ${string.namespace}:${string.key} ${other.namespace}:${other.key}`,
        }),
      ];
    });
  },
};
