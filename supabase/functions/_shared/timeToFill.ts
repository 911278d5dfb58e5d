/** Seconds from the first use of the form until it was sent, as the site's script measures them. */
export const timeToFillField = 'seconds';
