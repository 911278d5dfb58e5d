/**
 * What parts of the page that do not know each other tell each other, as events of `window`: a toast is to be shown, something
 * that the visitor asked for did not load, the visitor has begun the lesson or it has answers.
 */
type SiteEvent = 'toast' | 'unloaded' | 'lesson';

export function emit(name: SiteEvent): void {
  window.dispatchEvent(new Event(`camre:${name}`));
}

/** Calls a listener at an event. Returns a function that removes it. */
export function on(name: SiteEvent, listener: () => void): () => void {
  window.addEventListener(`camre:${name}`, listener);
  return () => window.removeEventListener(`camre:${name}`, listener);
}
