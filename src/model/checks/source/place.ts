import type { JsonFile } from '../../jsonFile';
import { positionAt, type Problem } from '../../problem';
import type { ContentPage } from '../../project';

/** An error in a page, at the first place of some words of it. */
export function pageProblem(page: ContentPage, needle: string, found: string, expected: string, fix?: string): Problem {
  const place = positionAt(page.text, Math.max(0, needle ? page.text.indexOf(needle) : 0));
  return { severity: 'error', file: page.file, ...place, found, expected, fix };
}

/** An error in a JSON file, at the first place of a key or a text of it. */
export function fileProblem(file: JsonFile<unknown>, needle: string, found: string, expected: string): Problem {
  const offset = Math.max(0, file.text.indexOf(needle.startsWith('"') ? needle : `"${needle}"`));
  return { severity: 'error', file: file.file, ...positionAt(file.text, offset), found, expected };
}
