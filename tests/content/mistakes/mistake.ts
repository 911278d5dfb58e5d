import { frozen, lineOf, strings as table, type Change } from '../copy';

/** A way to break a file, the place that the check names for it, and words of what it says. */
export type Mistake = readonly [what: string, file: string, how: Change, place: string, words: string];

export const page = (place: string, language = 'en') => `content/${place}/${language}.mdx`;
export const strings = (namespace: string, language = 'cy') => `locales/${language}/${namespace}.json`;
export const line = (file: string, needle: string) => `${file}:${lineOf(file, needle)}:`;
export const english = (namespace: string, key: string) => table(frozen, 'en', namespace)[key];
export const languages = 'content/data/languages.json';
