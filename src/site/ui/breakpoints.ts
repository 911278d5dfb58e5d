/**
 * Media queries from a width on (mobile first): 640, 960 and 1100 px, in em to follow the reader's text size. Paper is of
 * medium width; WebKit prints with the width of the window.
 */
export const from = {
  medium: '@media (min-width: 40em)',
  wide: '@media screen and (min-width: 60em)',
  full: '@media screen and (min-width: 68.75em)',
} as const;

/** Returns whether the window is as wide as `from.medium` says. */
export function isMedium(): boolean {
  return window.matchMedia(from.medium.replace('@media ', '')).matches;
}

/** Media queries below a width. */
export const below = {
  small: '@media (max-width: 29.99em)',
  medium: '@media (max-width: 39.99em)',
  wide: '@media print, (max-width: 59.99em)',
} as const;
