type WrittenNumber = ReturnType<typeof numbersIn>[number];

/** Returns the numbers of a text, without those in placeholders, tags and addresses. */
export function numbersIn(text: string) {
  const words = text.replace(/\{\{.*?\}\}|<[^>]*>|\]\([^)]*\)/g, (match) => ' '.repeat(match.length));
  return [...words.matchAll(/\p{Nd}+(?:[.,’٫٬\u00A0\u202F]\p{Nd}+)*/gu)].map(({ 0: written, index }) => ({
    written,
    index,
    // Without separators, which differ from language to language, and in the digits of any script.
    digits: asciiDigits(written).replace(/\D/g, ''),
  }));
}

/** Returns the numbers that are not among others. */
export function without(all: readonly WrittenNumber[], some: readonly WrittenNumber[]): WrittenNumber[] {
  return all.filter(({ digits }) => !some.some((other) => other.digits === digits));
}

const units = 'one two three four five six seven eight nine'.split(' ');
const teens = 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ');
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/** Zero to a hundred. */
export const numberWords: readonly string[] = [
  'zero',
  ...units,
  ...teens,
  ...tens.flatMap((ten) => [ten, ...units.map((unit) => `${ten}-${unit}`)]),
  'hundred',
];
const otherWords: Readonly<Record<number, string>> = { 1: 'a', 100: 'per cent' };

/** Returns whether the English says the number in words: as a word, as “a”, or as the name of a month. */
export function isWritten(digits: string, english: string): boolean {
  const number = Number(digits);
  const names = [numberWords[number], months[number - 1], otherWords[number]];
  return names.some((name) => name !== undefined && new RegExp(`\\b${name}`, 'i').test(english));
}

/** Returns a text with the digits of any script in ASCII: those of a script follow each other from its zero on. */
export function asciiDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const point = digit.codePointAt(0) ?? 0;
    let zero = point;
    while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
    return String((point - zero) % 10);
  });
}
