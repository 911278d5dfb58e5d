import { useSyncExternalStore } from 'react';
import { consentRecord, parseConsent, type Consent } from './consentRecord';

/** The visitor's choice, the same in every tab; on the server nobody has chosen (PECR, regulation 6). */
export function useConsent(): Consent {
  return useSyncExternalStore(subscribe, readConsent, () => 'unknown');
}

/** Remembers the choice for six months; where storage is switched off, for this page. */
export function chooseConsent(calendar: boolean): void {
  const record = consentRecord(calendar, new Date());
  unstored = record;
  try {
    localStorage.setItem(key, record);
  } catch {
    // the choice holds until the page is left
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
