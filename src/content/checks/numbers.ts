import { asciiDigits } from '../language/digits';
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

type WrittenNumber = ReturnType<typeof numbersIn>[number];

function numbersIn(text: string) {
  const words = text.replace(/\{\{.*?\}\}|<[^>]*>|\]\([^)]*\)/g, (match) => ' '.repeat(match.length));
  return [...words.matchAll(/\p{Nd}+(?:[.,’٫٬\u00A0\u202F]\p{Nd}+)*/gu)].map(({ 0: written, index }) => ({
    written,
    index,
    // Without separators, which differ from language to language, and in the digits of any script.
    digits: asciiDigits(written).replace(/\D/g, ''),
  }));
}

function without(all: readonly WrittenNumber[], some: readonly WrittenNumber[]): WrittenNumber[] {
  return all.filter(({ digits }) => !some.some((other) => other.digits === digits));
}

/** Zero to twenty. */
export const numberWords =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );
const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const otherWords: Readonly<Record<number, readonly string[]>> = {
  1: ['a'],
  30: ['thirty'],
  40: ['forty'],
  50: ['fifty'],
  60: ['sixty'],
  90: ['ninety'],
  100: ['hundred', 'per cent'],
};

/** Returns whether the English says the number in words: as a word, as “a”, or as the name of a month. */
function isWritten(digits: string, english: string): boolean {
  const number = Number(digits);
  const names = [numberWords[number], months[number - 1], ...(otherWords[number] ?? [])];
  return names.some((name) => name !== undefined && new RegExp(`\\b${name}`, 'i').test(english));
}
