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
