import { useCallback } from 'react';
import hyphens from '../../locales/hyphens.json';
import { usePage } from './usePage';

/**
 * Writes a heading of the page's language with soft hyphens (U+00AD) in words that are wider than a phone or a card: they
 * show only where the word has to break. `hyphens: auto` alone does not do, as browsers lack the dictionaries of many
 * languages and then break such words anywhere. Texts stay without soft hyphens;
 * the words are listed in locales/hyphens.json, with a hyphen where each may break.
 */
export function useSoftHyphens(): (text: string) => string {
  const { code } = usePage().language;
  return useCallback((text: string) => (longWords[code] ?? []).reduce(withSoftHyphens, text), [code]);
}

/** Upper and lower case stay as they are in the text. */
function withSoftHyphens(text: string, word: string): string {
  const parts = word.split('-');
  const whole = new RegExp(parts.map((part) => `(${part})`).join(''), 'giu');
  return text.replace(whole, (...found) => found.slice(1, parts.length + 1).join('\u00ad'));
}

const longWords: Readonly<Partial<Record<string, readonly string[]>>> = hyphens;
