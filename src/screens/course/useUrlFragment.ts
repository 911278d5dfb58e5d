import { useSyncExternalStore } from 'react';

/** Returns the URL's fragment without “#”; the CSS pseudo-class `:target` ignores client-side navigation. */
export function useUrlFragment(): string {
  return useSyncExternalStore(subscribe, currentFragment, noFragment);
}

function subscribe(notify: () => void): () => void {
  window.addEventListener('hashchange', notify);
  return () => window.removeEventListener('hashchange', notify);
}

const currentFragment = () => window.location.hash.slice(1);
const noFragment = () => '';
