import { scriptOf } from '../language/languageTag';
import { tags } from './marks';

/**
 * Returns how long a text of a language is. Tags and the vowel signs above and below letters take no room, and are not
 * counted; where letters are as wide as two Latin ones, those of other scripts are half of one.
 */
export function textLength(text: string, language: string): number {
  return isWide(language) ? Math.ceil(displayWidth(text) / 2) : displayWidth(text);
}

/** Returns how long a text may be where the English may have `max` characters: German and Welsh need about a third more. */
export function lengthLimit(max: number, language: string): number {
  return language === 'en' ? max : fixedLimit(Math.ceil(max * 1.4), language);
}

/** Returns how long a text may be where the room is the same in every language, as in a list of search results. */
export function fixedLimit(max: number, language: string): number {
  return isWide(language) ? Math.floor(max / 2) : max;
}

/** Returns the width of a text in Latin letters: those of East Asian scripts take the room of two. */
export function displayWidth(text: string): number {
  const seen = text.replace(tags, '').replace(/\p{Mn}/gu, '');
  const wide = seen.match(/[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Bopo}\u3000-\u303F\uFF00-\uFF60]/gu);
  return [...seen].length + (wide?.length ?? 0);
}

/** Returns whether the letters of a language are as wide as two Latin ones. */
function isWide(language: string): boolean {
  return /^(Hans|Hant|Jpan|Kore)$/.test(scriptOf(language));
}
