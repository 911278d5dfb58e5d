/** Returns the matches of a pattern with the flag `g`. Most texts have none, and `matchAll` copies its pattern before it looks. */
export function matchesOf(text: string, pattern: RegExp): RegExpExecArray[] {
  return text.search(pattern) < 0 ? [] : [...text.matchAll(pattern)];
}
