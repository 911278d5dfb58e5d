import { css } from '@emotion/react';

/** Hides an element while scripts do not run, and in an island whose script has not loaded. */
export const withScripts = css({ 'html:not(.js) &, [data-failed] &': { display: 'none' } });

/** Shows an element only then. */
export const withoutScripts = css({ 'html.js &:not([data-failed] *)': { display: 'none' } });

/** Hides an element until its island acts, as a link whose address the island knows. */
export const whenReady = css({ 'html:not(.js) &, camre-island:not([data-ready]) &': { display: 'none' } });

/** Shows an element only until then. */
export const untilReady = css({ 'html.js &:not(camre-island:not([data-ready]) *)': { display: 'none' } });
