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
      const other = first ?? (missing.some(({ digits }) => digits.length > 1) ? missing[0] : undefined);
      if (!other) return [];
      return [
        inPassage(place, first?.index ?? 0, {
          severity: 'warning',
          found: first ? `the number ${other.written}, which the English does not have` : `no ${other.written} in ${shown(text)}`,
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

const words = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** Whether the English writes the number as a word. */
function isWritten(digits: string, english: string): boolean {
  const lower = english.toLowerCase();
  const word = words[Number(digits)];
  return (word !== undefined && lower.includes(word)) || (digits === '100' && /hundred|per cent/.test(lower));
}
