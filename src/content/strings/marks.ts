import { remembered } from '../remembered';

/** The tags of strings: `<link>`, `</link>`. */
export const tags = /<\/?[a-z][\w-]*\s*\/?>/gi;

/** Returns the parts of a list as people of any script type it: with , 、 ، or ; between. */
export function partsOfList(list: string): string[] {
  return list
    .split(/[,;、，；،؛]/)
    .map((part) => part.trim())
    .filter(Boolean);
}

/** Returns a text without the names of placeholders and tags, which are no words. */
export function withoutPlaceholders(text: string): string {
  return text.replace(/\{\{.*?\}\}|<.*?>/g, ' ');
}

/** Returns how many words a text has, without placeholders and tags. */
export const countWords = remembered((text) => {
  const words = withoutPlaceholders(text).replace(/[\u200C\u200D]/g, '');
  return words.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}’'-]*/gu)?.length ?? 0;
});

/** Returns the matches of a pattern with the flag `g`. Most texts have none, and `matchAll` copies its pattern before it looks. */
export function matchesOf(text: string, pattern: RegExp): RegExpExecArray[] {
  return text.search(pattern) < 0 ? [] : [...text.matchAll(pattern)];
}
