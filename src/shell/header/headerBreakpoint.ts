/** From this width on the whole navigation stands in one row, in every language. */
export const headerWide = '@media (min-width: 1200px)';
export const headerNarrow = '@media (max-width: 1199.98px)';
