/** The widths at which the twelve-column layout changes: 6 columns, 12 columns, room for a sticky side list. */
export const from = {
  medium: '@media (min-width: 640px)',
  wide: '@media (min-width: 960px)',
  full: '@media (min-width: 1100px)',
} as const;

/** What is narrower, as the `media` of a source. */
export const below = { medium: '(max-width: 639.98px)' } as const;
