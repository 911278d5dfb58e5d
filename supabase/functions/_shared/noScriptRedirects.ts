import type { ContactRule } from './rules.ts';

/** Why a form that was sent without JavaScript was not stored: broken rules, too many forms, or a failure. */
export type NotSent = readonly ContactRule[] | 'too-many' | 'failed';

/** The page after a form that was sent without JavaScript, without the site's origin and the language's prefix. */
export const sentPage = '/contact/sent';

/** Returns the page after a form that was not stored. Its fragment says why, so that a static page can show it. */
export function notSentPage(why: NotSent): string {
  return `/contact/not-sent#${fragmentOf(why)}`;
}

/** Returns the reasons as a fragment, in the order of the form's fields: `name.required_email.invalid`. */
export function fragmentOf(why: NotSent): string {
  return typeof why === 'string' ? why : why.join('_');
}
