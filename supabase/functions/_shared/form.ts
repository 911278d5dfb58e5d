/** What the form of the site and the function have to agree on; the rules themselves are in contact.ts. */

/** The fields of a contact request, in the order in which they are asked and checked. */
export const contactFields = ['name', 'email', 'company', 'message'] as const;
export type ContactField = (typeof contactFields)[number];

/** The rules by name: the keys of their messages in other languages. */
export type ContactRule = `${ContactField}.max` | `${Exclude<ContactField, 'email'>}.required` | 'email.invalid';

/** A hidden field, which people leave empty and robots fill in. */
export const honeypotField = 'website';

/** Seconds from the first use of the form until it was sent, as the site's script measures them. */
export const timeToFillField = 'seconds';

/** The token of Cloudflare Turnstile, under the name that its script uses. */
export const challengeField = 'cf-turnstile-response';

/** Parameters of an address that name the campaign a visitor came with. */
export const campaignFields = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const;

/** The page after a form that was sent without JavaScript, without the site's origin and the language's prefix. */
export const sentPage = '/contact/sent';

/** The page after a form that was sent without JavaScript and not stored; its fragment says why. */
export const notSentPage = '/contact/not-sent';

/** The fragments of that page: a failure of ours, too many forms, a broken rule. */
export const notSentReasons = ['failed', 'too-many', 'not-accepted'] as const;
export type NotSentReason = (typeof notSentReasons)[number];
