import { css } from '@emotion/react';

/** The width of the page: 1180 px plus fluid gutters. */
export const container = css({
  width: '100%',
  maxWidth: 'calc(var(--container) + 2 * var(--gutter))',
  marginInline: 'auto',
  paddingInline: 'var(--gutter)',
});
