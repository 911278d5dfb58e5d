import type { ReactNode } from 'react';
import { css } from '@emotion/react';

/** Text with a thick underline; at most one per page. */
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
