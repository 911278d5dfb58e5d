import { problemAt, type Problem } from './problem';

/** What is wrong with a text file as a file: a byte-order mark, CRLF line ends, no line end after its last line. */
export function encodingProblems(file: string, text: string): Problem[] {
  const mistakes = [
    [
      text.search(/^\uFEFF/),
      'a byte-order mark',
      'UTF-8 without one',
      'save the file as “UTF-8”, not “UTF-8 with BOM”',
    ],
    [text.indexOf('\r'), 'Windows line ends (CRLF)', 'LF line ends', 'set your editor to LF'],
    [/[^\n]$/.test(text) ? text.length : -1, 'no line end after the last line', 'one', 'press Enter there'],
  ] as const;
  return mistakes
    .filter(([offset]) => offset >= 0)
    .map(([offset, found, expected, fix]) =>
      problemAt({ file, text }, offset, {
        check: 'File format',
        found,
        expected,
        fix: `${fix}, or run the check with --fix`,
      }),
    );
}

/** The text without those. */
export function fixEncoding(text: string): string {
  const clean = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  return clean === '' || clean.endsWith('\n') ? clean : `${clean}\n`;
}
