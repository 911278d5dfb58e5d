import { useSyncExternalStore } from 'react';

/**
 * Returns the query string of the URL, or the one that it will have, empty on the server. What a page keeps in it can be
 * shared, and Back undoes a step.
 */
export function useQueryString(): string {
  return useSyncExternalStore(subscribe, currentQueryString, () => '');
}

/** The parameters that a page keeps its state in, all of them and always in the same order; undefined where there is none. */
export type OwnParameters = Readonly<Record<string, string | undefined>>;

/**
 * Returns a query string with a page's own parameters, so that one state has one address, and after them those of others,
 * such as the campaign that a visit began with.
 */
export function withOwnParameters(queryString: string, own: OwnParameters): string {
  const others = [...new URLSearchParams(queryString)].filter(([name]) => !(name in own));
  const set = Object.entries(own).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
  const parameters = new URLSearchParams([...set, ...others]).toString();
  return parameters && `?${parameters}`;
}

/**
 * Changes a page's own parameters in the URL, without a navigation. Does nothing while Back has led to another page that is not
 * there yet, whose address it would change.
 */
export function changeQueryString(own: OwnParameters, method: 'pushState' | 'replaceState'): void {
  if (listeners.size > 0 && window.location.pathname !== shownPath) return;
  const search = withOwnParameters(currentQueryString(), own);
  if (search === currentQueryString()) return;
  write(search, method);
  for (const notify of listeners) notify();
}

/** Returns an action that does nothing once a link or Back has led to another page, whose address it would change. */
export function onThisPage(action: () => void): () => void {
  const { pathname } = window.location;
  return () => {
    if (window.location.pathname === pathname) action();
  };
}

/** The query string that Safari has refused: it allows a hundred changes in ten seconds (in older versions, thirty). */
let unwritten: { readonly pathname: string; readonly search: string } | undefined;

function write(search: string, method: 'pushState' | 'replaceState'): void {
  const { pathname } = window.location;
  const url = pathname + search;
  try {
    // The router reads the address of an entry from its state.
    window.history[method]({ ...window.history.state, url }, '', url);
    unwritten = undefined;
  } catch {
    if (!unwritten) setTimeout(writeLater, 2000, method);
    unwritten = { pathname, search };
  }
}

function writeLater(method: 'pushState' | 'replaceState'): void {
  const refused = unwritten;
  unwritten = undefined;
  if (refused?.pathname === window.location.pathname) write(refused.search, method);
}

const listeners = new Set<() => void>();
/** The path of the page whose parts listen. */
let shownPath = '';

function subscribe(notify: () => void): () => void {
  const onPopState = () => {
    unwritten = undefined;
    notify();
  };
  if (listeners.size === 0) shownPath = window.location.pathname;
  listeners.add(notify);
  window.addEventListener('popstate', onPopState);
  return () => {
    listeners.delete(notify);
    window.removeEventListener('popstate', onPopState);
  };
}

/** Returns the query string of the URL, or the one that it will have. */
export function currentQueryString(): string {
  return unwritten?.pathname === window.location.pathname ? unwritten.search : window.location.search;
}
