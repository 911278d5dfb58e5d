/**
 * The letters that a font needs for a text: those that are written, and those that shaping puts in their place. Thai sara
 * am is set as nikhahit and sara aa; without the first a browser takes the whole syllable from
 * another font.
 */
export function shapedLetters(text: string): string {
  return text.includes('\u0E33') ? `${text}\u0E4D\u0E32` : text;
}
