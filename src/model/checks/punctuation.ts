import { bare, pairs } from './pairs';
import { inPassage, shown, type Check, type Finding } from './rule';

/** A sentence ends as the English one does: with a full stop, a question mark, or without either. */
export const punctuation: Check = {
  title: 'Final punctuation',
  rule: 'A text ends with a full stop, question mark, colon or ellipsis where the English does (a warning); Thai has no full stop.',
  problems: (translation) =>
    pairs(translation).flatMap(({ english, text, place, isDeliberate }): Finding[] => {
      const [theirs, ours] = [endOf(english, 'en'), endOf(text, translation.language)];
      if (isDeliberate || theirs === ours || (translation.language === 'th' && theirs + ours === '.')) return [];
      return [
        inPassage(place, Math.max(0, text.trimEnd().length - 1), {
          severity: 'warning',
          found: `${ours === '' ? 'no punctuation' : `“${ours}”`} at the end of ${shown(text.slice(-40))}`,
          expected: theirs === '' ? 'none, as in the English' : `“${theirs}”, as in the English`,
          fix: 'end it as the English ends; if it is right so, accept it --as-is or --reviewed',
        }),
      ];
    }),
};

/** The kind of mark at the end of a text, whatever script writes it; quotation marks and brackets may follow it. */
function endOf(text: string, language: string): string {
  const end = bare(text).replace(/[\s"'“”„‟‘’‚«»)\]）」』*]+$/u, '').at(-1) ?? '';
  if (end === ';' || end === '\u037E') return language === 'el' ? '?' : ';';
  return { '。': '.', '．': '.', '.': '.', '！': '!', '!': '.', '？': '?', '?': '?', '：': ':', ':': ':', '…': '…' }[end] ?? '';
}
