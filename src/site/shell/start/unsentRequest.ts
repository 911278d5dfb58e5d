import { contactFields } from '../../../../supabase/functions/_shared/form';

/**
 * What was typed into the contact form of this tab and is not sent yet. The pages of the form have this script inline as
 * well (followContactForm.ts): so the unsent request is kept from the first letter on, and a message that the browser sends by
 * itself is forgotten.
 */
const key = 'contact-form';
/** In local storage for a moment only, which tells the other tabs. */
const sentKey = 'contact-form-sent';
const nothing = '{}';

/** Keeps what a visitor has typed into a field of the contact form; hidden fields are left out. */
export function keepUnsent(field: unknown): void {
  if (!isTextField(field) || field.form?.id !== key || !contactFields.some((name) => name === field.name)) return;
  write(JSON.stringify({ ...read(), [field.name]: field.value }));
}

/** Writes the unsent request into the contact form. */
export function fillFromUnsentRequest(form: HTMLFormElement): void {
  for (const [name, value] of Object.entries(read())) {
    const field = form.elements.namedItem(name);
    if (isTextField(field) && field.value !== value) field.value = value;
  }
}

/** Forgets the unsent request as it was sent, also in tabs that have a copy of it. */
export function forgetUnsentRequest(): void {
  try {
    const sent = sessionStorage.getItem(key);
    write(nothing);
    if (!sent || sent === nothing) return;
    localStorage.setItem(sentKey, sent);
    localStorage.removeItem(sentKey);
  } catch {
    // Storage is switched off or full.
  }
}

/** Keeps the unsent request up to date with the form, and the form with it, as long as the document is there. */
export function followContactForm(): void {
  if (isFollowing) return;
  isFollowing = true;
  document.addEventListener('input', ({ target }) => keepUnsent(target));
  addEventListener('pageshow', ({ persisted }) => {
    const form = contactForm();
    const [navigation] = performance.getEntriesByType('navigation');
    // The browser restores what the form held when the page was left.
    const isRestored =
      persisted || (navigation instanceof PerformanceNavigationTiming && navigation.type !== 'navigate');
    if (form && stored() !== nothing) fillFromUnsentRequest(form);
    else if (isRestored) form?.reset();
  });
  addEventListener('storage', (event) => {
    if (event.key !== sentKey || !event.newValue || event.newValue !== stored()) return;
    write(nothing);
    contactForm()?.reset();
  });
  // The browser has sent the form by itself.
  if (location.pathname.endsWith('/contact/sent')) forgetUnsentRequest();
}

let isFollowing = false;

function contactForm(): HTMLFormElement | undefined {
  const form = document.getElementById(key);
  return form instanceof HTMLFormElement ? form : undefined;
}

function isTextField(field: unknown): field is HTMLInputElement | HTMLTextAreaElement {
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
}

function read(): Readonly<Record<string, string>> {
  try {
    return JSON.parse(stored() ?? nothing);
  } catch {
    return {};
  }
}

function stored(): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(request: string): void {
  try {
    sessionStorage.setItem(key, request);
  } catch {
    // Storage is switched off or full.
  }
}
