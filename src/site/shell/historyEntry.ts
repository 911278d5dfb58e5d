/** What the entry of a page has by itself: the parts that hold something, and what is open. */
type Part = 'asked' | 'estimate' | 'open';

/** The path of the page that is shown: Back changes the address, and the entry, before its page is there. */
let shownPath: string | undefined;
const isOfShownPage = () => shownPath === undefined || window.location.pathname === shownPath;

/** Says which page is shown: no other one changes or reads its entry of the history. */
export function followEntryOf(path: string): void {
  shownPath = path;
}

/** Keeps what a part of the page holds in the entry of the history, so that Back finds it. */
export function keepInHistory(part: Part, values: readonly (string | number)[]): void {
  if (values.every((value) => value === '') && keptInHistory(part).length === 0) return;
  changeEntry('replaceState', { [part]: values });
}

/** Changes the entry of the history, or adds one; not where the browser refuses it: Safari allows a hundred in ten seconds. */
export function changeEntry(method: 'pushState' | 'replaceState', state: object, url = window.location.href): void {
  if (!isOfShownPage()) return;
  try {
    window.history[method]({ ...window.history.state, ...state }, '', url);
  } catch {
    // The page goes on with the address that it has.
  }
}

/** Returns what the part held when the page of this entry was left. */
export function keptInHistory(part: Part): readonly unknown[] {
  const values: unknown = isOfShownPage() && window.history.state?.[part];
  return Array.isArray(values) ? values : [];
}
