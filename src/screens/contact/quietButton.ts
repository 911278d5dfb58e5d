import { css } from '@emotion/react';
import { button } from '../../ui/button';

/** A button that looks like a link; hidden without scripts. */
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
