/** The tags of strings: `<link>`, `</link>`. */
export const tags = /<\/?[a-z][\w-]*\s*\/?>/gi;

/** Returns a text without the names of placeholders and tags, which are no words. */
export function withoutPlaceholders(text: string): string {
  return text.replace(/\{\{.*?\}\}|<.*?>/g, ' ');
}
