import { useSyncExternalStore } from 'react';
import { emit, on } from './events';

/**
 * Returns the query string of the URL, or the one that it will have, empty on the server. What a page keeps in it can be
 * shared, and Back undoes a step.
 */
export function useQueryString(): string {
  return useSyncExternalStore(subscribe, currentQueryString, noQueryString);
}

/**
 * Makes these parameters the query string of the URL, without a navigation. Does nothing while Back has led to another page
 * that is not there yet, whose address it would change.
 */
export function changeQueryString(
  parameters: Readonly<Record<string, string>>,
  method: 'pushState' | 'replaceState',
): void {
  if (awaited === window.location.pathname) return;
  const queryString = new URLSearchParams(parameters).toString();
  const search = queryString && `?${queryString}`;
  if (search === currentQueryString()) return;
  if (method === 'pushState') emit('stepped');
  write(search, method);
  notifyAll();
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
  try {
    window.history[method](window.history.state, '', pathname + search);
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

/** The path of the page that Back has led to, until it is shown. */
let awaited: string | undefined;

const listeners = new Set<() => void>();

function notifyAll(): void {
  for (const notify of listeners) notify();
}

function subscribe(notify: () => void): () => void {
  const { pathname } = window.location;
  // The address may be that of another page already, while this one is still shown.
  let left = false;
  const forget = on('leaving', () => (left = true));
  // Keeps the event from Gatsby, which would reload the page's data for each query string.
  const onPopState = (event: PopStateEvent) => {
    unwritten = undefined;
    const isElsewhere = window.location.pathname !== pathname;
    awaited = isElsewhere ? window.location.pathname : undefined;
    if (isElsewhere || left) {
      left = isElsewhere;
      return;
    }
    event.stopImmediatePropagation();
    notifyAll();
  };
  awaited = undefined;
  listeners.add(notify);
  window.addEventListener('popstate', onPopState, { capture: true });
  return () => {
    listeners.delete(notify);
    forget();
    window.removeEventListener('popstate', onPopState, { capture: true });
  };
}

/** Returns the query string of the URL, or the one that it will have. */
export function currentQueryString(): string {
  return unwritten?.pathname === window.location.pathname ? unwritten.search : window.location.search;
}

const noQueryString = () => '';
