import { css } from '@emotion/react';
import { buttonSecondary, textButton } from '../../ui/button';

/** All choices look the same: none is emphasised. */
export const consentButton = css(buttonSecondary, {
  minHeight: 44,
  padding: '6px 14px',
  fontSize: 'var(--text-small)',
});

/** Links and buttons that choose nothing. */
export const consentLink = css(textButton, { justifyContent: 'center', padding: '6px 8px', textAlign: 'center' });
