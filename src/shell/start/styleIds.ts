/** Emotion's ids of classes and of animations, as they stand in the rules of a style sheet or a page. */
export function styleIds(css: string): string[] {
  return [...new Set(css.match(/(?<=\.c-)[a-z0-9]+|(?<=@keyframes )animation-[a-z0-9]+/g))];
}
