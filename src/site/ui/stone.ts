/** A small stone in its hue before a word, as a `::before` of a flex container. */
export const stone = {
  content: '""',
  width: 12,
  height: 12,
  background: 'var(--hue)',
  borderRadius: '4px 4px 1px 4px',
  forcedColorAdjust: 'none',
} as const;
