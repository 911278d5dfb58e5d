import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type Dispatch,
  type FormEvent,
  type RefObject,
} from 'react';
import { useTranslation } from 'react-i18next';
import type { ContactIssue } from '../../../../supabase/functions/_shared/contact';
import {
  campaignFields,
  contactForm,
  challengeField,
  honeypotField,
  timeToFillField,
} from '../../../../supabase/functions/_shared/form';
import { nativeFormAction } from '../../contact/project';
import { sendContactRequest, supabaseClient } from '../../contact/sendContactRequest';
import { reachGoal } from '../../shell/analytics/reachGoal';
import { isUnloaded, atMost, loadInTime, patience } from '../../shell/atMost';
import {
  shownForm,
  followContactForm,
  forgetUnsentRequest,
  hasOtherWords,
  isTextField,
  unsentRequest,
  wordsOf,
  keepUnsent,
} from '../../shell/start/unsentRequest';
import { showToast } from '../../shell/toasts/toastQueue';
import { idle, withoutError, type FormState } from './formState';

/** The form's state and event handlers. */
export type ContactFormState = Omit<ReturnType<typeof useContactForm>, 'startAgain'>;

/** The form's state: values stay in the fields, so that text typed before hydration counts; success clears them. */
export function useContactForm(form: RefObject<HTMLFormElement>) {
  const busy = useRef(false);
  const firstUse = useRef<number>(undefined);
  const [state, setState] = useState(idle);
  const { reject, finish, fail } = useOutcomes(form, setState);
  useFormElement(form, state.name === 'sending');

  const send = async (element: HTMLFormElement, unchecked: boolean) => {
    if (busy.current) return;
    busy.current = true;
    const onValid = () => setState({ name: 'sending' });
    // A form with errors is not being sent, and where the browser finds none, the button answers before the rules have loaded.
    if (!element.querySelector(':invalid')) onValid();
    const words = wordsOf(element);
    try {
      const sending = sendForm(element, { since: firstUse.current, unchecked, onValid });
      const request = unsentRequest();
      const outcome = await sending;
      if (outcome === 'sent') {
        finish(words, request);
        firstUse.current = undefined;
      } else if (outcome === 'unchecked') setState({ name: outcome });
      else reject(outcome);
    } catch (error) {
      fail(error);
    } finally {
      busy.current = false;
    }
  };

  const handlers = {
    onFocus: () => {
      firstUse.current ??= performance.now();
      if (form.current) prepareToSend(form.current);
    },
    onInput: ({ target }: FormEvent<HTMLFormElement>) => {
      if (isTextField(target)) setState((before) => withoutError(before, target.name));
    },
    // The message was sent from another page or tab, or by the browser itself.
    onReset: () => setState((before) => (before.name === 'sending' || before.name === 'sent' ? before : idle)),
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      void send(event.currentTarget, false);
    },
  };
  const sendUnchecked = () => {
    if (form.current) void send(form.current, true);
  };
  /** Brings the form back after a message was sent. */
  const startAgain = useCallback(() => setState((before) => (before.name === 'sent' ? idle : before)), []);
  return { state, handlers, sendUnchecked, startAgain };
}

/** Returns what is done with each outcome: what the form shows, and the toast that says it. */
function useOutcomes(form: RefObject<HTMLFormElement>, setState: Dispatch<FormState>) {
  const { t } = useTranslation('contact');
  const textOf = ({ rule }: ContactIssue) => {
    const left = rule === 'message.max' && form.current ? lettersLeft(form.current) : undefined;
    return left === undefined ? t(`validation.${rule}`) : t('validation.message.maxCarried', { left });
  };
  return {
    reject(issues: readonly ContactIssue[]) {
      setState({ name: 'invalid', errors: Object.fromEntries(issues.map((issue) => [issue.field, textOf(issue)])) });
      const [first] = issues;
      if (!first) return;
      // The field that gets the focus says it.
      showToast('error', t('toast.validation.title'), textOf(first), 'silent');
      const wrong = form.current?.querySelector<HTMLElement>(`[name="${first.field}"]`);
      wrong?.focus();
      // With its label below the toast.
      wrong?.scrollIntoView({ block: 'nearest' });
    },
    /** Empties the form that the page shows now, where it holds what was sent, and nothing that was written since. */
    finish(words: string, request: string) {
      forgetUnsentRequest(request);
      const shown = shownForm();
      const kept = shown !== undefined && hasOtherWords(shown, words);
      if (!kept) shown?.reset();
      if (process.env.GATSBY_ANALYTICS_SCRIPT) reachGoal('Form sent');
      setState({ name: 'sent', kept });
      // The confirmation says it, unless the visitor still writes or has left the page.
      const isSaid = !kept && shown !== undefined && shown === form.current;
      showToast('success', t('toast.success.title'), t('toast.success.text'), isSaid ? 'silent' : undefined);
    },
    fail(error: unknown) {
      setState({ name: isUnloaded(error) && nativeFormAction ? 'unloaded' : 'failed' });
      showToast('error', t('toast.error.title'), t('toast.error.text'));
    },
  };
}

/** Returns how long the visitor's own words may be beside what goes along with them; undefined where nothing does. */
function lettersLeft(form: HTMLFormElement): number | undefined {
  const written = form.elements.namedItem('message');
  const max = contactForm.find(({ name }) => name === 'message')?.max ?? 0;
  const before = String(new FormData(form).get('message')).length - (isTextField(written) ? written.value.length : 0);
  return before > 0 ? Math.max(0, max - before) : undefined;
}

/** Prepares the form's element when it is shown, and gives its button the focus back after sending. */
function useFormElement(form: RefObject<HTMLFormElement>, isSending: boolean): void {
  // A layout effect, so that the click that triggered hydration already finds `novalidate` set.
  useLayoutEffect(() => form.current?.setAttribute('novalidate', ''), [form]);
  useEffect(followContactForm, []);
  useEffect(() => {
    if (!isSending) return;
    // Disabled buttons lose focus.
    const button = form.current?.querySelector<HTMLElement>('button[type="submit"]');
    return () => {
      if (document.activeElement === document.body) button?.focus();
    };
  }, [form, isSending]);
}

interface Use {
  /** When the form was first used (`performance.now`). */
  readonly since: number | undefined;
  /** Sends it without the check for robots, as the visitor has chosen. */
  readonly unchecked: boolean;
  /** Is told when it breaks no rule, before it is sent. */
  readonly onValid: () => void;
}

/** What became of a form that was sent: it was stored, it breaks rules, or the check for robots gave no token. */
type Outcome = 'sent' | 'unchecked' | readonly ContactIssue[];

/** Checks and sends the form; rejects where something of it fails, or takes too long. */
async function sendForm(form: HTMLFormElement, use: Use): Promise<Outcome> {
  const data = new FormData(form);
  // A browser may fill in fields without an event.
  for (const field of form.elements) keepUnsent(field);
  const { checkContact } = await loadInTime(loadRules(), 'The rules of the form');
  const checked = checkContact(Object.fromEntries(data));
  if ('issues' in checked) return checked.issues;
  use.onValid();
  const details = detailsOf(data, use.since);
  // Without the key, a build has nothing of the challenge (tests/site/leftOut.test.ts).
  if (process.env.GATSBY_TURNSTILE_SITE_KEY) {
    const container = form.querySelector<HTMLElement>('[data-challenge]');
    const { challengeToken, resetChallenge } = await loadInTime(import('./turnstile'), 'The challenge');
    if (container && !use.unchecked) {
      const token = await atMost(patience, challengeToken(container), 'The token').catch(() => undefined);
      if (token === undefined) return 'unchecked';
      details[challengeField] = token;
    }
    await sendContactRequest(checked.request, details).finally(resetChallenge);
  } else await sendContactRequest(checked.request, details);
  return 'sent';
}

/** Loads all that sending needs, when the form is first used. What does not load is tried again when the form is sent. */
function prepareToSend(form: HTMLFormElement): void {
  void Promise.allSettled([loadRules(), supabaseClient()]);
  const container = form.querySelector<HTMLElement>('[data-challenge]');
  if (process.env.GATSBY_TURNSTILE_SITE_KEY && container)
    import('./turnstile').then(({ showChallenge }) => showChallenge(container)).catch(() => undefined);
}

/** Returns what goes with a request: where it came from, seconds since the form’s first use, fields nobody fills in. */
function detailsOf(data: FormData, firstUse: number | undefined): Record<string, string | number> {
  const details: Record<string, string | number> = attribution();
  for (const name of [honeypotField, 'language']) {
    const value = data.get(name);
    if (typeof value === 'string' && value !== '') details[name] = value;
  }
  if (firstUse !== undefined) details[timeToFillField] = Math.round((performance.now() - firstUse) / 100) / 10;
  return details;
}

/**
 * Returns where a visitor came from: this page, its topic, and the campaign of the address that the visit began with.
 * Nothing is stored for it: the browser has the address that it loaded first, and the one before on this site.
 */
export function attribution(): Record<string, string> {
  const [navigation] = performance.getEntriesByType('navigation');
  const campaign = [window.location.href, navigation?.name ?? '', document.referrer]
    .map((address) => new URL(address, window.location.href))
    .filter(({ origin }) => origin === window.location.origin)
    .map(({ searchParams }) => [...searchParams].filter(([name]) => campaignFields.some((field) => field === name)))
    .find((found) => found.length > 0);
  const topic = new URLSearchParams(window.location.search).get('topic');
  return { page: window.location.pathname, ...(topic && { topic }), ...Object.fromEntries(campaign ?? []) };
}

/** Loads the validation rules on first use. */
const loadRules = () => import('../../../../supabase/functions/_shared/contact');
