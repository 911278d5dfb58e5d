import type { ContactField } from '../../../../supabase/functions/_shared/form';

export type Errors = Partial<Record<ContactField, string>>;

/**
 * `unloaded`: a script that sending needs did not load, but the browser can post the form by itself. `unchecked`: the check
 * for robots has given nothing to send with it. `kept`: the visitor has written something since the message was sent.
 */
export type FormState =
  | { readonly name: 'idle' | 'sending' | 'failed' | 'unloaded' | 'unchecked' }
  | { readonly name: 'sent'; readonly kept: boolean }
  | { readonly name: 'invalid'; readonly errors: Errors };

export const idle: FormState = { name: 'idle' };

/** Returns the state after a field was edited. */
export function withoutError(state: FormState, field: string): FormState {
  if (state.name !== 'invalid') return state;
  return { ...state, errors: Object.fromEntries(Object.entries(state.errors).filter(([name]) => name !== field)) };
}
