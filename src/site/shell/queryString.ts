import { useSyncExternalStore } from 'react';

/**
 * Returns the query string of the URL, empty on the server. What a page keeps in it alone can be shared, and Back undoes a
 * step.
 */
export function useQueryString(): string {
  return useSyncExternalStore(subscribe, currentQueryString, noQueryString);
}

/** Makes these parameters the query string of the URL, without a navigation. */
export function changeQueryString(
  parameters: Readonly<Record<string, string>>,
  method: 'pushState' | 'replaceState',
): void {
  const { pathname, search } = window.location;
  const queryString = new URLSearchParams(parameters).toString();
  const url = pathname + (queryString && `?${queryString}`);
  if (url === pathname + search) return;
  window.history[method](window.history.state, '', url);
  notifyAll();
}

const listeners = new Set<() => void>();

function notifyAll(): void {
  for (const notify of listeners) notify();
}

function subscribe(notify: () => void): () => void {
  const { pathname } = window.location;
  // Keeps the event from Gatsby, which would reload the page's data for each query string.
  const onPopState = (event: PopStateEvent) => {
    if (window.location.pathname !== pathname) return;
    event.stopImmediatePropagation();
    notifyAll();
  };
  listeners.add(notify);
  window.addEventListener('popstate', onPopState, { capture: true });
  return () => {
    listeners.delete(notify);
    window.removeEventListener('popstate', onPopState, { capture: true });
  };
}

const currentQueryString = () => window.location.search;
const noQueryString = () => '';
