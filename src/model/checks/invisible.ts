import { excerptAround, problemInPassage, type Check } from './rule';

/** No characters that nobody can see: they come with pasted text, and break searching, wrapping and copying. */
export const invisible: Check = {
  title: 'Invisible characters',
  rule: 'No tabs, zero-width characters, soft hyphens or direction marks; Thai may have U+200B where a line may break.',
  appliesToSource: true,
  problems: ({ language, strings, pages }) =>
    [
      ...strings.map(({ place }) => place),
      ...pages.flatMap(({ page }) => (page ? [{ text: page.text, offset: 0, source: page }] : [])),
    ].flatMap((passage) =>
      [...passage.text.matchAll(characters)]
        .filter(([character]) => !allowed(character, language))
        .map(({ 0: character, index }) =>
          problemInPassage(passage, index, {
            found: `the invisible character ${codePoint(character)} after ${excerptAround(passage.text, index, 12, 0)}`,
            expected: 'text without it',
            fix: 'run the check with --fix',
          }),
        ),
    ),
  fix: (text, language) =>
    text.replace(characters, (character) =>
      allowed(character, language) ? character : /[\t\u2028\u2029]/.test(character) ? ' ' : '',
    ),
};

// eslint-disable-next-line no-control-regex -- control characters are what it looks for
const characters = /[\u0000-\u0009\u000B-\u001F\u007F-\u009F\u00AD\u200B-\u200F\u2028-\u202E\u2060-\u2069\uFEFF]/g;

function allowed(character: string, language: string): boolean {
  return character === '\u200B' && language === 'th';
}

function codePoint(character: string): string {
  return `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
}
