/**
 * Returns texts sorted: those of every page first, then page by page in the order of `paths`; missing before stale before
 * all others. What is only heard, or shown where something fails, comes last: so says its context for translators.
 */
export function mostVisibleFirst<
  Text extends {
    readonly pages: readonly string[];
    readonly state: string;
    readonly context: string | readonly string[];
  },
>(texts: readonly Text[], paths: readonly string[]): Text[] {
  const places = new Map(paths.map((path, index) => [path, index]));
  const placeOf = ({ pages, context }: Text) => {
    if (seldomSeen.test([context].flat().join(' '))) return paths.length + 1;
    if (pages.length === paths.length) return -1;
    return Math.min(...pages.map((page) => places.get(page) ?? paths.length), paths.length);
  };
  const urgency = ({ state }: Text) => (state === 'missing' ? 0 : state === 'stale' ? 1 : 2);
  return texts.toSorted((a, b) => placeOf(a) - placeOf(b) || urgency(a) - urgency(b));
}

const seldomSeen = /screen[- ]reader|\bhidden\b|\btoast\b|\boffline\b|\bfails?\b|\brefuses\b|cannot be loaded/i;
