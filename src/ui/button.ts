import { css } from '@emotion/react';

/** What every button wears, be it a link or a `<button>`; each variant below already includes it. */
export const button = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  minHeight: 48,
  padding: '10px 20px',
  // seen in forced colours
  border: '1.5px solid transparent',
  borderRadius: 'var(--radius-md)',
  fontSize: '1rem',
  fontWeight: 640,
  lineHeight: 1.25,
  textAlign: 'center',
  // a label of two lines has no lone last word
  textWrap: 'balance',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: 'color var(--fast) var(--ease), background var(--fast) var(--ease), border-color var(--fast) var(--ease)',
});

/** The one step a screen asks for. */
export const buttonPrimary = css(button, {
  color: 'var(--on-fern)',
  background: 'var(--fern)',
  '&:hover': { color: 'var(--on-fern)', background: 'var(--fern-hover)' },
});

/** The other way on. */
export const buttonSecondary = css(button, {
  color: 'var(--ink)',
  background: 'var(--surface)',
  borderColor: 'var(--line-strong)',
  '&:hover': { color: 'var(--ink)', borderColor: 'var(--ink)' },
});

/** The primary button of a slate band. */
export const buttonAccent = css(button, {
  color: 'var(--on-gorse)',
  background: 'var(--gorse)',
  '&:hover': { color: 'var(--on-gorse)', background: 'var(--gorse-hover)' },
});

/** The secondary button of a slate band. */
export const buttonOnSlate = css(button, {
  color: 'var(--on-slate)',
  background: 'transparent',
  borderColor: 'var(--on-slate2)',
  '&:hover': { color: 'var(--on-slate)', borderColor: 'var(--on-slate)' },
});

/** A square button that holds an icon; its name comes from `aria-label` or hidden text. */
export const iconButton = css(button, {
  width: 44,
  minHeight: 44,
  padding: 0,
  color: 'var(--ink2)',
  background: 'transparent',
  fontSize: '1.375rem',
  '&:hover': { color: 'var(--ink)', background: 'var(--sunken)' },
});

/** Buttons side by side, wrapping where labels are long; on a phone they fill their line. */
export const buttonRow = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  '@media (max-width: 479.98px)': { '& > *': { flex: '1 1 auto' } },
});
