import { useSyncExternalStore } from 'react';
import { consentRecord, parseConsent, type Consent } from './consentRecord';

/** Returns the visitor's choice, synchronised between tabs; `unknown` on the server (PECR, regulation 6). */
export function useConsent(): Consent {
  return useSyncExternalStore(subscribe, readConsent, () => 'unknown');
}

/** Stores the choice for six months, or for this page where storage is unavailable. */
export function chooseConsent(calendar: boolean): void {
  const record = consentRecord(calendar, new Date());
  unstored = record;
  try {
    localStorage.setItem(key, record);
  } catch {
    // The choice is kept until the page is unloaded.
  }
  // Other tabs get this event from the browser.
  window.dispatchEvent(new StorageEvent('storage', { key }));
}

const key = 'consent';
let unstored: string | null = null;

function readConsent(): Consent {
  return parseConsent(storedRecord(), new Date());
}

function storedRecord(): string | null {
  try {
    return localStorage.getItem(key) ?? unstored;
  } catch {
    return unstored;
  }
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}
