import { useSyncExternalStore } from 'react';
import { parseCourseQuery, formatCourseQuery, type CourseQuery } from './courseQuery';

/** Returns the query in the URL, which is its only store: it can be shared, and Back undoes a step. Empty on the server. */
export function useCourseQuery(): CourseQuery {
  return parseCourseQuery(useSyncExternalStore(subscribe, currentAddress, noAddress));
}

/** Changes the query in the URL. */
export function changeCourseQuery(changes: Partial<CourseQuery>, method: 'pushState' | 'replaceState'): void {
  const { pathname, search } = window.location;
  // From the URL and not from the last render: the search while typing is applied later than a filter that follows it.
  const url = pathname + formatCourseQuery({ ...parseCourseQuery(search), ...changes });
  if (url === pathname + search) return;
  window.history[method](window.history.state, '', url);
  for (const notify of listeners) notify();
}

const listeners = new Set<() => void>();

function subscribe(notify: () => void): () => void {
  const { pathname } = window.location;
  // Keeps the event from Gatsby, which would reload the page's data for each query string.
  const stepBack = (event: PopStateEvent) => {
    if (window.location.pathname !== pathname) return;
    event.stopImmediatePropagation();
    notify();
  };
  listeners.add(notify);
  window.addEventListener('popstate', stepBack, { capture: true });
  return () => {
    listeners.delete(notify);
    window.removeEventListener('popstate', stepBack, { capture: true });
  };
}

const currentAddress = () => window.location.search;
const noAddress = () => '';
