import type { ReactNode } from 'react';
import { css } from '@emotion/react';

/** The gorse underline, once a page: an inset block behind the last third of the letters. */
export function Mark({ children }: { children?: ReactNode }) {
  return <mark css={mark}>{children}</mark>;
}

const mark = css({
  color: 'inherit',
  background: 'none',
  boxShadow: 'inset 0 -.3em 0 var(--gorse-mark)',
  borderEndEndRadius: '.08em',
  boxDecorationBreak: 'clone',
  WebkitBoxDecorationBreak: 'clone',
  '@media (forced-colors: active)': {
    color: 'CanvasText',
    forcedColorAdjust: 'none',
    textDecoration: 'underline .12em',
    textUnderlineOffset: '.12em',
  },
});
