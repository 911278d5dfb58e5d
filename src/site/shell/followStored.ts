/** Calls a listener when something was stored, also in another tab, or while the page was in the cache. Returns what ends it. */
export function followStored(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  window.addEventListener('pageshow', listener);
  return () => {
    window.removeEventListener('storage', listener);
    window.removeEventListener('pageshow', listener);
  };
}
