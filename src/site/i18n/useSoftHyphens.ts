import hyphens from '../../../locales/hyphens.json';
import { ofLanguage } from '../../content/language/languageTag';
import { usePage } from './usePage';

/**
 * Returns a function that adds soft hyphens (U+00AD) to long words (locales/hyphens.json). `hyphens: auto` is not
 * enough, because browsers lack the dictionaries of many languages.
 */
export function useSoftHyphens(): (text: string) => string {
  const { code } = usePage().language;
  return (text) => (ofLanguage(longWords, code) ?? []).reduce(withSoftHyphens, text);
}

/** Keeps the text's upper and lower case. */
function withSoftHyphens(text: string, word: string): string {
  const parts = word.split('-');
  const pattern = new RegExp(parts.map((part) => `(${part})`).join(''), 'giu');
  return text.replace(pattern, (...found) => found.slice(1, parts.length + 1).join('\u00ad'));
}

const longWords: Readonly<Partial<Record<string, readonly string[]>>> = hyphens;
