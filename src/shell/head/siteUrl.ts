/** Where the site stands (`SITE_URL`), without a slash at its end. */
export const siteUrl = process.env.GATSBY_SITE_URL ?? '';
