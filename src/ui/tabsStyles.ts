import { css, keyframes } from '@emotion/react';
import { from } from './breakpoints';

/** The tab list is above the panel; it scrolls sideways where it has no room. */
export const tabs = css({
  display: 'grid',
  gap: 'clamp(16px, 2.4vw, 32px)',
  '& > *': { minWidth: 0 },
});

export const list = css({
  display: 'flex',
  'html:not(.js) &': { display: 'none' },
  gap: 8,
  overflowX: 'auto',
  scrollbarWidth: 'thin',
  scrollSnapType: 'x proximity',
  // Room for the focus ring inside the scroll container.
  marginBlock: -6,
  paddingBlock: 6,
  marginInline: 'calc(-1 * var(--gutter))',
  paddingInline: 'var(--gutter)',
  scrollPaddingInline: 'var(--gutter)',
  [from.wide]: { marginInline: -6, paddingInline: 6 },
});

export const tab = css({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  flex: 'none',
  minHeight: 52,
  padding: '10px 18px',
  color: 'var(--ink2)',
  background: 'transparent',
  border: '1.5px solid transparent',
  borderRadius: 'var(--radius-md)',
  fontWeight: 600,
  lineHeight: 1.3,
  whiteSpace: 'nowrap',
  textAlign: 'start',
  cursor: 'pointer',
  scrollSnapAlign: 'start',
  // Long labels have two lines, so that no tab is alone in a second row.
  [from.wide]: { flexShrink: 1, textWrap: 'balance', whiteSpace: 'normal' },
  transition: 'color var(--fast) var(--ease), background var(--fast) var(--ease)',
  '& > svg': { fontSize: '1.375rem' },
  '&:hover': { color: 'var(--ink)', background: 'var(--sunken)' },
  '&[aria-selected="true"]': {
    color: 'var(--ink)',
    background: 'var(--surface)',
    borderColor: 'var(--fern)',
    '& > svg': { color: 'var(--fern)' },
  },
  '@media (forced-colors: active)': {
    '&[aria-selected="true"]': { color: 'Highlight', borderColor: 'Highlight' },
  },
});

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(6px)' } });

export const panel = css({
  borderRadius: 'var(--radius-lg)',
  'html.js [data-switched] > &': { animation: `${rise} var(--slow) var(--ease)` },
  'html:not(.js) &[hidden]': { display: 'block' },
  '@media print': { breakInside: 'avoid', '&[hidden]': { display: 'block' } },
});

/** A panel's label as a heading, in print and without scripts. */
export const label = css({ marginBlockEnd: 12, '@media screen': { 'html.js &': { display: 'none' } } });
