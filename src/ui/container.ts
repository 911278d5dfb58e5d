import { css } from '@emotion/react';

/** The page's measure: 1180 px between fluid gutters. */
export const container = css({
  width: '100%',
  maxWidth: 'calc(var(--container) + 2 * var(--gutter))',
  marginInline: 'auto',
  paddingInline: 'var(--gutter)',
});
