import { useSyncExternalStore } from 'react';
import { changeEntry } from './historyEntry';

/** Returns the query string of the URL, empty on the server. What a page keeps in it can be shared, and Back undoes a step. */
export function useQueryString(): string {
  return useSyncExternalStore(subscribe, currentQueryString, () => '');
}

const currentQueryString = () => window.location.search;

/** The parameters that a page keeps its state in, all of them and always in the same order; undefined where there is none. */
export type OwnParameters = Readonly<Record<string, string | undefined>>;

/** Returns a query with a page's parameters, so that a state has one address, and then others, such as a campaign's. */
export function withOwnParameters(queryString: string, own: OwnParameters): string {
  const others = [...new URLSearchParams(queryString)].filter(([name]) => !(name in own));
  const set = Object.entries(own).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
  const parameters = new URLSearchParams([...set, ...others]).toString();
  return parameters && `?${parameters}`;
}

/**
 * Changes a page's own parameters in the URL, without a navigation. While a link or Back has led to another page that is not
 * there yet, its address stays as it is (`changeEntry`).
 */
export function changeQueryString(own: OwnParameters, method: 'pushState' | 'replaceState', fragment = ''): void {
  const search = withOwnParameters(window.location.search, own);
  if (search === window.location.search) return;
  const url = window.location.pathname + search + fragment;
  // The router reads the address of an entry from its state.
  changeEntry(method, { url }, url);
  for (const notify of listeners) notify();
}

const listeners = new Set<() => void>();

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  window.addEventListener('popstate', notify);
  return () => {
    listeners.delete(notify);
    window.removeEventListener('popstate', notify);
  };
}
