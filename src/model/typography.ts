/** The quotation marks of a language: of the first level, and of a quotation inside another. */
export interface QuotationMarks {
  readonly outer: readonly [string, string];
  readonly inner: readonly [string, string];
}

/** How the languages of the site quote (CLDR's delimiters; where a language has several customs, its style note's). */
const quotationMarks: Readonly<Record<string, QuotationMarks>> = {
  cy: { outer: ['‘', '’'], inner: ['“', '”'] },
  de: { outer: ['„', '“'], inner: ['‚', '‘'] },
  el: { outer: ['«', '»'], inner: ['“', '”'] },
  en: { outer: ['“', '”'], inner: ['‘', '’'] },
  es: { outer: ['«', '»'], inner: ['“', '”'] },
  fr: { outer: ['«\u00A0', '\u00A0»'], inner: ['“', '”'] },
  it: { outer: ['«', '»'], inner: ['“', '”'] },
  nl: { outer: ['‘', '’'], inner: ['“', '”'] },
  pl: { outer: ['„', '”'], inner: ['«', '»'] },
  pt: { outer: ['«', '»'], inner: ['“', '”'] },
  ro: { outer: ['„', '”'], inner: ['«', '»'] },
  th: { outer: ['“', '”'], inner: ['‘', '’'] },
  tr: { outer: ['“', '”'], inner: ['‘', '’'] },
  uk: { outer: ['«', '»'], inner: ['„', '“'] },
  zh: { outer: ['“', '”'], inner: ['‘', '’'] },
};

/** The marks of a language; English ones for a language without an entry. */
export function marksOf(language: string): QuotationMarks {
  return quotationMarks[language] ?? { outer: ['“', '”'], inner: ['‘', '’'] };
}

/** Each quotation mark or apostrophe in a text that the language does not write, with what it writes there, if that is sure. */
export function foreignMarks(
  text: string,
  language: string,
): { offset: number; mark: string; instead: string | undefined }[] {
  const { outer, inner } = marksOf(language);
  const own = [...outer, ...inner, apostrophe].join('');
  return [...text.matchAll(/["'“”„‟‘’‚‛«»‹›]/g)].flatMap(({ 0: mark, index }) => {
    if (own.includes(mark)) return [];
    return [
      {
        offset: index,
        mark,
        instead: mark === '"' || mark === "'" ? replacement(text, index, mark, language) : undefined,
      },
    ];
  });
}

/** The text with straight marks replaced by the language's own. */
export function fixMarks(text: string, language: string): string {
  const units = text.split('');
  for (const { offset, instead } of foreignMarks(text, language)) if (instead) units[offset] = instead;
  return units.join('');
}

const apostrophe = '’';

function replacement(text: string, index: number, mark: string, language: string): string {
  const { outer, inner } = marksOf(language);
  const before = text.charAt(index - 1);
  const after = text.charAt(index + 1);
  const opens = /^[\s([{<>–—/-]?$/.test(before) && /\S/.test(after);
  if (mark === '"') return opens ? outer[0] : outer[1];
  // A pair of them quotes; any other stands for letters left out.
  const paired = opens && /^'[^']*\S'(?!\p{L})/u.test(text.slice(index));
  if (paired) return inner[0];
  const closes = !/\p{L}/u.test(after) && [...text.slice(0, index).matchAll(/(?<![\p{L}\d])'(?=\S)/gu)].length > 0;
  return closes ? inner[1] : apostrophe;
}
