import { css } from '@emotion/react';
import { buttonSecondary } from '../../ui/button';

/** All choices look the same: none is emphasised. */
export const consentButton = css(buttonSecondary, {
  minHeight: 44,
  padding: '6px 14px',
  fontSize: 'var(--text-small)',
});

/** Links and buttons that choose nothing. */
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
