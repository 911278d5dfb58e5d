import { matchesOf } from '../strings/marks';
import { ofLanguage } from './languageTag';
import quotationMarks from '../../../locales/quotationMarks.json';

/**
 * Returns the quotation marks of a language, from `locales/quotationMarks.json`: outer ones, then those of a quotation
 * inside another; English ones where it has no entry.
 */
export function quotationMarksOf(language: string) {
  const [open = '“', close = '”', innerOpen = '‘', innerClose = '’'] = ofLanguage(quotationMarks, language) ?? [];
  return { outer: [open, close], inner: [innerOpen, innerClose] } as const;
}

/** Returns each quotation mark or apostrophe that the language does not write, with what it writes there, if sure. */
export function foreignQuotationMarks(text: string, language: string) {
  const { outer, inner } = quotationMarksOf(language);
  const own = [...outer, ...inner, apostrophe].join('');
  // A tag's attributes have straight marks in every language.
  return matchesOf(text, /<[A-Za-z][^<>]*>|,,|''|([“”„«»])\1|["'´`“”„‟‘’‚‛«»‹›]/g).flatMap(({ 0: mark, index }) => {
    if (mark.startsWith('<') || own.includes(mark)) return [];
    return [{ offset: index, mark, instead: replacement(text, index, mark, language) }];
  });
}

/** Returns the text with straight, doubled and imitated marks replaced by the language's own. */
export function fixQuotationMarks(text: string, language: string): string {
  return foreignQuotationMarks(text, language).reduceRight(
    (fixed, { offset, mark, instead }) =>
      instead === undefined ? fixed : fixed.slice(0, offset) + instead + fixed.slice(offset + mark.length),
    text,
  );
}

const apostrophe = '’';

function replacement(text: string, index: number, mark: string, language: string): string | undefined {
  const { outer, inner } = quotationMarksOf(language);
  const before = text.charAt(index - 1);
  const after = text.charAt(index + mark.length);
  const opens = /^[\s([{<>–—/-]?$/.test(before) && /\S/.test(after);
  // Accents for an apostrophe, commas for „, two marks for one.
  if (mark === '´' || mark === '`') return /\p{L}/u.test(before) && /\p{L}/u.test(after) ? apostrophe : undefined;
  if (mark === ',,') return outer[0] === '„' && opens ? '„' : undefined;
  if (mark.length === 2 && mark !== "''") return mark.charAt(0);
  if (mark !== "'" && mark !== '"' && mark !== "''") return undefined;
  if (mark !== "'") return opens ? outer[0] : outer[1];
  // A pair of them quotes; any other stands for letters left out.
  const paired = opens && /^'[^']*\S'(?!\p{L})/u.test(text.slice(index));
  if (paired) return inner[0];
  const closes = !/\p{L}/u.test(after) && [...text.slice(0, index).matchAll(/(?<![\p{L}\d])'(?=\S)/gu)].length > 0;
  return closes ? inner[1] : apostrophe;
}
