import type { ContactRule } from './rules.ts';

/**
 * Why a form that was sent without JavaScript did not arrive: broken rules, too many forms, or a failure of the function.
 */
export type NotSent = readonly ContactRule[] | 'too-many' | 'failed';

/** The page that follows on a form sent without JavaScript, below the site's and the language's address. */
export const sentPage = '/contact/sent';

/** Returns the page where it did not arrive; its fragment says why, so that a plain file can say it too. */
export function notSentPage(why: NotSent): string {
  return `/contact/not-sent#${fragmentOf(why)}`;
}

/** Names the reasons in the order of the form's fields: `name.required_email.invalid`. */
export function fragmentOf(why: NotSent): string {
  return typeof why === 'string' ? why : why.join('_');
}
