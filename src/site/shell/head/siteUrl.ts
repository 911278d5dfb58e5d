/** The site's address (`SITE_URL`) without a trailing slash. */
export const siteUrl = process.env.GATSBY_SITE_URL ?? '';
