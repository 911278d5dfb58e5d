import { sendContactRequest, supabaseClient } from '../../contact/sendContactRequest';
import { atMost, loadInTime, patience } from '../../shell/atMost';
import { keepUnsent } from '../../shell/start/unsentRequest';
import type { ContactIssue } from '../../../../supabase/functions/_shared/contact';
import { challengeField, honeypotField, timeToFillField } from '../../../../supabase/functions/_shared/form';
import { attribution } from './attribution';

interface Use {
  /** When the form was first used (`performance.now`). */
  readonly since: number | undefined;
  /** Sends it without the check for robots, as the visitor has chosen. */
  readonly unchecked: boolean;
  /** Is told when it breaks no rule, before it is sent. */
  readonly onValid: () => void;
}

/** What became of a form that was sent: it was stored, it breaks rules, or the check for robots gave no token. */
export type Outcome = 'sent' | 'unchecked' | readonly ContactIssue[];

/** Checks and sends the form; rejects where something of it fails, or takes too long. */
export async function sendForm(form: HTMLFormElement, use: Use): Promise<Outcome> {
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
export function prepareToSend(form: HTMLFormElement): void {
  void Promise.allSettled([loadRules(), supabaseClient()]);
  const container = form.querySelector<HTMLElement>('[data-challenge]');
  if (process.env.GATSBY_TURNSTILE_SITE_KEY && container)
    import('./turnstile').then(({ showChallenge }) => showChallenge(container)).catch(() => undefined);
}

/**
 * Returns what goes with a request: where it came from, the seconds since the form was first used, and fields that people
 * do not fill in.
 */
function detailsOf(data: FormData, firstUse: number | undefined): Record<string, string | number> {
  const details: Record<string, string | number> = attribution();
  for (const name of [honeypotField, 'language']) {
    const value = data.get(name);
    if (typeof value === 'string' && value !== '') details[name] = value;
  }
  if (firstUse !== undefined) details[timeToFillField] = Math.round((performance.now() - firstUse) / 100) / 10;
  return details;
}

/** Loads the validation rules on first use. */
const loadRules = () => import('../../../../supabase/functions/_shared/contact');
