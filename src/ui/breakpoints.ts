/** Media queries from a width on (mobile first). */
export const from = {
  medium: '@media (min-width: 640px)',
  wide: '@media (min-width: 960px)',
  full: '@media (min-width: 1100px)',
} as const;

/** The `media` of a `<source>` for narrow windows. */
export const narrowMedia = '(max-width: 639.98px)';

/** Media queries below a width. */
export const below = {
  small: '@media (max-width: 479.98px)',
  medium: `@media ${narrowMedia}`,
  wide: '@media (max-width: 959.98px)',
} as const;

/** The media query between `from.medium` and `from.wide`. */
export const mediumOnly = '@media (min-width: 640px) and (max-width: 959.98px)';
