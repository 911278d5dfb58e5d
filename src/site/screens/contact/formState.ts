import type { ContactField } from '../../../../supabase/functions/_shared/form';

export type Errors = Partial<Record<ContactField, string>>;

/**
 * `unloaded`: a script that sending needs did not load, but the browser can post the form by itself. `unchecked`: the check
 * for robots has given nothing to send with it. `kept`: the visitor has written something since the message was sent.
 */
export type FormState =
  | { readonly name: 'idle' | 'sending' | Failure }
  | { readonly name: 'sent'; readonly kept: boolean }
  | { readonly name: 'invalid'; readonly errors: Errors };

export type Failure = 'failed' | 'unloaded' | 'unchecked';

export type FormEvent =
  | { readonly type: 'sent'; readonly kept: boolean }
  | { readonly type: 'rejected'; readonly errors: Errors }
  | { readonly type: 'edited'; readonly field: string }
  | { readonly type: 'submitted' | Failure | 'emptied' | 'startedAgain' };

/** Returns whether the form could not be sent. */
export function hasFailed(name: FormState['name']): name is Failure {
  return name === 'failed' || name === 'unloaded' || name === 'unchecked';
}

export const idle: FormState = { name: 'idle' };

/** Returns the form's state after an event. */
export function nextFormState(state: FormState, event: FormEvent): FormState {
  switch (event.type) {
    case 'submitted':
      return { name: 'sending' };
    case 'sent':
      return { name: 'sent', kept: event.kept };
    case 'rejected':
      return { name: 'invalid', errors: event.errors };
    case 'failed':
    case 'unloaded':
    case 'unchecked':
      return { name: event.type };
    case 'edited':
      return state.name === 'invalid' ? withoutError(state.errors, event.field) : state;
    // The message was sent from another page or tab, or by the browser itself.
    case 'emptied':
      return state.name === 'sending' || state.name === 'sent' ? state : idle;
    case 'startedAgain':
      return state.name === 'sent' ? idle : state;
  }
}

function withoutError(errors: Errors, field: string): FormState {
  return { name: 'invalid', errors: Object.fromEntries(Object.entries(errors).filter(([name]) => name !== field)) };
}
