/** Breakpoints, for styles (mobile first). */
export const from = {
  medium: '@media (min-width: 640px)',
  wide: '@media (min-width: 960px)',
  full: '@media (min-width: 1100px)',
} as const;

/** Maximum widths, as the `media` of a `<source>`. */
export const below = { medium: '(max-width: 639.98px)' } as const;
