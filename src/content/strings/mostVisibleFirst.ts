/**
 * Returns texts sorted: those of every page first, then page by page in the order of `paths`; missing before stale before
 * all others.
 */
export function mostVisibleFirst<Text extends { readonly pages: readonly string[]; readonly state: string }>(
  texts: readonly Text[],
  paths: readonly string[],
): Text[] {
  const places = new Map(paths.map((path, index) => [path, index]));
  const placeOf = ({ pages }: Text) =>
    pages.length === paths.length
      ? -1
      : Math.min(...pages.map((page) => places.get(page) ?? paths.length), paths.length);
  const urgency = ({ state }: Text) => (state === 'missing' ? 0 : state === 'stale' ? 1 : 2);
  return texts.toSorted((a, b) => placeOf(a) - placeOf(b) || urgency(a) - urgency(b));
}
