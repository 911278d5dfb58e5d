import { excerptAround, problemsAtMatches, type Check } from './rule';
import { wholeFile } from './translation';

/** No characters that nobody can see: they come with pasted text, and break searching, wrapping and copying. */
export const invisible: Check = {
  title: 'Invisible characters',
  rule: 'No tabs, zero-width characters, soft hyphens or direction marks; Thai may have U+200B where a line may break.',
  problems: ({ language, strings, pages }) =>
    problemsAtMatches(
      [...strings, ...pages.flatMap(({ page }) => (page ? [wholeFile(page)] : []))],
      charactersIn(language),
      ({ 0: character, index }, { text }) => ({
        found: `the invisible character ${codePoint(character)} after ${excerptAround(text, index, 12, 0)}`,
        expected: 'text without it',
        fix: 'run the check with --fix',
      }),
    ),
  fix: (text, language) =>
    text.replace(charactersIn(language), (character) => (/[\t\u2028\u2029]/.test(character) ? ' ' : '')),
};

function charactersIn(language: string): RegExp {
  const allowed = language === 'th' ? '(?!\\u200B)' : '';
  const characters = '[\\x00-\\x09\\x0B-\\x1F\\x7F-\\x9F\\u00AD\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF]';
  return new RegExp(allowed + characters, 'g');
}

function codePoint(character: string): string {
  return `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
}
