/** The names under which the site stores something in a visitor's browser: the privacy policy lists what. */
export const storageKeys = {
  /** Local: “light” or “dark”. */
  theme: 'theme',
  /** Local: the choice about the booking calendar, and until when it holds. */
  consent: 'consent',
  /** Of the tab: what is typed into the contact form and not sent yet. */
  unsentRequest: 'contact-form',
  /** Local, for a moment: tells the other tabs what was sent. */
  sentRequest: 'contact-form-sent',
  /** Of the tab, for each sample lesson: the answers. */
  lesson: 'lesson',
} as const;

type Storage = 'localStorage' | 'sessionStorage';

/** Returns what is stored under a name; null where nothing is, or nothing can be. */
export function readStored(storage: Storage, key: string): string | null {
  try {
    return globalThis[storage].getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text under a name, or removes what is there. Does nothing where storage is switched off or full. */
export function store(storage: Storage, key: string, text: string | null): void {
  try {
    if (text === null) globalThis[storage].removeItem(key);
    else globalThis[storage].setItem(key, text);
  } catch {
    // What is not stored holds until the page is unloaded.
  }
}
