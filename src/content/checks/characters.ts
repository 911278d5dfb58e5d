import { directionOf, scriptOf } from '../language/languageTag';
import { matchesOf } from '../strings/marks';
import { excerptAround, problemsAtMatches, wholeFile, type Check } from './translation';

/** No characters that nobody can see: they come with pasted text, and break searching, wrapping and copying. */
export const invisible: Check = {
  title: 'Invisible characters',
  rule: 'No tabs, zero-width characters, soft hyphens or direction marks, but for joiners after letters of scripts that need them, direction marks in languages written from the right, and U+200B where a line of Lao, Khmer or Burmese may break.',
  problems: ({ language, strings, pages }) =>
    problemsAtMatches(
      [...strings, ...pages.flatMap(({ page }) => (page ? [wholeFile(page)] : []))],
      charactersIn(language),
      ({ 0: character, index }, { text }) => {
        const after = excerptAround(text, index, 12, 0);
        if (isColumn(text, index)) return { found: `columns with tabs after ${after}`, expected: table };
        return {
          found: `${character === '\t' ? 'a tab' : `the invisible character ${codePoint(character)}`} after ${after}`,
          expected: 'text without it',
          fix: 'npm run check -- --fix',
        };
      },
    ),
  fix: (text, language) =>
    text.replace(charactersIn(language), (character, index: number) => {
      if (isColumn(text, index)) return character;
      return /[\t\u2028\u2029]/.test(character) ? ' ' : '';
    }),
};

const table = 'a table: | Words | Words |, below the first row | --- | --- |, then the rows';

/** Returns whether a place is in lines with tabs between their words, a table of another program that a fix would lose. */
function isColumn(text: string, index: number): boolean {
  const lines = /^(?! *(?:\S|\d{1,3}[.)])\t)[^\t\n]*\S\t+\S.*(?:\n(?! *(?:\S|\d{1,3}[.)])\t)[^\t\n]*\S\t+\S.*)+/gm;
  return (
    text[index] === '\t' &&
    matchesOf(text, lines).some((match) => match.index <= index && index < match.index + match[0].length)
  );
}

function charactersIn(language: string): RegExp {
  const allowed = [
    joiners,
    directionOf(language) === 'rtl' ? '[\\u200E\\u200F\\u061C\\u2066-\\u2069]' : '',
    /^(Khmr|Laoo|Mymr)$/.test(scriptOf(language)) ? '\\u200B' : '',
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
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

export const damaged: Check = {
  title: 'Damaged characters',
  rule: 'No U+FFFD and no “Ã¤” or “â€™”, which are left of letters where a file was not saved in UTF-8, and no characters that no font has, such as the bullets of Word (U+F0B7).',
  problems: ({ passages }) =>
    problemsAtMatches(
      passages,
      /\uFFFD|Ã[\u0080-\u00BF]|â€[\u0098-\u009D™œ“”\u0080-\u00BF]|[\p{Co}\p{Cn}\p{Cs}]/gu,
      ({ 0: found, index }, { text }) => ({
        found: `a damaged character (${codePoint(found)}) in ${excerptAround(text, index)}`,
        expected: 'the letter or sign that is meant, in UTF-8; before an item of a list “- ”',
        fix: 'write it, or take the file from before (git checkout) and save it as UTF-8 in your editor',
      }),
    ),
};

/** Letters that search engines, screen readers and our fonts do not take for what they look like. */
export const letters: Check = {
  title: 'Letters that only look right',
  rule: 'No ligatures, mathematical or full-width letters, and no accents apart from their letters.',
  problems: ({ passages }) => [
    ...problemsAtMatches(passages, imitations, ({ 0: found, index }, { text }) => ({
      found: `${codePoint(found)} in ${excerptAround(text, index)}`,
      expected: `“${found.normalize('NFKC')}”`,
      fix: 'npm run check -- --fix',
    })),
    ...problemsAtMatches(passages, /\P{M}\p{M}+/gu, ({ 0: found, index }, { text }) =>
      found.normalize('NFC') === found
        ? undefined
        : {
            found: `an accent apart from its letter in ${excerptAround(text, index)}`,
            expected: `“${found.normalize('NFC')}” as one character`,
            fix: 'npm run check -- --fix',
          },
    ),
  ],
  fix: (text) => text.replace(imitations, (found) => found.normalize('NFKC')).normalize('NFC'),
};

/** Ligatures, letters and digits of mathematics, and full-width ones. */
const imitations = /[\uFB00-\uFB06\u{1D400}-\u{1D7FF}\uFF10-\uFF19\uFF21-\uFF3A\uFF41-\uFF5A]/gu;
