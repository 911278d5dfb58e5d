import { ofLanguage } from '../languageTag';
import { problemsAtMatches, type Check } from './rule';

export const spaces: Check = {
  title: 'No-break spaces',
  rule: 'In French a no-break space is before ; : ! ? » and after « (U+202F, or U+00A0 before : and inside « »).',
  problems: ({ language, passages }) =>
    problemsAtMatches(isSpacedOut(language) ? passages : [], unset, ({ 0: match, index }, { text }) => ({
      found: `${match.includes(' ') ? 'an ordinary space' : 'no space'} in [${text.slice(Math.max(0, index - 12), index + 6)}]`,
      expected: 'a no-break space (U+202F before ; ! ?, U+00A0 before : » and after «)',
      fix: 'run the check with --fix',
    })),
  fix: (text, language) => (isSpacedOut(language) ? text.replace(unset, setApart) : text),
};

// A sign with an ordinary space or none next to it; a colon inside 12:30, {{first}}:{{second}} or https:// is no sign.
const unset =
  /« |«(?=[^\s\u00A0\u202F])| [;!?:»]|(?<=[^\s\u00A0\u202F«])»|(?<=[\p{L}\d)}>%])[;!?]+(?=$|[\s<)»])|(?<=[\p{L}\d)}>%]):(?=$|\s)/gu;

function setApart(match: string): string {
  if (match.startsWith('«')) return '«\u00A0';
  const sign = match.trim();
  return `${/^[;!?]/.test(sign) ? '\u202F' : '\u00A0'}${sign}`;
}

/** Returns whether a language has a no-break space before “?” and “:”: French has, but not that of Canada. */
function isSpacedOut(language: string): boolean {
  return ofLanguage({ fr: true, 'fr-CA': false }, language) ?? false;
}
