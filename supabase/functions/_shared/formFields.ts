/** A hidden field, which people leave empty and robots fill in. */
export const honeypotField = 'website';

/** Seconds from the first use of the form until it was sent, as the site's script measures them. */
export const timeToFillField = 'seconds';

/** The token of Cloudflare Turnstile, under the name that its script uses. */
export const challengeField = 'cf-turnstile-response';

/** Parameters of an address that name the campaign a visitor came with. */
export const campaignFields = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const;
