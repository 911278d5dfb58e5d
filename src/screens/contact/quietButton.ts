import { css } from '@emotion/react';
import { button } from '../../ui/button';

/** A small service beside a way to reach us; it needs scripts. */
export const quietButton = css(button, {
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
  'html:not(.js) &': { display: 'none' },
});
