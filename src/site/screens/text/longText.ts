import { css } from '@emotion/react';

/** Styles of a long text. */
export const longText = css({
  maxWidth: '68ch',
  '& > * + *': { marginBlockStart: '1.1em' },
  '& > h2': {
    marginBlockStart: 'var(--space-2xl)',
    fontSize: 'clamp(1.5rem, 1.3rem + .8vw, 1.875rem)',
    lineHeight: 'var(--leading-h3)',
  },
  '& > h2:first-of-type': { marginBlockStart: 0 },
  '& > h3': { marginBlockStart: '2em' },
  '& > h2 + *, & > h3 + *': { marginBlockStart: '.7em' },
  '& ul, & ol': { paddingInlineStart: '1.4em' },
  '& li + li': { marginBlockStart: '.55em' },
  // A number is broken only where it is wider than a phone.
  '& a[href^="tel:"]': { display: 'inline-block' },
  '& li::marker': { color: 'var(--fern)' },
});
