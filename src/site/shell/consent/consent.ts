import { useSyncExternalStore } from 'react';
import { brand } from '../../brand';
import { followStored } from '../followStored';
import { readStored, storageKeys, store } from '../start/storage';

/** The visitor's choice about the booking calendar. */
export type Consent = 'unknown' | 'accepted' | 'rejected';

/** Increase it when the question changes, so that everybody is asked again, as after a change of booking service. */
const version = 1;
const provider = brand.schedulerProvider;
const monthsValid = 6;

/** Returns the visitor’s choice, the same in tabs and cached pages; `unknown` on the server (PECR, regulation 6). */
export function useConsent(): Consent {
  return useSyncExternalStore(followStored, readConsent, () => 'unknown');
}

/** Stores the choice for six months; where nothing can be stored, it holds until the page is unloaded. */
export function chooseConsent(calendar: boolean): void {
  latest = consentRecord(calendar, new Date());
  // Removed first, so that consent that is withdrawn while storage is full does not stay stored.
  store('localStorage', key, null);
  store('localStorage', key, latest);
  // Other tabs get this event from the browser.
  window.dispatchEvent(new StorageEvent('storage', { key }));
}

const key = storageKeys.consent;
let latest: string | null = null;

function readConsent(): Consent {
  return parseConsent(readStored('localStorage', key) ?? latest, new Date());
}

/** Parses a stored choice; `unknown` where it is invalid, outdated or older than six months. */
export function parseConsent(stored: string | null, now: Date): Consent {
  try {
    const record: Readonly<Partial<Record<string, unknown>>> | null = JSON.parse(stored ?? 'null');
    if (record?.version !== version || record.provider !== provider || !(Number(record.expires) > now.getTime()))
      return 'unknown';
    return record.calendar === true ? 'accepted' : 'rejected';
  } catch {
    return 'unknown';
  }
}

/** Returns a choice as it is stored; an inline script reads `expires` from it. */
export function consentRecord(calendar: boolean, now: Date): string {
  const expires = new Date(now);
  expires.setUTCMonth(expires.getUTCMonth() + monthsValid);
  return JSON.stringify({ version, provider, calendar, expires: expires.getTime() });
}
