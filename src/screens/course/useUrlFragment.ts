import { useSyncExternalStore } from 'react';

/** The fragment of the address, without its sign. CSS knows it only after a load, not after a step within the site. */
export function useUrlFragment(): string {
  return useSyncExternalStore(subscribe, currentFragment, noFragment);
}

function subscribe(notify: () => void): () => void {
  window.addEventListener('hashchange', notify);
  return () => window.removeEventListener('hashchange', notify);
}

const currentFragment = () => window.location.hash.slice(1);
const noFragment = () => '';
