import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { mergeConflict, problemAt, type Problem } from '../problem';

const mistakes = [
  ['error', /^\uFEFF/, 'a byte-order mark', 'UTF-8 without one', 'save the file as “UTF-8”, not “UTF-8 with BOM”'],
  ['error', /\r/, 'Windows line ends (CRLF)', 'LF line ends', 'set your editor to LF'],
  ['warning', /(?<=[^\n])$/, 'no line end after the last line', 'one', 'press Enter there'],
] as const;

/** Returns what is wrong with a text file as a file: a byte-order mark, CRLF line ends, no line end after its last line. */
export function encodingProblems(file: string, text: string): Problem[] {
  return mistakes.flatMap(([severity, pattern, found, expected, fix]) => {
    const offset = text.search(pattern);
    const finding = { check: 'File format', severity, found, expected, fix: `${fix}, or npm run check -- --fix` };
    return offset < 0 ? [] : problemAt({ file, text }, offset, finding);
  });
}

/** Returns the text of a file, with a NUL character where it is in another encoding: what is written back would be other words. */
export function readText(place: string): string {
  const bytes = readFileSync(place);
  return isUtf8(bytes) ? bytes.toString() : `\0${bytes.toString('latin1')}`;
}

/** Returns why a file cannot be read: another encoding (NUL in its text) or a merge left open; undefined otherwise. */
export function unreadableText(file: string, text: string): Problem | undefined {
  if (!text.includes('\0')) return mergeConflict(file, text);
  return problemAt({ file, text }, 0, {
    found: 'a file that is not UTF-8',
    expected: 'UTF-8',
    fix: 'save it as UTF-8 in your editor, or take the file from before: git checkout',
  });
}

export function fixEncoding(text: string): string {
  const clean = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  return clean === '' || clean.endsWith('\n') ? clean : `${clean}\n`;
}
