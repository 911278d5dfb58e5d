import { isWritten, numbersIn, without } from '../strings/numbersInText';
import { problemInPassage, excerpt, type Check } from './rule';

export const numbers: Check = {
  title: 'Numbers',
  rule: 'A translation has the numbers of the English (a number that is another one is an error, one that is missing a warning); a number may be a word.',
  problems: ({ texts }) =>
    texts.flatMap((passage) => {
      const { english, text, isDeliberate } = passage;
      if (isDeliberate) return [];
      const [theirs, ours] = [numbersIn(english), numbersIn(text)];
      const missing = without(theirs, ours);
      const [added] = without(ours, theirs).filter(({ digits }) => !isWritten(digits, english));
      if (added && missing.length > 0)
        return problemInPassage(passage, added.index, {
          found: `the number ${added.written} in ${excerpt(text)}`,
          expected: missing.map(({ written }) => written).join(', '),
          fix: 'write the number of the English',
        });
      const lost = missing.find(({ digits }) => digits.length > 2);
      if (!added && !lost) return [];
      return problemInPassage(passage, added?.index ?? 0, {
        severity: 'warning',
        found: added
          ? `the number ${added.written}, which the English does not have`
          : `no ${lost?.written} in ${excerpt(text)}`,
        expected: `the numbers of ${excerpt(english)}`,
        fix: 'write the number of the English; if it is right so, accept it --as-is or --reviewed',
      });
    }),
};
