import { css } from '@emotion/react';

/** Hides an element while scripts do not run. */
export const withScripts = css({ 'html:not(.js) &': { display: 'none' } });

/** Shows an element only while scripts do not run. */
export const withoutScripts = css({ 'html.js &': { display: 'none' } });
