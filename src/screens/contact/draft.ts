const key = 'contact-form';

type Draft = Readonly<Record<string, string>>;

/** The fields that were typed into in this tab and not sent yet; empty where storage is switched off. */
export function readDraft(): Draft {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    return Object.fromEntries(Object.entries(draft ?? {}).filter(([, value]) => typeof value === 'string'));
  } catch {
    return {};
  }
}

/** Keeps the value of a field until the form is sent. */
export function keepInDraft(name: string, value: string): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ ...readDraft(), [name]: value }));
  } catch {
    // Storage is switched off or full.
  }
}

/** Forgets the draft. */
export function clearDraft(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Storage is switched off.
  }
}
