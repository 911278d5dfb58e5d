import { useCallback, useEffect, useLayoutEffect, useRef, useState, type FormEvent, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { nativeFormAction } from '../../contact/project';
import { sendContactRequest, supabaseClient } from '../../contact/sendContactRequest';
import { reachGoal } from '../../shell/analytics/reachGoal';
import {
  fillFromUnsentRequest,
  followContactForm,
  forgetUnsentRequest,
  keepUnsent,
} from '../../shell/start/unsentRequest';
import { loadToaster } from '../../shell/toasts/ToastRegion';
import { showToast } from '../../shell/toasts/toastQueue';
import type { ContactIssue } from '../../../../supabase/functions/_shared/contact';
import {
  challengeField,
  honeypotField,
  timeToFillField,
  type ContactField,
} from '../../../../supabase/functions/_shared/form';
import { attribution } from './attribution';

/** `unloaded`: a script that sending needs did not load, but the browser can post the form by itself. */
type State = 'idle' | 'invalid' | 'sending' | 'sent' | 'failed' | 'unloaded';
type Errors = Partial<Record<ContactField, string>>;

/** The form's state and event handlers. */
export type ContactFormState = Omit<ReturnType<typeof useContactForm>, 'startAgain'>;

/**
 * Returns the form's state: values stay in the fields (uncontrolled), so that text typed before hydration counts;
 * success clears them.
 */
export function useContactForm(form: RefObject<HTMLFormElement>) {
  const { t } = useTranslation('contact');
  const lastRequest = useRef({ words: '', key: '' });
  const busy = useRef(false);
  const firstUse = useRef<number>(undefined);
  const [state, setState] = useState<State>('idle');
  const [errors, setErrors] = useState<Errors>({});

  // A layout effect, so that the click that triggered hydration already finds `novalidate` set.
  useLayoutEffect(() => form.current?.setAttribute('novalidate', ''), [form]);
  useEffect(() => {
    followContactForm();
    if (form.current) fillFromUnsentRequest(form.current);
  }, [form]);
  useEffect(() => {
    if (state !== 'sending') return;
    // Disabled buttons lose focus.
    const button = form.current?.querySelector<HTMLElement>('button[type="submit"]');
    return () => {
      if (document.activeElement === document.body) button?.focus();
    };
  }, [form, state]);

  const reject = (issues: readonly ContactIssue[]) => {
    const messages: Errors = {};
    for (const { field, rule } of issues) messages[field] = t(`validation.${rule}`);
    setErrors(messages);
    setState('invalid');
    const [first] = issues;
    if (!first) return;
    showToast('error', t('toast.validation.title'), t(`validation.${first.rule}`));
    form.current?.querySelector<HTMLElement>(`[name="${first.field}"]`)?.focus();
  };

  const send = async (element: HTMLFormElement) => {
    const data = new FormData(element);
    // A browser may fill in fields without an event.
    for (const field of element.elements) keepUnsent(field);
    const { checkContact } = await loadRules();
    const checked = checkContact(Object.fromEntries(data));
    if ('issues' in checked) return reject(checked.issues);
    setErrors({});
    setState('sending');
    const words = JSON.stringify(checked.request);
    // A retry has the same key, a changed request a new one. Without HTTPS there is no `randomUUID`.
    if (words !== lastRequest.current.words)
      lastRequest.current = { words, key: crypto.getRandomValues(new Uint32Array(4)).join('-') };
    await sendContactRequest(checked.request, {
      key: lastRequest.current.key,
      details: detailsOf(data, firstUse.current),
    });
    element.reset();
    forgetUnsentRequest();
    firstUse.current = undefined;
    if (process.env.GATSBY_TURNSTILE_SITE_KEY)
      void import('./turnstile').then(({ resetChallenge }) => resetChallenge()).catch(() => undefined);
    if (process.env.GATSBY_ANALYTICS_SERVICE) reachGoal('Form sent');
    setState('sent');
    showToast('success', t('toast.success.title'), t('toast.success.text'));
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy.current) return;
    busy.current = true;
    send(event.currentTarget)
      .catch((error: unknown) => {
        const isUnloaded = error instanceof Error && error.name === 'ChunkLoadError';
        setState(isUnloaded && nativeFormAction ? 'unloaded' : 'failed');
        showToast('error', t('toast.error.title'), t('toast.error.text'));
      })
      .finally(() => {
        busy.current = false;
      });
  };

  const onInput = (event: FormEvent<HTMLFormElement>) => {
    const { target } = event;
    if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
    setErrors((current) => Object.fromEntries(Object.entries(current).filter(([field]) => field !== target.name)));
  };

  /** The message was sent from another page or tab, or by the browser itself. */
  const onReset = () => {
    setErrors({});
    setState((current) => (current === 'sending' || current === 'sent' ? current : 'idle'));
  };

  /** Brings the form back after a message was sent. */
  const startAgain = useCallback(() => setState((current) => (current === 'sent' ? 'idle' : current)), []);

  /** Loads all that sending needs, when the form is first used. */
  const prepare = () => {
    firstUse.current ??= performance.now();
    // What does not load is tried again when the form is sent.
    void Promise.allSettled([loadRules(), supabaseClient(), loadToaster()]);
    if (process.env.GATSBY_TURNSTILE_SITE_KEY)
      import('./turnstile')
        .then(({ showChallenge }) => showChallenge(form.current?.querySelector<HTMLElement>('[data-challenge]')))
        // Without it the request is held for the owner to look at, and not lost.
        .catch(() => undefined);
  };

  return { state, errors, submit, onInput, onReset, prepare, startAgain };
}

/**
 * Returns what goes with a request: where it came from, the seconds since the form was first used, and fields that people
 * do not fill in.
 */
function detailsOf(data: FormData, firstUse: number | undefined): Record<string, string | number> {
  const details: Record<string, string | number> = attribution();
  // Without the key, a build has nothing of the challenge (tests/site/leftOut.test.ts).
  const token = process.env.GATSBY_TURNSTILE_SITE_KEY ? [challengeField] : [];
  for (const name of [honeypotField, 'language', ...token]) {
    const value = data.get(name);
    if (typeof value === 'string' && value !== '') details[name] = value;
  }
  if (firstUse !== undefined) details[timeToFillField] = Math.round((performance.now() - firstUse) / 100) / 10;
  return details;
}

/** Loads the validation rules on first use. */
const loadRules = () => import('../../../../supabase/functions/_shared/contact');
