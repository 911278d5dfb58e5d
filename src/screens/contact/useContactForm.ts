import { useEffect, useLayoutEffect, useRef, useState, type FormEvent, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { sendContactRequest } from '../../backend/sendContactRequest';
import { useToasts } from '../../shell/toasts/useToasts';
import type { ContactIssue } from '../../../supabase/functions/_shared/contact';
import { honeypotField } from '../../../supabase/functions/_shared/honeypot';
import type { ContactField } from '../../../supabase/functions/_shared/rules';
import { useIdempotencyKey } from './useIdempotencyKey';

type State = 'idle' | 'invalid' | 'sending' | 'failed';
type Errors = Partial<Record<ContactField, string>>;

/** What the form shows, and what it tells of its reader. */
export type ContactFormState = ReturnType<typeof useContactForm>;

/**
 * The form's states (specification, section 4): idle, sending, and back; cleared on success, kept on failure. The values
 * stay in the fields themselves, so that what was typed before the scripts came counts too.
 */
export function useContactForm(form: RefObject<HTMLFormElement | null>) {
  const { t } = useTranslation('contact');
  const toasts = useToasts();
  const idempotencyKey = useIdempotencyKey();
  const busy = useRef(false);
  const [hydrated, setHydrated] = useState(false);
  const [state, setState] = useState<State>('idle');
  const [errors, setErrors] = useState<Errors>({});

  // Before the press that woke the form comes to its button: the messages are ours from then on, not the browser's.
  useLayoutEffect(() => setHydrated(true), []);
  useEffect(() => {
    // The button loses the focus while it is disabled.
    const button = form.current?.querySelector<HTMLElement>('button[type="submit"]');
    if (state !== 'sending') return;
    return () => {
      if (document.activeElement === document.body) button?.focus();
    };
  }, [form, state]);

  const reject = (issues: readonly ContactIssue[]) => {
    const messages: Errors = {};
    for (const { field, rule } of issues) messages[field] ??= t(`validation.${rule}`);
    setErrors(messages);
    setState('invalid');
    const [first] = issues;
    if (!first) return;
    toasts.error(t('toast.validation.title'), t(`validation.${first.rule}`));
    form.current?.querySelector<HTMLElement>(`[name="${first.field}"]`)?.focus();
  };

  const send = async (element: HTMLFormElement) => {
    const data = new FormData(element);
    const { checkContact } = await loadRules();
    const checked = checkContact(Object.fromEntries(data));
    if ('issues' in checked) return reject(checked.issues);
    setErrors({});
    setState('sending');
    await sendContactRequest(checked.request, {
      key: idempotencyKey(checked.request),
      honeypot: String(data.get(honeypotField) ?? ''),
    });
    element.reset();
    setState('idle');
    toasts.success(t('toast.success.title'), t('toast.success.text'));
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy.current) return;
    busy.current = true;
    send(event.currentTarget)
      .catch(() => {
        setState('failed');
        toasts.error(t('toast.error.title'), t('toast.error.text'));
      })
      .finally(() => {
        busy.current = false;
      });
  };

  const clearError = (event: FormEvent<HTMLFormElement>) => {
    const { target } = event;
    if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
    setErrors((current) => Object.fromEntries(Object.entries(current).filter(([field]) => field !== target.name)));
  };

  return {
    hydrated,
    state,
    errors,
    submit,
    clearError,
    preloadRules: () => void loadRules().catch(() => undefined),
  };
}

/** The rules come with the first use of the form: most visitors never need them. */
function loadRules() {
  return import('../../../supabase/functions/_shared/contact');
}
