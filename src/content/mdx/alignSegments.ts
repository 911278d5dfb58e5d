import type { PageSegment } from './pageSegments';

/** Returns for each segment of a page the index of the other page’s that says the same (Needleman–Wunsch algorithm). */
export function alignSegments(one: readonly PageSegment[], other: readonly PageSegment[]): (number | undefined)[] {
  if (isBuiltAlike(one, other)) return one.map((_, index) => index);
  const width = other.length + 1;
  const best = new Float64Array((one.length + 1) * width);
  const at = (row: number, column: number) => best[row * width + column] ?? 0;
  for (let row = one.length - 1; row >= 0; row -= 1)
    for (let column = other.length - 1; column >= 0; column -= 1)
      best[row * width + column] = Math.max(
        at(row + 1, column),
        at(row, column + 1),
        at(row + 1, column + 1) + likeness(one[row], other[column]),
      );
  const pairs: (number | undefined)[] = one.map(() => undefined);
  let [row, column] = [0, 0];
  while (row < one.length && column < other.length) {
    const like = likeness(one[row], other[column]);
    if (like > 0 && at(row, column) === at(row + 1, column + 1) + like) pairs[row++] = column++;
    else if (at(row, column) === at(row + 1, column)) row += 1;
    else column += 1;
  }
  // What was moved past others is known by its words, then by the component that it is in.
  for (const name of ['text', 'owner'] as const)
    for (const [index, { kind, [name]: own }] of one.entries()) {
      const isTwin = (twin: PageSegment, at: number) =>
        twin.kind === kind && twin[name] === own && own !== '' && !pairs.includes(at);
      const at = pairs[index] ?? other.findIndex(isTwin);
      if (at >= 0) pairs[index] = at;
    }
  return pairs;
}

/** Returns whether both have the same kinds of text in the same places, and none that was only moved: no need to search. */
function isBuiltAlike(one: readonly PageSegment[], other: readonly PageSegment[]): boolean {
  const texts = new Set(other.map(({ text }) => text));
  return (
    one.length === other.length &&
    one.every(({ kind, under, owner, text }, index) => {
      const twin = other[index];
      const isSamePlace = kind === twin?.kind && under === twin.under && owner === twin.owner;
      return isSamePlace && (text === twin.text || !texts.has(text));
    })
  );
}

/** Returns how much two texts are alike: by kind and place, then by what is the same in every language; 0 to 20. */
function likeness(one: PageSegment | undefined, other: PageSegment | undefined): number {
  if (!one || !other || one.kind !== other.kind) return 0;
  if (one.text === other.text) return 20;
  const isSamePlace = one.under === other.under && one.owner === other.owner;
  const [ours, theirs] = [signs(one.text), signs(other.text)];
  const shared = ours.filter((sign) => theirs.includes(sign)).length;
  const share = ours.length + theirs.length === 0 ? 0.5 : (2 * shared) / (ours.length + theirs.length);
  const lengths = [one.text.length, other.text.length].sort((a, b) => a - b);
  return (isSamePlace ? 3 : 0.5) + share + (lengths[0] ?? 0) / Math.max(1, lengths[1] ?? 0);
}

/** Returns what a translation leaves as it is: numbers, addresses, words in capitals, components. */
function signs(text: string): string[] {
  return text.match(/\d[\d.,:]*|\]\([^)]*\)|\b[A-Z]{2,}\b|\bCamre\b|<\w+/g) ?? [];
}
