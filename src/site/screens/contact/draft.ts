const key = 'contact-form';

/** Returns the fields that were typed into in this tab and not sent yet; empty where storage is switched off. */
export function readDraft(): Readonly<Record<string, string>> {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}');
  } catch {
    return {};
  }
}

/** Keeps what was typed until the form is sent. */
export function writeDraft(draft: Readonly<Record<string, string>>): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // Storage is switched off or full.
  }
}
