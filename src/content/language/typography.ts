import { ofLanguage } from './languageTag';
import quotationMarks from '../../../locales/quotationMarks.json';

/**
 * Returns the quotation marks of a language, from `locales/quotationMarks.json`: outer ones, then those of a quotation
 * inside another; English ones where it has no entry.
 */
export function quotationMarksOf(language: string) {
  const known: Readonly<Partial<Record<string, readonly string[]>>> = quotationMarks;
  const [open = '“', close = '”', innerOpen = '‘', innerClose = '’'] = ofLanguage(known, language) ?? [];
  return { outer: [open, close], inner: [innerOpen, innerClose] } as const;
}

/**
 * Returns each quotation mark or apostrophe in a text that the language does not write, with what it writes there, if that
 * is sure.
 */
export function foreignQuotationMarks(text: string, language: string) {
  const { outer, inner } = quotationMarksOf(language);
  const own = [...outer, ...inner, apostrophe].join('');
  // A tag's attributes have straight marks in every language.
  return [...text.matchAll(/<[A-Za-z][^<>]*>|["'“”„‟‘’‚‛«»‹›]/g)].flatMap(({ 0: mark, index }) => {
    if (mark.startsWith('<') || own.includes(mark)) return [];
    const instead = mark === '"' || mark === "'" ? replacement(text, index, mark, language) : undefined;
    return [{ offset: index, mark, instead }];
  });
}

/** Returns the text with straight marks replaced by the language's own. */
export function fixQuotationMarks(text: string, language: string): string {
  const units = text.split('');
  for (const { offset, instead } of foreignQuotationMarks(text, language)) if (instead) units[offset] = instead;
  return units.join('');
}

const apostrophe = '’';

function replacement(text: string, index: number, mark: string, language: string): string {
  const { outer, inner } = quotationMarksOf(language);
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
