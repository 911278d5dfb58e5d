import { countWords } from '../countWords';
import { scriptOf } from '../languageTag';
import { problemInPassage, excerpt, type Check } from './rule';

export const punctuation: Check = {
  title: 'Final punctuation',
  rule: 'A text ends with a full stop, question mark, colon or ellipsis where the English does (a warning); Thai and Lao have none.',
  problems: ({ language, texts }) =>
    texts.flatMap((passage) => {
      const { english, text, isDeliberate } = passage;
      const [theirs, ours] = [endOf(english, 'en'), endOf(text, language)];
      if (isDeliberate || theirs === ours || !isSure(theirs, ours, english, text, language)) return [];
      return problemInPassage(passage, Math.max(0, text.trimEnd().length - 1), {
        severity: 'warning',
        found: `${ours === '' ? 'no punctuation' : `“${ours}”`} at the end of ${excerpt(text.slice(-40))}`,
        expected: theirs === '' ? 'none, as in the English' : `“${theirs}”, as in the English`,
        fix: 'end it as the English ends; if it is right so, accept it --as-is or --reviewed',
      });
    }),
};

/**
 * Returns whether different endings are a mistake: a heading may be a question in one language only, a short text may end
 * in an abbreviation, and Thai and Lao have neither full stops nor question marks.
 */
function isSure(theirs: string, ours: string, english: string, text: string, language: string): boolean {
  if (/^(Laoo|Thai)$/.test(scriptOf(language)) || theirs === '!' || ours === '!' || ours === '?') return false;
  // A short sentence that is a heading may go without its full stop.
  if (theirs === '.' && ours === '') return countWords(english) > 8;
  return theirs !== '' || (countWords(text) > 3 && !/(?<![\p{L}])\p{L}{1,4}\.$/u.test(text));
}

/** Returns the kind of mark at the end of a text, whatever script writes it; quotation marks and brackets may follow it. */
function endOf(text: string, language: string): string {
  const words = text.replace(/\{\{.*?\}\}|<[A-Z][^>]*>/g, 'x').replace(/<.*?>/g, '');
  const end =
    words
      .replace(/\.{3}/g, '…')
      .replace(/[\s"'“”„‟‘’‚«»)\]）」』*]+$/u, '')
      .at(-1) ?? '';
  if (end === ';' || end === '\u037E') return scriptOf(language) === 'Grek' && end === ';' ? '?' : '.';
  const kinds = ['.。．；۔؛।॥።։။។', '!！', '?？؟', ':：', '…'];
  return kinds.find((marks) => end !== '' && marks.includes(end))?.charAt(0) ?? '';
}
