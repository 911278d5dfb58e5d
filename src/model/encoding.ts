import { positionAt, type Problem } from './problem';

/** What is wrong with a text file as a file: a byte-order mark, CRLF line ends, no line end after its last line. */
export function encodingProblems(file: string, text: string): Problem[] {
  const problems: Problem[] = [];
  const report = (offset: number, found: string, expected: string, fix: string) =>
    problems.push({
      severity: 'error',
      check: 'File format',
      file,
      ...positionAt(text, offset),
      found,
      expected,
      fix: `${fix}, or run the check with --fix`,
    });
  if (text.startsWith(byteOrderMark))
    report(0, 'a byte-order mark', 'UTF-8 without one', 'save the file as “UTF-8”, not “UTF-8 with BOM”');
  const carriage = text.indexOf('\r');
  if (carriage >= 0) report(carriage, 'Windows line ends (CRLF)', 'LF line ends', 'set your editor to LF');
  if (text !== '' && !text.endsWith('\n'))
    report(text.length, 'no line end after the last line', 'one', 'press Enter there');
  return problems;
}

/** The text without those. */
export function fixEncoding(text: string): string {
  const clean = text.replace(byteOrderMark, '').replace(/\r\n?/g, '\n');
  return clean === '' || clean.endsWith('\n') ? clean : `${clean}\n`;
}

const byteOrderMark = '\uFEFF';
