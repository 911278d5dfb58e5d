/** Short names of the styles on all pages. */
export interface StyleNames {
  /** Emotion's ids; each one's place in the list, from 1 and in base 36, is its name. */
  readonly ids: readonly string[];
  /** A page's HTML with the short names in its rules and in its classes. */
  shorten(html: string): string;
}

/**
 * Numbers the styles of all pages, given by Emotion's ids, the commonest first. Emotion's own names are hashes, seven letters that do not compress:
 * 0.9 KiB of the home page, which stand before the first paint. The browser is told of the numbers after it, before
 * Emotion runs (firstScript.ts, src/shell/start/serialize.ts).
 */
export function nameStyles(pages: readonly (readonly string[])[]): StyleNames {
  const uses = new Map<string, number>();
  for (const styles of pages) for (const id of styles) uses.set(id, (uses.get(id) ?? 0) + 1);
  const ids = [...uses.keys()]
    .filter((id) => hash.test(id))
    .sort((one, other) => (uses.get(other) ?? 0) - (uses.get(one) ?? 0) || (one < other ? -1 : 1));
  // from 1, as `c-0` is Emotion's class of no style at all
  const names = new Map(ids.map((id, index) => [`c-${id}`, `c-${(index + 1).toString(36)}`]));
  // Only rules name an animation: the browser need not know.
  const animations = [...uses.keys()].filter((id) => id.startsWith('animation-')).sort();
  animations.forEach((id, index) => names.set(id, `a-${(index + 1).toString(36)}`));
  return { ids, shorten: (html) => html.replace(/\b(?:c|animation)-[a-z0-9]+\b/g, (name) => names.get(name) ?? name) };
}

/** Emotion's own name of a class, not of an animation. */
const hash = /^[a-z0-9]{4,}$/;
