import { css } from '@emotion/react';
import { buttonSecondary } from '../../ui/button';

/** Every choice of the consent region wears this: none is made to look better than another. */
export const consentButton = css(buttonSecondary, {
  minHeight: 44,
  padding: '6px 14px',
  fontSize: 'var(--text-small)',
});

/** The ways that choose nothing. */
export const consentLink = css({
  minHeight: 44,
  padding: '6px 8px',
  color: 'var(--fern)',
  background: 'none',
  border: 0,
  fontWeight: 640,
  textDecoration: 'underline',
  textUnderlineOffset: '.2em',
  cursor: 'pointer',
  '&:hover': { color: 'var(--fern-hover)' },
});
