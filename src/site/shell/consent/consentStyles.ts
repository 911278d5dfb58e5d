import { css } from '@emotion/react';
import { buttonSecondary, textButton } from '../../ui/button';

/** Buttons that choose, which all look the same. */
export const consentButton = css(buttonSecondary, {
  minHeight: 44,
  padding: '6px 14px',
  fontSize: 'var(--text-small)',
});

/** Links, and buttons that open or close a panel. */
export const consentLink = css(textButton, { justifyContent: 'center', padding: '6px 8px', textAlign: 'center' });
