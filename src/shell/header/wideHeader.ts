/** A header with room for the whole navigation in one row; its container is the `<header>`. Long labels take two lines. */
export const wideHeader = '@container (min-width: 75rem)';
