import { useSyncExternalStore } from 'react';

/**
 * Returns whether the texts of pages can be edited in this tab: `?keys` or the button Edit turns it on, `?keys=off` or the
 * button off.
 */
export function useEditMode(): boolean {
  return useSyncExternalStore(subscribe, () => sessionStorage.getItem(modeItem) !== null);
}

/** Turns the edit mode of this tab on or off. */
export function setEditMode(isOn: boolean): void {
  if (isOn) sessionStorage.setItem(modeItem, 'on');
  else sessionStorage.removeItem(modeItem);
  for (const listener of listeners) listener();
}

/** Returns the text that the address named, as `?keys=home:hero.title`, and forgets it. */
export function takeTextOfAddress(): string | undefined {
  const id = sessionStorage.getItem(textItem) ?? undefined;
  sessionStorage.removeItem(textItem);
  return id;
}

const modeItem = 'camre:edit';
const textItem = 'camre:edit:text';
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

// Gatsby’s live server stores a page under its address with the query, and would not find it again when a file is saved.
// So `?keys` leaves the address before Gatsby’s router, which gatsby-browser imports after this, has read it.
if (process.env.NODE_ENV === 'development') {
  const address = new URL(window.location.href);
  const keys = address.searchParams.get('keys');
  if (keys !== null) {
    setEditMode(keys !== 'off');
    if (keys !== 'off' && keys !== '') sessionStorage.setItem(textItem, keys);
    address.searchParams.delete('keys');
    window.history.replaceState(window.history.state, '', address);
  }
}
