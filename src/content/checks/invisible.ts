import { directionOf, scriptOf } from '../languageTag';
import { excerptAround, problemsAtMatches, type Check } from './rule';
import { wholeFile } from './translation';

/** No characters that nobody can see: they come with pasted text, and break searching, wrapping and copying. */
export const invisible: Check = {
  title: 'Invisible characters',
  rule: 'No tabs, zero-width characters, soft hyphens or direction marks, but for joiners after letters of scripts that need them, direction marks in languages written from the right, and U+200B where a line of Thai, Lao, Khmer or Burmese may break.',
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
  const allowed = [
    joiners,
    directionOf(language) === 'rtl' ? '[\\u200E\\u200F\\u061C\\u2066-\\u2069]' : '',
    /^(Khmr|Laoo|Mymr|Thai)$/.test(scriptOf(language)) ? '\\u200B' : '',
  ].filter(Boolean);
  const characters =
    '[\\x00-\\x09\\x0B-\\x1F\\x7F-\\x9F\\u00AD\\u061C\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF]';
  return new RegExp(`(?!${allowed.join('|')})${characters}`, 'gu');
}

/** Joiners in words of scripts whose letters change next to each other, and in emojis of several parts. */
const joiners =
  '(?<=[\\p{L}\\p{M}])(?<![\\p{sc=Latn}\\p{sc=Grek}\\p{sc=Cyrl}\\p{sc=Hani}\\p{sc=Hira}\\p{sc=Kana}\\p{sc=Hang}\\p{sc=Thai}])[\\u200C\\u200D]' +
  '|(?<=[\\p{Extended_Pictographic}\\uFE0F])\\u200D';

function codePoint(character: string): string {
  return `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
}
