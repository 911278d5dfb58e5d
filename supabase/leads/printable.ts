/** Characters that change what a terminal shows of the text after them, or break its line. */
const hostile = /[^\P{Cc}\n]|[\u2028\u2029\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/gu;

/** Returns text for a terminal: with line feeds as the only control characters. */
export function printable(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(hostile, '�');
}

/** Returns text for one line of a terminal. */
export function printableLine(text: string): string {
  return printable(text).replaceAll('\n', ' ');
}

/** Returns a value as JSON that a terminal shows as it is: what is hostile in its texts is escaped. */
export function printableJson(value: unknown): string {
  return JSON.stringify(value, null, 2).replace(
    hostile,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
