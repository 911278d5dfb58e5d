/** What the visitor decided about the booking calendar, the one thing here that needs a permission. */
export type Consent = 'unknown' | 'accepted' | 'rejected';

/** Raise it when what is asked changes: everybody is asked again. */
const version = 1;
const monthsValid = 6;

/** Reads a stored choice; one that is broken, of another version or older than six months counts as none. */
export function parseConsent(stored: string | null, now: Date): Consent {
  const record = recordOf(stored);
  if (!record || record.version !== version || !(Number(record.expires) > now.getTime())) return 'unknown';
  return record.calendar === true ? 'accepted' : 'rejected';
}

/** A choice in the form in which it is stored; the head script reads `expires` from it. */
export function consentRecord(calendar: boolean, now: Date): string {
  const expires = new Date(now);
  expires.setUTCMonth(expires.getUTCMonth() + monthsValid);
  return JSON.stringify({ version, calendar, expires: expires.getTime() });
}

function recordOf(stored: string | null): Readonly<Partial<Record<string, unknown>>> | undefined {
  try {
    const value: unknown = JSON.parse(stored ?? 'null');
    return typeof value === 'object' && value !== null ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}
