import { css } from '@emotion/react';
import { buttonSecondary, smallButton, textButton } from '../../ui/button';

/** Buttons that choose, which all look the same. */
export const consentButton = css(buttonSecondary, smallButton);

/** Links, and buttons that open or close a panel. */
export const consentLink = css(textButton, { justifyContent: 'center', padding: '6px 8px', textAlign: 'center' });
