import { css } from '@emotion/react';

export const root = css({ position: 'relative' });

/** A link or button of the main navigation. */
export const trigger = css({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 44,
  padding: '8px 10px',
  color: 'var(--ink2)',
  background: 'none',
  border: 0,
  borderRadius: 'var(--radius-sm)',
  fontSize: '1rem',
  fontWeight: 560,
  lineHeight: 1.25,
  textDecoration: 'none',
  cursor: 'pointer',
  transition: 'color var(--fast) var(--ease)',
  '&:hover, &[aria-expanded="true"]': { color: 'var(--ink)' },
  '&[aria-current="page"], &[data-current]': {
    color: 'var(--ink)',
    '&::after': {
      content: '""',
      position: 'absolute',
      insetInline: 10,
      insetBlockEnd: 3,
      height: 4,
      background: 'var(--gorse)',
      borderRadius: '3px 3px 1px 3px',
      forcedColorAdjust: 'none',
    },
  },
  '& > svg': { fontSize: '1.125rem', transition: 'transform var(--medium) var(--ease)' },
  '&[aria-expanded="true"] > svg': { transform: 'rotate(180deg)' },
});

const shown = { visibility: 'visible', contentVisibility: 'visible', opacity: 1, transform: 'none' } as const;

/** Laid out while closed, so that opening causes no layout. */
export const panel = css({
  position: 'absolute',
  zIndex: 20,
  insetBlockStart: '100%',
  insetInlineStart: -12,
  width: 'max-content',
  maxWidth: 'min(40rem, 90vw)',
  padding: 10,
  background: 'var(--surface)',
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius-lg)',
  boxShadow: 'var(--shadow-2)',
  visibility: 'hidden',
  // Images in a closed menu (flags) are not loaded.
  contentVisibility: 'hidden',
  opacity: 0,
  transform: 'translateY(-4px)',
  transition: 'opacity var(--medium) var(--ease), transform var(--medium) var(--ease), visibility var(--medium)',
  '&[data-open]': shown,
  'html:not(.js) :hover > &, html:not(.js) :focus-within > &': shown,
  '&[data-align="end"]': { insetInlineStart: 'auto', insetInlineEnd: -12 },
});

export const list = css({
  display: 'grid',
  gap: '2px 8px',
  '& a': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    minHeight: 48,
    padding: '8px 16px 8px 12px',
    color: 'var(--ink)',
    borderRadius: 'var(--radius-md)',
    fontSize: '1rem',
    lineHeight: 1.3,
    textDecoration: 'none',
  },
  '& a:hover': { background: 'var(--sunken)' },
  '& a[aria-current="page"]': { fontWeight: 640, background: 'var(--sunken)' },
  '&[data-columns="2"]': { gridTemplateColumns: '1fr 1fr', minWidth: '32rem' },
});
