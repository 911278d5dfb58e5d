import { excerptAround, problemsAtMatches, type Check } from './rule';

export const damaged: Check = {
  title: 'Damaged characters',
  rule: 'No U+FFFD and no “Ã¤” or “â€™”: they are what is left of letters where a file was saved in an encoding other than UTF-8.',
  problems: ({ passages }) =>
    problemsAtMatches(
      passages,
      /\uFFFD|Ã[\u0080-\u00BF]|â€[\u0098-\u009D™œ“”\u0080-\u00BF]/g,
      ({ index }, { text }) => ({
        found: `a damaged character in ${excerptAround(text, index)}`,
        expected: 'the letter itself, in UTF-8',
        fix: 'take the file from before (git checkout), and save it as UTF-8 in your editor',
      }),
    ),
};
