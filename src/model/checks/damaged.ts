import { excerptAround, problemInPassage, type Check } from './rule';

/** Letters that were lost when a file was saved or read in another encoding. */
export const damaged: Check = {
  title: 'Damaged characters',
  rule: 'No U+FFFD and no “Ã¤” or “â€™”: they are what is left of letters where a file was saved in an encoding other than UTF-8.',
  appliesToSource: true,
  problems: ({ passages }) =>
    passages.flatMap((passage) => {
      const index = passage.text.search(/\uFFFD|Ã[\u0080-\u00BF]|â€[\u0098-\u009D™œ“”\u0080-\u00BF]/);
      if (index < 0) return [];
      return problemInPassage(passage, index, {
        found: `a damaged character in ${excerptAround(passage.text, index)}`,
        expected: 'the letter itself, in UTF-8',
        fix: 'take the file from before (git checkout), and save it as UTF-8 in your editor',
      });
    }),
};
