/** Returns the words of a text, without placeholders and tags. */
export function wordsIn(text: string): number {
  return text.replace(/\{\{.*?\}\}|<.*?>/g, ' ').match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu)?.length ?? 0;
}
