import { brand } from '../../brand';

/** The visitor's choice about the booking calendar. */
export type Consent = 'unknown' | 'accepted' | 'rejected';

/** Increase it when the question changes, so that everybody is asked again, as after a change of booking service. */
const version = 1;
const provider = brand.schedulerProvider;
const monthsValid = 6;

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
