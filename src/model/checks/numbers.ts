import { pairs } from './pairs';
import { inPassage, shown, type Check, type Finding } from './rule';

/** Numbers are those of the English: a figure is a promise. */
export const numbers: Check = {
  title: 'Numbers',
  rule: 'A translation has the numbers of the English (a number that is another one is an error, one that is missing a warning); a number may be a word.',
  problems: (translation) =>
    pairs(translation).flatMap(({ english, text, place, isDeliberate }): Finding[] => {
      if (isDeliberate) return [];
      const [theirs, ours] = [numbersIn(english), numbersIn(text)];
      const missing = without(theirs, ours);
      const added = without(ours, theirs).filter((number) => !isWritten(number.digits, english));
      const [first] = added;
      if (first && missing.length > 0)
        return [
          inPassage(place, first.index, {
            found: `the number ${first.written} in ${shown(text)}`,
            expected: missing.map(({ written }) => written).join(', '),
            fix: 'write the number of the English',
          }),
        ];
      const other = first ?? missing.find(({ digits }) => digits.length > 2);
      if (!other) return [];
      return [
        inPassage(place, first?.index ?? 0, {
          severity: 'warning',
          found: first
            ? `the number ${other.written}, which the English does not have`
            : `no ${other.written} in ${shown(text)}`,
          expected: `the numbers of ${shown(english)}`,
          fix: 'write the number of the English; if it is right so, accept it --as-is or --reviewed',
        }),
      ];
    }),
};

interface WrittenNumber {
  readonly written: string;
  /** Without separators, which differ from language to language. */
  readonly digits: string;
  readonly index: number;
}

function numbersIn(text: string): WrittenNumber[] {
  const words = text.replace(/\{\{.*?\}\}|<[^>]*>|\]\([^)]*\)/g, (match) => ' '.repeat(match.length));
  return [...words.matchAll(/\d+(?:[.,’\u00A0\u202F]\d+)*/g)].map(({ 0: written, index }) => ({
    written,
    index,
    digits: written.replace(/\D/g, ''),
  }));
}

function without(all: readonly WrittenNumber[], some: readonly WrittenNumber[]): WrittenNumber[] {
  const left = some.map(({ digits }) => digits);
  return all.filter(({ digits }) => !left.includes(digits));
}

const words =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );
const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/** Whether the English says the number in words: as a word, as “a”, or as the name of a month. */
function isWritten(digits: string, english: string): boolean {
  const lower = english.toLowerCase();
  const number = Number(digits);
  const names = [
    words[number],
    months[number - 1],
    number === 1 ? 'a' : undefined,
    tens[number],
    number === 100 ? 'per cent' : undefined,
  ];
  return names.some((name) => name !== undefined && new RegExp(`\\b${name}`).test(lower));
}

const tens: Readonly<Record<number, string>> = {
  30: 'thirty',
  40: 'forty',
  50: 'fifty',
  60: 'sixty',
  90: 'ninety',
  100: 'hundred',
};
