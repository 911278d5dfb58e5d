import { css } from '@emotion/react';

/** Leaves a section below the window out of the first layout; shell/start/deferredScripts.ts lays it out after the first paint. */
export const laidOutLater = css({
  'html.js:not(.laid-out) &': { contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 800px' },
});
