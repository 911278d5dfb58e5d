import { useSyncExternalStore } from 'react';
import { consentRecord, parseConsent, type Consent } from './consentRecord';

/** Returns the visitor's choice, synchronised between tabs and pages in the back/forward cache; `unknown` on the server (PECR, regulation 6). */
export function useConsent(): Consent {
  return useSyncExternalStore(subscribe, readConsent, () => 'unknown');
}

/** Stores the choice for six months; where nothing can be stored, it holds until the page is unloaded. */
export function chooseConsent(calendar: boolean): void {
  latest = consentRecord(calendar, new Date());
  try {
    // First, so that consent that is withdrawn while storage is full does not stay stored.
    localStorage.removeItem(key);
    localStorage.setItem(key, latest);
  } catch {
    // Storage is unavailable or full.
  }
  // Other tabs get this event from the browser.
  window.dispatchEvent(new StorageEvent('storage', { key }));
}

const key = 'consent';
let latest: string | null = null;

function readConsent(): Consent {
  let stored = null;
  try {
    stored = localStorage.getItem(key);
  } catch {
    // Storage is unavailable.
  }
  return parseConsent(stored ?? latest, new Date());
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  window.addEventListener('pageshow', listener);
  return () => {
    window.removeEventListener('storage', listener);
    window.removeEventListener('pageshow', listener);
  };
}
