import { contactFields, sentPage } from '../../../../supabase/functions/_shared/form';
import { readStored, storageKeys, store } from './storage';

/**
 * What was typed into the contact form of this tab and is not sent yet. The pages of the form load this by themselves, before
 * the form's island: so a message that the browser sends by itself is forgotten as well.
 */
const { unsentRequest: key, sentRequest: sentKey } = storageKeys;
/** Also the form's id. */
export const contactFormId = 'contact-form';
const nothing = '{}';

/** Keeps what a visitor has typed into a field of the contact form; hidden fields are left out. */
export function keepUnsent(field: unknown): void {
  if (!isTextField(field) || field.form?.id !== contactFormId || !contactFields.some((name) => name === field.name))
    return;
  write(JSON.stringify({ ...read(), [field.name]: field.value }));
}

/** Writes the unsent request into the contact form that the page shows; into empty fields, or over what is in them. */
function fillShownForm(fields: 'empty' | 'all'): void {
  for (const [name, value] of Object.entries(read())) {
    const field = shownForm()?.elements.namedItem(name);
    if (isTextField(field) && (fields === 'all' || field.value === '')) field.value = value;
  }
}

/** Returns what the fields of a form hold, to be compared with what they hold later. */
export function wordsOf(form: HTMLFormElement): string {
  return JSON.stringify(valuesOf(form));
}

/** Returns whether a form holds something else than it did, and not just nothing: a tab with the same request may have sent it. */
export function hasOtherWords(form: HTMLFormElement, words: string): boolean {
  return valuesOf(form).some(Boolean) && wordsOf(form) !== words;
}

function valuesOf({ elements }: HTMLFormElement) {
  const fields = contactFields.map((name) => elements.namedItem(name));
  return fields.map((field) => isTextField(field) && field.value);
}

/** Returns the unsent request as it is now. */
export function unsentRequest(): string {
  return stored() ?? nothing;
}

/** Forgets a request that was sent, here and in tabs with a copy of it. What was written since is kept. */
export function forgetUnsentRequest(sent = unsentRequest()): void {
  if (sent === nothing) return;
  if (sent === stored()) write(nothing);
  store('localStorage', sentKey, sent);
  store('localStorage', sentKey, null);
}

/** Fills the form that the page shows from the unsent request, and keeps each up to date with the other from then on. */
export function followContactForm(): void {
  // What was typed before this script was there is newer.
  fillShownForm('empty');
  // The browser has sent the form by itself.
  if (location.pathname.endsWith(sentPage)) forgetUnsentRequest();
  if (isFollowing) return;
  isFollowing = true;
  // First of all: while React hydrates a page or renders it anew, it keeps events of its elements from everybody else.
  addEventListener('input', ({ target }) => keepUnsent(target), { capture: true });
  addEventListener('pageshow', ({ persisted }) => replaceRestored(persisted));
  // That was before this script was there: nobody has typed anything since.
  if (document.readyState === 'complete' && navigator.userActivation?.hasBeenActive === false) replaceRestored(false);
  addEventListener('storage', (event) => {
    if (event.key !== sentKey || !event.newValue || event.newValue !== stored()) return;
    write(nothing);
    shownForm()?.reset();
  });
}

let isFollowing = false;

/** Replaces what the form held when the page was left, which the browser restores. */
function replaceRestored(fromCache: boolean): void {
  const [navigation] = performance.getEntriesByType('navigation');
  const isRestored = fromCache || (navigation instanceof PerformanceNavigationTiming && navigation.type !== 'navigate');
  if (stored() !== nothing) fillShownForm('all');
  else if (isRestored) shownForm()?.reset();
}

/** Returns the form that the page shows, if it has one. */
export function shownForm(): HTMLFormElement | undefined {
  const form = document.getElementById(contactFormId);
  return form instanceof HTMLFormElement ? form : undefined;
}

function read(): Readonly<Record<string, string>> {
  try {
    return JSON.parse(stored() ?? nothing);
  } catch {
    return {};
  }
}

const stored = () => readStored('sessionStorage', key);
const write = (request: string) => store('sessionStorage', key, request);

/** Returns whether text can be typed into an element. */
export function isTextField(field: unknown): field is HTMLInputElement | HTMLTextAreaElement {
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
}
