import { segments } from './segments';

/** A line of a text: its words without the space at the end, and where they stand in the text. */
export interface Line {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

export interface BrokenText {
  readonly lines: readonly Line[];
  /** How uneven the lines are and how badly they end, in squares of the width; below nothing where they end well. */
  readonly cost: number;
}

export interface Breaking {
  readonly language: string;
  /** Letters that are better kept on one line. */
  readonly together: readonly [from: number, to: number] | undefined;
  /** How wide a line may be, in the unit of `widthOf`. */
  readonly width: number;
  readonly maxLines: number;
  widthOf(words: string): number;
}

/**
 * Breaks a text into as few lines as hold it, as even as can be, rather after a sentence or a clause and not within what
 * belongs together. Undefined where it does not fit.
 */
export function breakLines(text: string, breaking: Breaking): BrokenText | undefined {
  const starts = [0];
  for (const piece of segments(text, breaking.language)) starts.push((starts.at(-1) ?? 0) + piece.length);
  const lineFrom = (from: number, to: number): Line => {
    const words = text.slice(from, to).trimEnd();
    return { text: words, from, to: from + words.length };
  };
  const whole = breaking.widthOf(text);
  for (let count = 1; count <= breaking.maxLines; count += 1) {
    const cost = ({ text: words, to }: Line) => {
      const width = breaking.widthOf(words);
      return width > breaking.width
        ? Infinity
        : ((width - whole / count) / breaking.width) ** 2 + costOfEnd(text, to, breaking);
    };
    const best = cheapest(starts, count, lineFrom, cost);
    if (best) return best;
  }
  return undefined;
}

/** What it costs to end a line here, in squares of the width. */
function costOfEnd(text: string, end: number, { together, language }: Breaking): number {
  if (end >= text.length) return 0;
  if (together && together[0] < end && end < together[1]) return 0.25;
  if (/[.,:;!?。，、：；！？]$/.test(text.slice(0, end))) return language === 'zh' ? -0.24 : -0.08;
  // Thai puts spaces between phrases, and the dictionary cuts compounds
  return language === 'th' && text[end - 1] !== ' ' ? 0.06 : 0;
}

/** The lines of a given number with the least cost, from the last one backwards. */
function cheapest(
  starts: readonly number[],
  count: number,
  lineFrom: (from: number, to: number) => Line,
  cost: (line: Line) => number,
): BrokenText | undefined {
  const end = starts.length - 1;
  let ways: (BrokenText | undefined)[] = starts.map((_, index) => (index === 0 ? { cost: 0, lines: [] } : undefined));
  for (let line = 0; line < count; line += 1)
    ways = starts.map((to, index) =>
      starts.slice(0, index).reduce<BrokenText | undefined>((best, from, before) => {
        const way = ways[before];
        if (!way) return best;
        const next = lineFrom(from, to);
        const total = way.cost + cost(next);
        return total < (best?.cost ?? Infinity) ? { cost: total, lines: [...way.lines, next] } : best;
      }, undefined),
    );
  return ways[end];
}
