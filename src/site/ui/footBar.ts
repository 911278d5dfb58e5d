/** What stays at the foot of a phone's window, above what scrolls there; in a low one it would cover what has the focus. */
export const footBar = {
  '@media screen and (max-width: 39.99em) and (min-height: 38em)': {
    position: 'sticky',
    zIndex: 5,
    insetBlockEnd: 0,
    marginInline: 'calc(-1 * var(--gutter))',
    padding: '8px var(--gutter) max(8px, env(safe-area-inset-bottom))',
    background: 'var(--sunken)',
    borderBlockStart: '1px solid var(--line)',
  },
} as const;
