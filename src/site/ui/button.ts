import { css } from '@emotion/react';
import { below } from './breakpoints';

/** A link in words or in a list: as high as a finger needs, its words in the middle. */
export const target = css({ display: 'inline-flex', alignItems: 'center', minHeight: 44 });

/** A link of a menu, as wide as its column. */
export const menuLink = css(target, {
  display: 'flex',
  gap: 12,
  padding: '8px 12px',
  color: 'var(--ink)',
  borderRadius: 'var(--radius-sm)',
  lineHeight: 1.3,
  textDecoration: 'none',
  // A finger would leave the fill behind.
  '@media (hover: hover)': { '&:hover': { background: 'var(--sunken)' } },
  '&[aria-current]': { fontWeight: 640, background: 'var(--sunken)' },
});

const button = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  minHeight: 48,
  padding: '10px 19px',
  // Visible in forced colours.
  border: '1.5px solid transparent',
  borderRadius: 'var(--radius-md)',
  fontSize: '1rem',
  fontWeight: 640,
  lineHeight: 1.25,
  textAlign: 'center',
  textWrap: 'balance',
  textDecoration: 'none',
  cursor: 'pointer',
  '@media print': { display: 'none' },
  transition: 'color var(--fast) var(--ease), background var(--fast) var(--ease), border-color var(--fast) var(--ease)',
});

/** The main action of a screen. */
export const buttonPrimary = css(button, {
  color: 'var(--on-fern)',
  background: 'var(--fern)',
  '&:hover': { color: 'var(--on-fern)', background: 'var(--fern-hover)' },
});

/** A button that waits for an answer. */
export const disabledButton = css({
  '&:disabled, &[aria-disabled="true"]': { cursor: 'not-allowed', opacity: 0.62 },
});

/** For a button among other controls, beside the style of its kind. */
export const smallButton = css({ minHeight: 44, padding: '6px 14px', fontSize: 'var(--text-small)' });

/** A secondary action. */
export const buttonSecondary = css(button, {
  color: 'var(--ink)',
  background: 'var(--surface)',
  borderColor: 'var(--line-strong)',
  '&:hover': { color: 'var(--ink)', borderColor: 'var(--ink)' },
});

/** The main action on slate. */
export const buttonAccent = css(button, {
  color: 'var(--on-gorse)',
  background: 'var(--gorse)',
  '&:hover': { color: 'var(--on-gorse)', background: 'var(--gorse-hover)' },
});

/** A secondary action on slate. */
export const buttonOnSlate = css(button, {
  color: 'var(--on-slate)',
  background: 'transparent',
  borderColor: 'var(--on-slate2)',
  '&:hover': { color: 'var(--on-slate)', borderColor: 'var(--on-slate)' },
});

/** A square button with an icon; it needs an accessible name. */
export const iconButton = css(button, {
  width: 44,
  minHeight: 44,
  padding: 0,
  color: 'var(--ink2)',
  background: 'transparent',
  fontSize: '1.375rem',
  // A finger would leave the fill behind.
  '@media (hover: hover)': { '&:hover': { color: 'var(--ink)', background: 'var(--sunken)' } },
});

/** A button that looks like a link. */
export const textButton = css(button, {
  justifyContent: 'start',
  minHeight: 44,
  padding: 0,
  color: 'var(--fern)',
  background: 'none',
  border: 0,
  fontSize: 'var(--text-small)',
  textAlign: 'start',
  textDecoration: 'underline',
  textUnderlineOffset: '.2em',
  '&:hover': { color: 'var(--fern-hover)' },
});

/** A wrapping row of buttons; on phones they fill the row. */
export const buttonRow = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  [below.small]: { '& > *': { flex: '1 1 auto' } },
});
