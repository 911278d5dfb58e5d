import { css } from '@emotion/react';

/** Hides an element while scripts do not run, and in an island whose script has not loaded. */
export const withScripts = css({ 'html:not(.js) &, [data-failed] &': { display: 'none' } });

/** Shows an element only then. */
export const withoutScripts = css({ 'html.js &:not([data-failed] *)': { display: 'none' } });
