/** Returns a text with the digits of any script in ASCII: those of a script follow each other from its zero on. */
export function asciiDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const point = digit.codePointAt(0) ?? 0;
    let zero = point;
    while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
    return String((point - zero) % 10);
  });
}
