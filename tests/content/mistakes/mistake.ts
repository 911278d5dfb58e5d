import { frozen, lineOf, read, strings as table, type Change } from '../copy';

/** A way to break a file, the place that the check names for it, and words of what it says. */
export type Mistake = readonly [what: string, file: string, how: Change, place: string, words: string];

export const page = (place: string, language = 'en') => `content/${place}/${language}.mdx`;
export const strings = (namespace: string, language = 'cy') => `locales/${language}/${namespace}.json`;
export const line = (file: string, needle: string) => `${file}:${lineOf(file, needle)}:`;
export const english = (namespace: string, key: string) => table(frozen, 'en', namespace)[key];
export const languages = 'content/data/languages.json';

export const hr = page('courses/hr');
export const lesson = page('lessons/allergens');
export const policy = page('pages/privacy-policy');
export const qms = page('features/qms');
export const reporting = page('features/reporting');

/** Something in a file that is written otherwise, and named in its line, or in another place of the file. */
export function edited(
  what: string,
  file: string,
  right: string | RegExp,
  wrong: string,
  words: string,
  place?: string,
): Mistake {
  const [found = ''] = read(frozen, file).match(right) ?? [];
  return [what, file, (text) => text.replace(right, wrong), `${file}:${place ?? `${lineOf(file, found)}:`}`, words];
}

/** Words at the beginning of a string. */
export function begun(what: string, file: string, key: string, added: string, words: string): Mistake {
  return edited(what, file, `"${key}": "`, `"${key}": "${added}`, words);
}
