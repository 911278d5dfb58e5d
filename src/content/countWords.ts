/** Returns how many words a text has, without placeholders and tags. */
export function countWords(text: string): number {
  return text.replace(/\{\{.*?\}\}|<.*?>/g, ' ').match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu)?.length ?? 0;
}
