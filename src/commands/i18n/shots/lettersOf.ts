/** The letters and digits of a text, by which it is known again among spaces and signs that pages add to it. */
export function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '');
}
