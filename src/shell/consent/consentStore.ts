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
  for (const listener of listeners) listener();
}

const key = 'consent';
const listeners = new Set<() => void>();
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
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
