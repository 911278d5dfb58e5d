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
